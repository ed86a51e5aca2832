// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { findByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Widget } from '../../shared/runtime/host.ts';
import { openPage } from '../support/open-page.ts';
import { bus } from '../support/page-bus.ts';

/** A form of a widget, and a text field that the shop refuses. */
interface FormCase {
  readonly widget: string;
  readonly attributes?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly setup?: Parameters<typeof openPage>[0];
  /** Opens the form, if it is not there from the start. */
  open?(element: HTMLElement): unknown;
  readonly submit: string;
  readonly field: string;
  /** The key of the field in the shop's answer. */
  readonly key?: string;
}

/** The code of a dialog loads when it is opened. */
const LATE = { timeout: 10_000 };

const REFUSAL = 'Dit klopt niet.';
const REQUEST = 'data-submit-url="/send" data-website-id="1"';

const FORMS: readonly FormCase[] = [
  {
    widget: 'installer-request',
    attributes: `${REQUEST} data-model-id="4711" data-model-type="product"`,
    open: async (element) => userEvent.click(await findByRole(element, 'button', { name: /installateur/ }, LATE)),
    submit: 'Aanvraag versturen',
    field: 'email',
  },
  {
    widget: 'price-match',
    attributes: `${REQUEST} data-product-id="4711"`,
    open: () => bus.send('price-match-open', undefined),
    submit: 'Versturen',
    field: 'price',
  },
  { widget: 'withdrawal', submit: 'Ontbinding bevestigen', field: 'email' },
  {
    widget: 'back-in-stock-modal',
    open: () => bus.send('back-in-stock-open', { type: 'product', id: 4711 }),
    submit: 'Mail mij bij voorraad',
    field: 'email',
  },
  {
    widget: 'address-form',
    attributes: `data-countries='[{"alpha_2_code":"es","name":"Spanje"}]' data-default-country="es"
      data-errors='{"phone":["${REFUSAL}"]}'`,
    submit: 'Opslaan',
    field: 'phone',
  },
  {
    widget: 'address-book',
    setup: { customer: 'sanne' },
    open: async (element) => userEvent.click(await findByRole(element, 'button', { name: 'Adres toevoegen' })),
    submit: 'Opslaan',
    field: 'phone',
  },
  {
    widget: 'checkout',
    setup: { cart: [{ sku: 'GRW-MIN3000TLXH' }] },
    submit: 'Doorgaan naar verzendmethode',
    field: 'phone',
  },
];

const islands = import.meta.glob<{ island: Widget }>('../../widgets/*/*.island.tsx');

beforeEach(() => sessionStorage.clear());

async function openForm({ widget, attributes = '', setup, open }: FormCase) {
  const page = await openPage(setup);
  const { island } = await islands[`../../widgets/${widget}/${widget}.island.tsx`]!();
  const { element } = page.mount(island, `<div data-widget="${widget}" ${attributes}></div>`);
  await waitFor(() => expect(element.querySelector('.sw-root')).not.toBeNull());
  await open?.(element);
  return element;
}

/** From now on the shop refuses this field. */
function refuse(key: string) {
  const shop = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Response.json({ errors: { [key]: [REFUSAL] } }, { status: 422 }));
  onTestFinished(() => void vi.stubGlobal('fetch', shop));
}

describe.each(FORMS)('the form of $widget', (form) => {
  test('begins unmarked and without an alert, and a message stays until its field is left with another text', async () => {
    const element = await openForm(form);
    const submit = await findByRole(element, 'button', { name: form.submit }, LATE);
    const field = element.querySelector<HTMLInputElement>(`[name="${form.field}"]`)!;
    expect(element.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    expect([...element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('')).toBe('');

    await userEvent.type(field, field.type === 'email' ? 'anna@example.nl' : '12');
    refuse(form.key ?? form.field);
    await userEvent.click(submit);
    const message = () => document.getElementById(`${field.id}-errors`)?.textContent;
    await waitFor(() => expect([field.getAttribute('aria-invalid'), message()]).toEqual(['true', REFUSAL]));

    await userEvent.type(field, '3');
    expect([field.getAttribute('aria-invalid'), message()]).toEqual([null, REFUSAL]);
    await userEvent.type(field, '{Backspace}');
    await userEvent.tab();
    expect([field.getAttribute('aria-invalid'), message()]).toEqual(['true', REFUSAL]);
    await userEvent.type(field, '3');
    await userEvent.tab();
    expect([field.getAttribute('aria-invalid'), message()]).toEqual([null, undefined]);
  });
});

/** Their forms have tests of their own: the browser sends them, or they ask one thing at a time. */
const OTHERS = ['return-order-form', 'return-question-wizard', 'return-solution-wizard'];

test('every widget with text fields is in the table above', () => {
  const widgets = readdirSync('widgets').filter((name) =>
    readdirSync(`widgets/${name}`).some(
      (file) =>
        file.endsWith('.tsx') &&
        /ui\/(form\/(Field|TextArea)|dialog\/ContactFields|address\/AddressForm|returns\/ReturnSerial)\.tsx/.test(
          readFileSync(`widgets/${name}/${file}`, 'utf8'),
        ),
    ),
  );
  expect(widgets.toSorted()).toEqual([...FORMS.map(({ widget }) => widget), ...OTHERS].toSorted());
});
