/**
 * The scripts of the floor pages, hand-written and without a framework: they send the widget's first call and show the
 * answer as plain HTML. Each function is printed into the page as text, so it may use the others and nothing else.
 */

/** What a floor page shows. */
export interface FloorPlan {
  /** Its interaction, if any. */
  readonly is: 'list' | 'cart' | 'overview' | 'checkout';
  /** The path of the list within the answer, such as `cart.items`. */
  readonly list: string;
  /** Fields of an entry that are shown beside its name. */
  readonly texts: readonly string[];
}

/** A plan with the call that reads its data. */
export interface FloorPage extends FloorPlan {
  readonly path: string;
  readonly body?: object;
}

// oxlint-disable-next-line typescript/no-explicit-any -- A floor page trusts the shop.
type Data = any;

/** Entries on one page of a list, as many as the widget shows. */
function shownOf(entries: Data[]): Data[] {
  return entries.slice(0, 17);
}

async function callShop(path: string, body?: object): Promise<Data> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content;
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  return answer.json();
}

/** The answer that the server has printed, or the shop's. */
function readFirst({ path, body }: FloorPage): Promise<Data> {
  const printed = document.querySelector('script[data-initial]');
  return printed ? Promise.resolve(JSON.parse(printed.textContent)) : callShop(path, body);
}

function addText(parent: Element, tag: string, text: Data): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = typeof text === 'object' ? JSON.stringify(text) : String(text);
  parent.append(element);
  return element;
}

function drawEntry(entry: Data, texts: readonly string[], isFirst: boolean): HTMLElement {
  const item = document.createElement('li');
  item.className = 'floor-entry';
  if (entry.image) {
    const image = new Image(96, 96);
    image.loading = isFirst ? 'eager' : 'lazy';
    image.src = entry.image;
    item.append(image);
  }
  addText(item, 'b', entry.name);
  for (const name of texts) if (entry[name] !== undefined && entry[name] !== null) addText(item, 'p', entry[name]);
  return item;
}

function entriesIn(data: Data, path: string): Data[] {
  return Object.values(path.split('.').reduce((value, key) => value[key], data));
}

function drawList(entries: Data[], texts: readonly string[]): void {
  const list = document.createElement('ul');
  list.append(...entries.map((entry, at) => drawEntry(entry, texts, at === 0)));
  document.querySelector('main ul')?.remove();
  document.querySelector('main')!.append(list);
}

/** Each line has a button; the answer to a click is the whole cart. */
function drawCart(cart: Data, page: FloorPage): void {
  drawList(cart.items, page.texts);
  for (const [at, item] of document.querySelectorAll('main li').entries()) {
    const { type, id, qty } = cart.items[at];
    addText(item, 'output', qty);
    addText(item, 'button', 'Eén meer').addEventListener('click', async () => {
      drawCart(await callShop('/cart/plus', { type, id, qty: 1 }), page);
    });
  }
  addText(document.querySelector('main ul')!, 'p', cart.subtotal);
}

/** A checkbox for each brand narrows the list down. */
function drawOverview({ products, brands }: Data, { texts }: FloorPage): void {
  const main = document.querySelector('main')!;
  const count = addText(main, 'h2', products.length);
  const chosen = new Set();
  const aside = document.createElement('aside');
  for (const { id, name } of brands) {
    const label = addText(aside, 'label', name);
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'brand' });
    label.prepend(box);
    box.addEventListener('change', () => {
      if (!chosen.delete(id)) chosen.add(id);
      const matches = products.filter(
        ({ brand_ids }: Data) => !chosen.size || brand_ids.some((id: Data) => chosen.has(id)),
      );
      count.textContent = String(matches.length);
      drawList(shownOf(matches), texts);
    });
  }
  main.append(aside);
  drawList(shownOf(products), texts);
}

/** A field for each text of the order; the button validates them and shows the shipping methods. */
function drawCheckout(start: Data, { texts }: FloorPage): void {
  const main = document.querySelector('main')!;
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(start.checkoutData)) {
    if (typeof value !== 'string' || /^shipping_|password/.test(name)) continue;
    const field = Object.assign(document.createElement('input'), { name, value });
    addText(form, 'label', name).append(field);
  }
  addText(form, 'button', 'Doorgaan naar verzending');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await callShop('/checkout/validate', { ...start.checkoutData, ...Object.fromEntries(new FormData(form)) });
    const { shippingMethods } = await callShop('/checkout/shipping');
    form.replaceChildren();
    for (const { id, label } of shippingMethods) {
      const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'shipping_method' });
      addText(form, 'label', label).prepend(Object.assign(radio, { value: id }));
    }
  });
  main.append(form);
  drawList(start.cart.items, texts);
}

async function showFloor(page: FloorPage): Promise<void> {
  const data = await readFirst(page);
  if (page.is === 'cart') drawCart(data, page);
  else if (page.is === 'overview') drawOverview(data, page);
  else if (page.is === 'checkout') drawCheckout(data, page);
  else drawList(entriesIn(data, page.list), page.texts);
}

/** The script of one floor page. */
export function floorScript(page: FloorPage): string {
  const shared = [callShop, readFirst, addText, drawEntry, entriesIn, drawList, showFloor];
  const own = { list: [], cart: [drawCart], overview: [shownOf, drawOverview], checkout: [drawCheckout] }[page.is];
  const plan = JSON.stringify(page).replaceAll('<', '\\u003c');
  return [...shared, ...own, `void showFloor(${plan});`].map(String).join('\n');
}
