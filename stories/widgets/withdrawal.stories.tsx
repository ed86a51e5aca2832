import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/withdrawal/withdrawal.island.tsx';
import { PATIENT, isReady, showsSlot, templatesFor } from './play.ts';

const CUSTOMER = { ordersUrl: '/withdrawal/orders' };
const CONFIRM = /^(Ontbinding bevestigen|Widerruf bestätigen|Confirm withdrawal)$/;

const meta = {
  title: 'Widgets/withdrawal',
  args: { island, inputs: {}, shop: {} },
  beforeEach: () => sessionStorage.removeItem('sw-withdrawal'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const confirm: Play = async (context) => {
  await isReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: CONFIRM }));
};

const state: Play = async (context) => {
  await isReady(context);
  const { canvasElement, userEvent } = context;
  const type = (name: string, text: string) =>
    userEvent.type(canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)!, text);
  await type('order_number', '2026-11120');
  await type('name', 'Sanne de Vries');
  await type('email', 'sanne@example.nl');
  await confirm(context);
};

const received: Play = async (context) => {
  await state(context);
  await context.canvas.findByRole('heading', { level: 2 }, PATIENT);
};

const failed: Play = async (context) => {
  await state(context);
  await context.canvas.findByRole('alert', undefined, PATIENT);
};

const choose: Play = async (context) => {
  await isReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('radio', { name: /2026-11120/ }));
  await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
  await expect(canvas.getByRole<HTMLSelectElement>('combobox').value).toBe('2');
};

/** A guest types the number of the order. */
export const Guest: Story = {};
/** A customer chooses from the orders of the account; nothing is chosen beforehand. */
export const Customer: Story = { args: { inputs: CUSTOMER, shop: { customer: 'sanne' } } };
export const PartOfAnOrder: Story = { args: { inputs: CUSTOMER, shop: { customer: 'sanne' } }, play: choose };
/** The law gives a business no right of withdrawal; the statement arrives all the same. */
export const Business: Story = { args: { inputs: CUSTOMER, shop: { customer: 'jansen' } } };
/** An order after its period, and a product without the right. */
export const Exceptions: Story = {
  args: {
    inputs: {
      orderNumber: '2026-08001',
      orders: [
        {
          number: '2026-08001',
          date: '2026-05-04',
          notice: 'Je bedenktijd liep tot en met 4 juni 2026. Je verklaring komt wel aan; we laten weten wat er kan.',
          lines: [
            { id: 1, name: 'Growatt MIN 3000TL-XH', amount: 1 },
            {
              id: 2,
              name: 'Solarkabel 6 mm², 50 meter',
              amount: 1,
              notice: 'Voor je op maat geknipt: hiervoor geldt geen herroepingsrecht.',
            },
          ],
        },
      ],
    },
  },
};
/** A list of more than six orders starts with five. */
export const ManyOrders: Story = {
  args: {
    inputs: {
      orders: Array.from({ length: 24 }, (_, at) => ({ number: `2026-${11_500 - at}`, date: '2026-11-02', lines: [] })),
    },
  },
};
/** The shop asks for what is missing. */
export const Refused: Story = {
  play: async (context) => {
    await confirm(context);
    await context.canvas.findByRole('heading', { level: 2 }, PATIENT);
  },
};
/** The shop has printed its page again, without scripts. */
export const RefusedPage: Story = {
  args: { inputs: { name: 'Sanne', email: 'sanne', errors: { email: ['Vul een geldig e-mailadres in.'] } } },
};
export const Busy: Story = { args: { shop: { answers: { '/withdrawal': 'slower' } } }, play: state };
export const Failed: Story = { args: { shop: { answers: { '/withdrawal': '500' } } }, play: failed };
export const Offline: Story = { args: { shop: { answers: { '/withdrawal': 'offline' } } }, play: failed };
/** The orders cannot be read: the consumer types the number. */
export const OrdersUnavailable: Story = {
  args: { inputs: CUSTOMER, shop: { customer: 'sanne', answers: { '/withdrawal/orders': '500' } } },
};
export const Received: Story = { play: received };
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    inputs: {
      orderNumber: 'RE-2026-1',
      orders: [
        {
          number: 'RE-2026-1',
          date: '2026-11-02',
          notice: 'Ihre Widerrufsfrist läuft bis einschließlich 2. Dezember 2026. '.repeat(3),
          lines: [{ id: 1, name: 'Wechselrichterbefestigungsschienenhalterungsset mit Zubehör', amount: 12 }],
        },
      ],
    },
  },
  globals: { locale: 'de', viewport: { value: 'mobile1' } },
  play: async (context) => {
    await isReady(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
  },
};
export const Narrow: Story = {
  tags: ['narrow'],
  args: { inputs: CUSTOMER, shop: { customer: 'sanne' } },
  globals: { viewport: { value: 'mobile1' } },
  play: choose,
};
export const NarrowReceived: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: received,
};
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' }, play: received };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' }, play: received };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('receipt-end')}</div>` },
  async play(context) {
    await received(context);
    await showsSlot('receipt-end', context);
  },
};
