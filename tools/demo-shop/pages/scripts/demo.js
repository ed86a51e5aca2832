/* The scripts of the demo pages: a list of published events, and the panel that makes calls fail. */

const EVENTS = [
  'add-to-cart',
  'compare-toggle',
  'back-in-stock-open',
  'installer-open',
  'price-match-open',
  'concept-store-open',
  'chat-open',
  'chat-opened',
  'cart-added',
  'cart-count',
  'compare-changed',
  'widget-ready',
  'widget-failed',
  'call-failed',
  'address-saved',
  'slot-ready',
  'template-error',
];

/** Elements have no useful JSON, and the widget's name is shown anyway. */
function written(detail) {
  return JSON.stringify(detail ?? {}, (key, value) => {
    if (value instanceof Element) return undefined;
    return value instanceof Error ? value.message : value;
  });
}

const heard = document.querySelector('[data-heard]');
let isFirst = true;

for (const name of heard ? EVENTS : []) {
  document.addEventListener(`shop:${name}`, ({ detail }) => {
    if (isFirst) heard.replaceChildren();
    isFirst = false;
    const line = document.createElement('li');
    line.textContent = `shop:${name} ${written(detail)}`;
    heard.prepend(line);
    while (heard.children.length > 30) heard.lastElementChild.remove();
  });
}

document.addEventListener('click', ({ target }) => {
  const teller = target.closest?.('[data-tell]');
  if (!teller) return;
  const detail = JSON.parse(teller.dataset.detail);
  document.dispatchEvent(new CustomEvent(`shop:${teller.dataset.tell}`, { detail }));
});

const panel = document.querySelector('[data-behaviour]');
const list = panel?.querySelector('[data-behaviour-list]');
const clear = panel?.querySelector('[data-behaviour-clear]');

function show({ calls }) {
  const agreed = Object.entries(calls);
  const lines = agreed.map(
    ([call, { how, times, every }]) =>
      `${call}: ${how}${every ? ` (1 / ${every})` : ''}${times === null ? '' : ` (${times}×)`}`,
  );
  list.replaceChildren(
    ...(lines.length > 0 ? lines : [list.dataset.empty]).map((text) => {
      const line = document.createElement('li');
      line.textContent = text;
      return line;
    }),
  );
  clear.hidden = agreed.length === 0;
}

async function agree(method, body) {
  const answer = await fetch('/demo/behaviour', {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) show(await answer.json());
}

if (panel) {
  for (const form of panel.querySelectorAll('[data-behaviour-undo]')) form.remove();
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    const { call, how, times, every } = Object.fromEntries(new FormData(event.target));
    void agree('POST', {
      call,
      how,
      ...(times && { times: Number(times) }),
      ...(every && { every: Number(every) }),
    });
  });
  clear.addEventListener('click', () => void agree('DELETE'));
  void agree('GET');
}
