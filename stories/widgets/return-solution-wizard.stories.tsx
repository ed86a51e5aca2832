import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/return-solution-wizard/return-solution-wizard.island.tsx';
import { PATIENT, answer, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

const DATA = '/rma/oplossing/gegevens';
const SEND = '/rma/oplossing';
const INPUTS = { sourceUrl: `${DATA}?example`, submitUrl: SEND, updateUrl: '/tax-exemption' };

const meta = {
  title: 'Widgets/return-solution-wizard',
  args: { island, inputs: INPUTS, shop: {} },
  // Deletes the drafts of other stories.
  beforeEach: () => sessionStorage.removeItem('sw-return-solution-wizard'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const SUBMIT = /^(Retour indienen|Rücksendung anmelden|Submit return)$/;
const CHANGE = /^(Wijzigen|Ändern|Change)$/;

async function onward({ canvasElement, userEvent }: Context): Promise<void> {
  await userEvent.click(canvasElement.querySelector('form [type=submit]')!);
}

/** Selects a solution without required fields for every product but the last. */
async function solveAll(context: Context): Promise<void> {
  const { canvas, canvasElement, userEvent } = context;
  await isReady(context);
  const products = canvasElement.querySelectorAll('.sw-returns__product').length;
  for (let at = 1; at <= products; at++) {
    await userEvent.click((await canvas.findAllByRole('radio', {}, PATIENT))[2]!);
    if (at < products) await onward(context);
  }
}

const confirm: Play = async (context) => {
  await solveAll(context);
  await onward(context);
  await context.canvas.findByRole('button', { name: SUBMIT }, PATIENT);
};

const change: Play = async (context) => {
  await confirm(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: CHANGE }));
};

/** Sends the return to a shop with this answer. */
function sendTo(how: How): Play {
  return async (context) => {
    await confirm(context);
    await misbehave(SEND, how);
    await onward(context);
    const outcome = how === 'slower' ? '[aria-busy=true]' : '[role=alert]';
    await waitFor(() => expect(context.canvasElement.querySelector(outcome)).not.toBeNull(), PATIENT);
  };
}

/** Nothing is selected. */
export const Open: Story = {};
/** A solution with all fields. */
export const Chosen: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    const [first] = await canvas.findAllByRole('radio', {}, PATIENT);
    await userEvent.click(first!);
    await expect(first).toBeChecked();
  },
};
/** The customer continues with an empty required field. */
export const Missing: Story = {
  async play(context) {
    await Chosen.play!(context);
    await onward(context);
    await expect(context.canvasElement.querySelector('[aria-invalid]')).toBeVisible();
  },
};
/** One product was removed and can be restored. */
export const TakenOut: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    const [first] = canvas.getAllByRole('button', { name: /^Verwijder/ });
    await userEvent.click(first!);
    await expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  },
};
/** The overview has a button too. */
export const Complete: Story = { play: solveAll };

/** Address and conditions, before the return is sent. */
export const Confirmation: Story = { play: confirm };
export const Editing: Story = { play: change };
/** A customer with a VAT rate of 0 % can decline it. */
export const ExemptConfirmation: Story = { args: { settings: { taxExemptionSelected: true } }, play: confirm };
/** The shop refuses the address: messages in the summary and at each field. */
export const Refused: Story = {
  async play(context) {
    await change(context);
    const { canvasElement, userEvent } = context;
    for (const [name, text] of [
      ['email', 'sanne'],
      ['zip_code', '1791 AA'],
    ]) {
      const field = canvasElement.querySelector(`[name=${name}]`)!;
      await userEvent.clear(field);
      await userEvent.type(field, text!);
    }
    await onward(context);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2), PATIENT);
  },
};
/** The return was sent in another tab: a message replaces the button. */
export const RefusedAsAWhole: Story = {
  async play(context) {
    await confirm(context);
    const headers = { 'Content-Type': 'application/json' };
    const { products, customerDetails } = await (await fetch(DATA, { method: 'POST' })).json();
    const solved = products.map((product: object) => ({ ...product, selected_solution: 3 }));
    const body = JSON.stringify({ products: solved, customerDetails, lastOpenedFaqId: null });
    await fetch(SEND, { method: 'POST', headers, body });
    await onward(context);
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: SUBMIT })).toBeNull(), PATIENT);
  },
};
export const Sending: Story = { play: sendTo('slower') };
export const SendingFailed: Story = { play: sendTo('500') };
export const SendingOffline: Story = { play: sendTo('offline') };
/** The session has expired. */
export const Expired: Story = { play: sendTo('419') };
export const TooOften: Story = { play: sendTo('429') };

export const Waiting: Story = { args: { shop: { answers: { [DATA]: 'slower' } } }, play: () => {} };
/** The widget renders nothing and shows no message. */
export const Failed: Story = { args: { shop: { answers: { [DATA]: '500' } } }, play: hasFailed };
/** The server's markup stays. */
export const Offline: Story = {
  args: { shop: { answers: { [DATA]: 'offline' } }, html: '<div><p>Retour aanmelden op papier</p></div>' },
  play: hasFailed,
};
/** The shop has no returnable products. */
export const Empty: Story = { args: { inputs: { ...INPUTS, sourceUrl: DATA } } };
export const LongWords: Story = {
  args: {
    inputs: {
      ...INPUTS,
      initial: {
        products: ['Wisselspanningsgevoeligheidsmetingsinstallatie'.repeat(3), 'Paneel'].map((name, at) => ({
          id: at,
          name,
          category: 'Wechselrichterüberwachungssysteme',
          selected_amount: 120,
          solutions: [{ id: 1, name: name.repeat(2), explanation_title: name, explanation_text: name.repeat(4) }],
        })),
        customerDetails: { email: `${'sanne'.repeat(20)}@example.nl`, address: '', zip_code: '', city: '' },
      },
    },
  },
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
/** Numbers as text and lists as objects, as PHP can encode them. */
export const Quirks: Story = { args: { shop: { answers: { '*': 'quirks' } } }, play: confirm };

export const German: Story = { ...Missing, args: { shop: { locale: 'de' } }, globals: { locale: 'de' } };
export const English: Story = { ...Missing, args: { shop: { locale: 'en' } }, globals: { locale: 'en' } };
export const GermanConfirmation: Story = { ...Refused, args: { shop: { locale: 'de' } }, globals: { locale: 'de' } };
export const EnglishConfirmation: Story = { ...Refused, args: { shop: { locale: 'en' } }, globals: { locale: 'en' } };
export const Narrow: Story = { ...Missing, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const NarrowConfirmation: Story = { ...Refused, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** The shop names no page to go to; HTML of the page is below the message. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('receipt-end')}</div>` },
  async play(context) {
    await confirm(context);
    answer(SEND, { redirectUrl: null });
    await onward(context);
    await showsSlot('receipt-end', context);
  },
};
