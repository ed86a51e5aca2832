/* Shows the code of a voucher as soon as it has been bought: the page is asked for it until it is there. */

const PATIENCE_MS = 15_000;
const PAUSE_MS = 500;
let isLooking = false;

document.addEventListener('shop:voucher-activation', async () => {
  if (isLooking) return;
  isLooking = true;
  const end = Date.now() + PATIENCE_MS;
  while (!(await renew()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  isLooking = false;
});

/** Answers whether there was something new. */
async function renew() {
  const codes = document.querySelector('[data-codes]');
  const now = (await read().catch(() => null))?.querySelector('[data-codes]');
  if (!now || now.textContent === codes.textContent) return false;
  codes.replaceWith(document.importNode(now, true));
  return true;
}

function read() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', reject);
    request.send();
  });
}
