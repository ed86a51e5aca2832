import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/return-picker/return-picker.island.tsx';
import { picture } from '../ui/picture.ts';
import { hasFailed, isReady, misbehave, PATIENT } from './play.ts';

const PRODUCTS = [
  {
    id: 12,
    name: 'Growatt MIN 3000TL-XH omvormer',
    category: 'Omvormers',
    image: picture('inverter'),
    manuals: [
      { name: 'Installatie', url: '#installatie' },
      { name: 'Garantie', url: '#garantie' },
    ],
    amount: 5,
    reserved: 2,
  },
  {
    id: 15,
    name: 'Growatt ARK 5.1 kWh thuisbatterij',
    category: 'Thuisbatterijen',
    image: picture('battery'),
    amount: 1,
  },
  { id: 16, name: 'MC4-connector set', category: 'Kabels', amount: 1, reserved: 1 },
];

const meta = {
  title: 'Widgets/return-picker',
  args: { island, inputs: { products: PRODUCTS, submitUrl: '/rma' }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose: Play = async (context) => {
  await isReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
  await userEvent.click(canvas.getAllByRole('button', { name: /^(Eén meer|Anzahl erhöhen|One more)/ })[0]!);
  await expect(canvas.getAllByRole<HTMLInputElement>('spinbutton')[0]!.value).toBe('2');
};

/** Nothing is selected; all pieces of the last product are in a return already. */
export const Start: Story = {};
export const Chosen: Story = { play: choose };
export const Waiting: Story = {
  async play(context) {
    await choose(context);
    await misbehave('/rma', 'slower');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Volgende' }));
    await expect(context.canvas.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** No message after a failure; the button can be pressed again. */
export const Refused: Story = {
  async play(context) {
    await choose(context);
    await misbehave('/rma', '500');
    const next = context.canvas.getByRole('button', { name: 'Volgende' });
    await context.userEvent.click(next);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'), PATIENT);
  },
};
/** No message, as after a refusal; the selection stays. */
export const Offline: Story = {
  async play(context) {
    await choose(context);
    await misbehave('/rma', 'offline');
    const next = context.canvas.getByRole('button', { name: 'Volgende' });
    await context.userEvent.click(next);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'), PATIENT);
    await expect(context.canvas.getAllByRole('checkbox')[0]).toBeChecked();
  },
};
export const Empty: Story = { args: { inputs: { products: [], submitUrl: '/rma' } } };
/** The page sets no submit URL: its own form stays. */
export const WithoutAddress: Story = {
  tags: ['mistaken'],
  args: { inputs: { products: PRODUCTS }, html: '<div><a href="/rma">Retourneren</a></div>' },
  play: hasFailed,
};
export const Narrow: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: choose,
};
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    inputs: {
      products: [
        {
          ...PRODUCTS[0],
          name: 'Hybrideomvormerinstallatiehandleidingscombinatiepakket met batterijmanagementsysteem',
          manuals: [{ name: 'Gebruikershandleidingvoorinstallateurs.pdf', url: '#lang' }],
        },
      ],
      submitUrl: '/rma',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' }, play: choose };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' }, play: choose };
