// The locator of the local environment. It filters its fictional stores.
(() => {
  const stores = [...document.querySelectorAll('#stores li')];
  const pins = [...document.querySelectorAll('.pin')];

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
})();
