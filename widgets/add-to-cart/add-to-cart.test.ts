// @vitest-environment happy-dom
import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Commands } from '../../shared/bus/events.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { enhancer } from './add-to-cart.enhancer.ts';

/** Handles a command, and records what is sent. */
function commands<Name extends keyof Commands>(name: Name): Commands[Name][] {
  const details: Commands[Name][] = [];
  onTestFinished(bus.handle(name, (detail) => details.push(detail)));
  return details;
}

test('a click sends the product, as the template wrote it', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const { element } = page.mount(
    enhancer,
    '<button data-type="product" data-id="00123" data-qty="2">In winkelwagen</button>',
  );
  await userEvent.click(element);
  expect(sent).toEqual([{ type: 'product', id: '00123', qty: 2, goToCart: false, has_tax_exemption: false }]);
});

test('the button is busy until the cart answers, and a second click is ignored', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const { element } = page.mount(enhancer, '<button data-type="product" data-id="1">Koop</button>');
  await userEvent.dblClick(element);
  expect(sent).toHaveLength(1);
  expect(element.getAttribute('aria-busy')).toBe('true');
  bus.publish('call-failed', { widget: 'cart-popup', call: '/cart/add', status: 500 });
  expect(element.hasAttribute('aria-busy')).toBe(false);
  await userEvent.click(element);
  expect(sent).toHaveLength(2);
});

test('a button without a class looks like a button of the kit, and one of the shop keeps its look', async () => {
  const page = await openPage();
  const pasted = page.mount(enhancer, '<button data-type="product" data-id="1">Koop</button>');
  expect(pasted.element.className).toBe('sw-button sw-button--primary');
  const own = page.mount(enhancer, '<button class="btn" data-type="product" data-id="1">Koop</button>');
  expect(own.element.className).toBe('btn');
});

test('in the shop’s form the quantity of the form is used, and the form is not submitted', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const { element } = page.mount(enhancer, '<button data-type="product" data-id="1">Koop</button>');
  const form = document.createElement('form');
  form.innerHTML = '<input type="number" name="qty" value="4" min="1">';
  element.before(form);
  form.append(element);
  let isPosted = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isPosted = true;
  });
  await userEvent.click(element);
  expect(sent).toMatchObject([{ qty: 4 }]);
  expect(isPosted).toBe(false);
});

test('an empty element gets a button, and a stepper when the template sets one', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const { element, unmount } = page.mount(enhancer, '<div data-type="bundle" data-id="7" data-stepper></div>');
  await userEvent.click(await findByRole(element, 'button', { name: 'Eén meer' }));
  await userEvent.click(getByRole(element, 'button', { name: 'Eén meer' }));
  await userEvent.click(getByRole(element, 'button', { name: 'Eén minder' }));
  await userEvent.click(await findByRole(element, 'button', { name: 'In winkelwagen' }));
  expect(sent).toMatchObject([{ type: 'bundle', id: '7', qty: 2 }]);
  unmount();
  expect(element.innerHTML).toBe('');
});

test('the quantity of the stepper can be typed; what is no quantity changes nothing, and Enter sends no form', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const form = document.createElement('form');
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  document.body.append(form);
  const { element } = page.mount(enhancer, '<div data-type="bundle" data-id="7" data-stepper></div>');
  form.append(element);
  const field = await findByRole<HTMLInputElement>(element, 'textbox', { name: 'Aantal' });
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');
  for (const wrong of ['0', '2,5', 'veel']) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.tab();
    expect(field.value).toBe('12');
  }
  await userEvent.click(getByRole(element, 'button', { name: 'Eén meer' }));
  expect(getByRole(element, 'status').textContent).toBe('13');
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  await userEvent.click(await findByRole(element, 'button', { name: 'In winkelwagen' }));
  expect(sent).toMatchObject([{ qty: 40 }]);
  expect(submitted).not.toHaveBeenCalled();
  form.remove();
});

test.each(['data-orderable="false"', 'data-pre-heat'])(
  'a product that is out of stock (%s) offers a reminder',
  async (attributes) => {
    const sent = commands('back-in-stock-open');
    const page = await openPage();
    const { element } = page.mount(enhancer, `<div data-type="product" data-id="9" ${attributes}></div>`);
    await userEvent.click(await findByRole(element, 'button', { name: 'Mail mij bij voorraad' }));
    expect(sent).toEqual([{ type: 'product', id: '9' }]);
  },
);

test.each(['data-price-on-request', 'data-orderable="false" data-eol'])(
  'a product that is not for sale (%s) has no button',
  async (attributes) => {
    const page = await openPage();
    const { element } = page.mount(enhancer, `<button data-type="product" data-id="9" ${attributes}>Koop</button>`);
    expect(element.hidden).toBe(true);
  },
);

test('a template without a product gets an error', async () => {
  const page = await openPage();
  const { templateErrors } = page.mount(enhancer, '<button data-qty="many">Koop</button>');
  expect(templateErrors).toEqual([
    { attribute: 'data-type', expected: 'text', found: 'nothing' },
    { attribute: 'data-id', expected: 'text', found: 'nothing' },
    { attribute: 'data-qty', expected: 'a whole number from 1', found: 'many' },
  ]);
});

test('unmounting restores a busy button', async () => {
  commands('add-to-cart');
  const page = await openPage();
  const printed = '<button data-type="product" data-id="1" aria-disabled="false">Koop</button>';
  const { element, unmount } = page.mount(enhancer, printed);
  await userEvent.click(element);
  unmount();
  expect(element.outerHTML).toBe(printed);
});

test('attributes of a button that was not clicked do not change', async () => {
  const page = await openPage();
  const printed = '<button class="buy" data-type="product" data-id="1" aria-disabled="true">Koop</button>';
  const { element } = page.mount(enhancer, printed);
  bus.publish('call-failed', { widget: 'cart-popup', call: '/cart/add', status: 500 });
  expect(element.outerHTML).toBe(printed);
});

test('inputs can be in a JSON child, and attributes take precedence', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const child = '<script type="application/json">{"type":"product","id":"00123","qty":3}</script>';
  const { element } = page.mount(enhancer, `<div data-qty="2">${child}<button type="button">Koop</button></div>`);
  await userEvent.click(getByRole(element, 'button'));
  expect(sent).toMatchObject([{ type: 'product', id: '00123', qty: 2 }]);
});

test.each(['-3', '0', '1.5'])('%s is not a valid quantity', async (quantity) => {
  const page = await openPage();
  const { templateErrors } = page.mount(
    enhancer,
    `<button data-type="product" data-id="1" data-qty="${quantity}"></button>`,
  );
  expect(templateErrors).toMatchObject([{ attribute: 'data-qty', found: quantity }]);
});

test('a click orders what the element says at that moment', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const html = '<button data-type="product" data-id="1" data-qty="1">Koop</button>';
  const { element } = page.mount(enhancer, html, { settings: { taxExemptionSelected: true } });
  Object.assign(element.dataset, { id: '2', qty: '3', type: 'bundle', goToCart: '', hasTaxExemption: '1' });
  await userEvent.click(element);
  expect(sent).toEqual([{ type: 'bundle', id: '2', qty: 3, goToCart: true, has_tax_exemption: true }]);
});

test('a click orders what the JSON child says at that moment', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const child = '<script type="application/json">{"type":"product","id":"1","qty":3}</script>';
  const { element } = page.mount(enhancer, `<div>${child}<button type="button">Koop</button></div>`);
  element.querySelector('script')!.textContent = '{"type":"product","id":"2","qty":4}';
  await userEvent.click(getByRole(element, 'button'));
  expect(sent).toMatchObject([{ type: 'product', id: '2', qty: 4 }]);
});

test('nothing is ordered while the JSON child is broken, and a script that is no JSON is none', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const child = '<script>var own = 1;</script><script type="application/json">{"qty":3}</script>';
  const html = `<div data-type="product" data-id="1">${child}<button type="button">Koop</button></div>`;
  const { element, templateErrors } = page.mount(enhancer, html);
  const json = element.querySelector('script[type]')!;
  json.textContent = '{"qty":4';
  await userEvent.click(getByRole(element, 'button'));
  expect(sent).toEqual([]);
  expect(templateErrors).toMatchObject([
    { attribute: '<script type="application/json">', expected: 'JSON', found: '{"qty":4' },
  ]);
  json.textContent = '{"qty":4}';
  await userEvent.click(getByRole(element, 'button'));
  expect(sent).toMatchObject([{ id: '1', qty: 4 }]);
});

test('a changed quantity of the template counts until the shopper chooses one', async () => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const { element } = page.mount(enhancer, '<div data-type="product" data-id="1" data-qty="2" data-stepper></div>');
  const more = await findByRole(element, 'button', { name: 'Eén meer' });
  const buy = await findByRole(element, 'button', { name: 'In winkelwagen' });
  const field = getByRole<HTMLInputElement>(element, 'textbox', { name: 'Aantal' });
  const order = async () => {
    await userEvent.click(buy);
    bus.publish('call-failed', { widget: 'cart-popup', call: '/cart/add', status: 500 });
  };
  element.dataset['qty'] = '5';
  await order();
  expect(field.value).toBe('5');
  element.dataset['qty'] = '7';
  await userEvent.click(more);
  expect(field.value).toBe('8');
  element.dataset['qty'] = '20';
  await order();
  expect(sent.map(({ qty }) => qty)).toEqual([5, 8]);
  expect(field.value).toBe('8');
});

test.each([
  ['data-id', '', 'text', ''],
  ['data-qty', 'veel', 'a whole number from 1', 'veel'],
  ['data-go-to-cart', 'perhaps', 'true or false', 'perhaps'],
])('with an invalid %s a click orders nothing, and says so', async (attribute, value, expected, written) => {
  const sent = commands('add-to-cart');
  const page = await openPage();
  const { element, templateErrors } = page.mount(enhancer, '<button data-type="product" data-id="1">Koop</button>');
  element.setAttribute(attribute, value);
  await userEvent.click(element);
  const alert = await findByRole(document.body, 'alert');
  expect(alert.textContent).toBe('Er ging iets mis. Probeer het later opnieuw.');
  expect(sent).toEqual([]);
  expect(templateErrors).toEqual([{ attribute, expected, found: written }]);
  element.setAttribute('data-id', '2');
  element.setAttribute('data-qty', '1');
  element.removeAttribute('data-go-to-cart');
  await userEvent.click(element);
  expect(sent).toMatchObject([{ id: '2', qty: 1 }]);
  await waitFor(() => expect(queryByRole(document.body, 'alert')).toBeNull());
});

test('a product that has become unavailable is not ordered, and its button says so from the click on', async () => {
  const sent = commands('add-to-cart');
  const reminders = commands('back-in-stock-open');
  const page = await openPage();
  const { element } = page.mount(enhancer, '<div data-type="product" data-id="1"></div>');
  const button = await findByRole(element, 'button', { name: 'In winkelwagen' });
  element.dataset['orderable'] = 'false';
  await userEvent.click(button);
  expect([sent, reminders]).toEqual([[], [{ type: 'product', id: '1' }]]);
  expect(button.textContent).toBe('Mail mij bij voorraad');
  delete element.dataset['orderable'];
  element.dataset['priceOnRequest'] = '';
  await userEvent.click(button);
  expect([sent, element.hidden]).toEqual([[], true]);
});

const noForm = { hasHandler: () => false };

test.each([
  { html: '<div data-type="product" data-id="1" data-orderable="0" data-notify="0"></div>', host: {} },
  { html: '<div data-type="product" data-id="1" data-orderable="0"></div>', host: noForm },
  { html: '<div data-type="product" data-id="1" data-orderable="0"><button>Mail mij</button></div>', host: noForm },
])('$html says that the product is sold out, without a button', async ({ html, host }) => {
  const page = await openPage();
  const { element, unmount } = page.mount(enhancer, html, host);
  const before = html.includes('<button>');
  expect(element.querySelector('.sw-add-to-cart__sold-out')?.textContent).toBe('Uitverkocht');
  expect(queryByRole(element, 'button')).toBeNull();
  unmount();
  expect(element.textContent).toBe(before ? 'Mail mij' : '');
});

test('the shop’s own link to a form for the mail stays', async () => {
  const page = await openPage();
  const html = '<div data-type="product" data-id="1" data-orderable="0"><a href="/mail">Mail mij</a></div>';
  const { element } = page.mount(enhancer, html, noForm);
  expect(getByRole(element, 'link').textContent).toBe('Mail mij');
  expect(element.textContent).toBe('Mail mij');
});

test('a shop with a form of its own has the button on a page without the widget', async () => {
  const sent = commands('back-in-stock-open');
  const page = await openPage();
  const html = '<div data-type="product" data-id="1" data-orderable="0" data-notify></div>';
  const { element } = page.mount(enhancer, html, noForm);
  const button = await findByRole(element, 'button', { name: 'Mail mij bij voorraad' });
  // The colour of buying would promise too much.
  expect(button.className).toBe('sw-button sw-button--secondary');
  await userEvent.click(button);
  expect(sent).toEqual([{ type: 'product', id: '1' }]);
});
