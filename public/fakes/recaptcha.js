// Stands in for the bot check while the site runs locally. It is always ready, and its tokens prove nothing.
(() => {
  let count = 0;
  window.grecaptcha = {
    enterprise: {
      ready: (callback) => callback(),
      execute: async (_siteKey, { action }) => {
        count += 1;
        return `fake-${action}-${Date.now()}-${count}`;
      },
    },
  };
})();
