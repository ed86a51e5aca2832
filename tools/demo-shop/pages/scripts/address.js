/* Stores the address that the form publishes, and returns the shop's errors to the form. */

const fails = document.querySelector('[data-address-fails]');
let isStoring = false;

document.addEventListener('shop:address-saved', async ({ detail: { address, element } }) => {
  if (isStoring) return;
  isStoring = true;
  fails.hidden = true;
  try {
    await store(address, element);
  } catch {
    fails.hidden = false;
  } finally {
    isStoring = false;
  }
});

async function store(address, form) {
  const answer = await fetch('/dashboard/addresses/vue/store', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': document.querySelector('meta[name="csrf-token"]').content,
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify(address),
  });
  if (answer.ok) location.assign('/dashboard/addresses');
  else if (answer.status === 422) form.dataset.errors = JSON.stringify((await answer.json()).errors);
  else throw new Error(`Storing an address was answered ${answer.status}`);
}
