// The locator of the local environment. It filters its fictional stores and shows one on its map.
(() => {
  const stores = [...document.querySelectorAll('#stores li')];
  const pins = [...document.querySelectorAll('.pin')];

  document.fonts.ready.then(() => document.documentElement.classList.add('ready'));

  document.querySelector('#search').addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = document.querySelector('#place').value.trim().toLowerCase();
    let count = 0;
    stores.forEach((store, index) => {
      const found = store.dataset.place.toLowerCase().includes(wanted);
      store.hidden = !found;
      pins[index].hidden = !found;
      if (found) count += 1;
    });
    document.querySelector('#count').textContent = count === 1 ? '1 store' : `${count} stores`;
  });

  stores.forEach((store, index) => {
    const button = store.querySelector('button');
    button.addEventListener('click', () => {
      const shown = button.getAttribute('aria-pressed') === 'true' ? -1 : index;
      stores.forEach((other, at) => {
        other.querySelector('button').setAttribute('aria-pressed', String(at === shown));
        pins[at].classList.toggle('shown', at === shown);
      });
    });
  });
})();
