import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/return-order-form/return-order-form.island.tsx';
import { hasFailed, isReady } from './play.ts';

const INPUTS = {
  orderUniqid: 'bestelling-7f3a9c1e5b',
  orderId: '11120',
  displayId: '2026-11120',
  action: '/rma/bestelling/bestelling-7f3a9c1e5b',
};
const OLD = { 1112001: { amount: '2', rma_reason_id: '1', rma_solution_id: '', reason: 'Doet niets.' } };

const meta = {
  title: 'Widgets/return-order-form',
  args: { island, inputs: INPUTS, shop: {} },
  beforeEach: () => sessionStorage.removeItem('sw-return-order-form'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const add: Play = async (context) => {
  await isReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getAllByRole('button', { name: /^(Toevoegen|Hinzufügen|Add) / })[0]!);
  await expect(canvas.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
};

/** The return has no lines yet. */
export const Start: Story = {};
export const Filled: Story = { play: add };
/** The page returns the submitted values and their errors. */
export const Refused: Story = {
  args: {
    inputs: {
      ...INPUTS,
      old: OLD,
      errors: {
        'rmaLines.1112001.rma_solution_id': ['Kies een oplossing.'],
        'rmaLines.1112001.image': ['Dit bestand is geen afbeelding.'],
      },
    },
  },
};
/** Nothing was selected. */
export const RefusedEmpty: Story = {
  args: { inputs: { ...INPUTS, errors: { rmaLines: ['Kies minstens één product.'] } } },
};
export const Waiting: Story = { args: { shop: { answers: { '*': 'slower' } } }, play: () => {} };
/** No message; the server's form stays. */
export const Failed: Story = {
  args: { shop: { answers: { '*': '500' } }, html: '<div><p>Het formulier van de pagina</p></div>' },
  play: hasFailed,
};
export const Offline: Story = {
  args: { shop: { answers: { '*': 'offline' } }, html: '<div><p>Het formulier van de pagina</p></div>' },
  play: hasFailed,
};
/** All pieces are in a return already: there is no form. */
export const NothingLeft: Story = {
  args: { inputs: { ...INPUTS, orderUniqid: 'bestelling-51e9b7d03c', orderId: '11080', displayId: '2026-11080' } },
};
/** A long reason and long messages on a phone. */
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    shop: { locale: 'de' },
    inputs: {
      ...INPUTS,
      displayId: '2026-11120-RÜCKSENDUNGSNUMMER-DER-BUCHHALTUNG',
      old: {
        1112001: {
          amount: 2,
          rma_reason_id: 2,
          rma_solution_id: 1,
          reason: 'Die Wechselrichterbefestigungsschienenhalterung war verbogen. '.repeat(12),
        },
      },
      errors: {
        'rmaLines.1112001.reason': [
          'Bitte beschreiben Sie kürzer, was los ist, und nennen Sie die Seriennummer des Wechselrichterbefestigungsschienensatzes.',
        ],
      },
    },
  },
  globals: { locale: 'de', viewport: { value: 'mobile1' } },
};
export const Narrow: Story = {
  tags: ['narrow'],
  args: { inputs: { ...INPUTS, old: OLD } },
  globals: { viewport: { value: 'mobile1' } },
};
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' }, play: add };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' }, play: add };
