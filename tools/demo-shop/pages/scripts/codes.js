/* Shows the code of a voucher after it was bought: requests the page until it contains the code. */

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

/** Returns whether there was a new code. */
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
