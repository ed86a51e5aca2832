import { createCart, createShop, type CartLine, type Outcome } from '../../tools/models/models.ts';

/** The cart in plain DOM. A line keeps its element, so that the focus stays on its buttons. */
const shop = createShop();
const cart = createCart(shop);
const list = document.createElement('ul');
const total = document.createElement('p');
const message = document.createElement('p');
message.setAttribute('role', 'status');
document.querySelector('main')!.append(list, total, message);
const rows = new Map<string, HTMLLIElement>();

async function act(action: Promise<Outcome>): Promise<void> {
  const outcome = await action;
  message.textContent = outcome.is === 'refused' ? `Not changed: ${outcome.refusal.is}` : '';
}

function buttonOf(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

function createRow({ id, name, canIncrease, canRemove }: CartLine): HTMLLIElement {
  const row = document.createElement('li');
  row.append(
    name,
    document.createElement('output'),
    ...(canIncrease ? [buttonOf(`More ${name}`, () => void act(cart.increase(id)))] : []),
    ...(canRemove ? [buttonOf(`Remove ${name}`, () => void act(cart.remove(id)))] : []),
  );
  return row;
}

cart.cart.subscribe((now) => {
  const lines = now?.lines ?? [];
  for (const [id, row] of rows)
    if (!lines.some((line) => line.id === id)) {
      row.remove();
      rows.delete(id);
    }
  for (const line of lines) {
    const row = rows.get(line.id) ?? createRow(line);
    rows.set(line.id, row);
    row.querySelector('output')!.value = String(line.quantity);
    if (!row.isConnected) list.append(row);
  }
  total.textContent = now && `Total ${now.total}`;
});
await cart.start();
