import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/faq-block/faq-block.island.tsx';
import { picture } from '../ui/picture.ts';
import { isReady } from './play.ts';

const ITEMS = [
  {
    id: 1,
    question: 'Hoe lang duurt de levering?',
    answer: '<p>Wat op voorraad is, is er <strong>morgen</strong>.</p>',
  },
  { id: 2, question: 'Kan ik ruilen?', answer: '<p>Ja, binnen 30 dagen. <a href="#ruilen">Zo gaat dat</a>.</p>' },
  { id: 3, question: 'Hoe kan ik betalen?', answer: '<ul><li>iDEAL</li><li>Bancontact</li><li>Achteraf</li></ul>' },
];

const meta = {
  title: 'Widgets/faq-block',
  args: {
    island,
    inputs: { title: 'Vragen over bestellen', items: ITEMS, image: picture('inverter'), imageAlt: 'Een doos' },
    shop: {},
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Opening a question closes the one before, natively. */
export const Open: Story = {
  async play(context) {
    const { canvasElement, userEvent } = context;
    await isReady(context);
    const [first, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    await waitFor(() => expect([first!.open, second!.open]).toEqual([false, true]));
    await waitFor(() => expect(second!.querySelector('a')).not.toBeNull());
  },
};
export const WithoutPicture: Story = { args: { inputs: { title: 'Vragen over bestellen', items: ITEMS } } };
/** Heading, picture and answers are read from the server markup, with the open one open. */
export const Printed: Story = {
  args: {
    inputs: {},
    html: `<div><h2>Vragen over bestellen</h2>
      <picture><img src="${picture('battery')}" alt="Een doos" width="640" height="480"></picture>
      <details id="levertijd" name="b" open><summary>Hoe lang duurt de levering?</summary><div><p>Eén dag.</p></div></details>
      <details id="ruilen" name="b"><summary>Kan ik ruilen?</summary><div><p>Ja.</p></div></details></div>`,
  },
};
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    inputs: {
      title: 'Aardlekschakelaarcompatibiliteitsvragen van installateurs en andere vakmensen',
      items: [
        {
          question:
            'Welke aardlekschakelaar hoort bij een omvormer met Wisselspanningsgevoeligheidsmetingsinstallatie?',
          answer: `<p>Zie https://voorbeeld.example/${'omvormer'.repeat(12)}</p>`,
        },
      ],
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
