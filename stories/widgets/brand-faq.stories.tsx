import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/brand-faq/brand-faq.island.tsx';
import { picture } from '../ui/picture.ts';
import { hasFailed, isReady, PATIENT } from './play.ts';

const PATH = '/faq/vue/data';

const meta = {
  title: 'Widgets/brand-faq',
  args: { island, inputs: { brandId: '3' }, shop: {}, html: '<div><p>Vragen over dit merk? Bel ons.</p></div>' },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstGroup: Story = {};
export const OtherGroup: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getAllByRole('tab').at(-1)!);
    await expect(canvas.getAllByRole('tab').at(-1)).toHaveAttribute('aria-selected', 'true');
  },
};
export const Open: Story = {
  async play(context) {
    const { canvasElement, userEvent } = context;
    await isReady(context);
    const question = canvasElement.querySelector('details')!;
    await userEvent.click(question.querySelector('summary')!);
    await waitFor(() => expect(question.open).toBe(true));
  },
};
/** Read from the server markup, without a request. */
export const Printed: Story = {
  args: {
    html: `<div>
      <section><h3>Garantie</h3><p>Wat er na de aankoop geregeld is.</p>
        <a href="#omvormers"><img src="${picture('inverter')}" alt="Alle omvormers" width="640" height="480"></a>
        <details id="hoe-lang" open><summary>Hoe lang heb ik garantie?</summary><div><p>Tien jaar.</p></div></details>
        <details id="daarna"><summary>En daarna?</summary><div><p>Daarna ook.</p></div></details></section>
      <section><h3>Levering</h3><details id="wanneer"><summary>Wanneer komt het?</summary><div>Morgen.</div></details></section>
    </div>`,
  },
};
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    inputs: {
      brandId: '3',
      initial: {
        faqs: [
          {
            tab_text: 'Aardlekschakelaarcompatibiliteit en andere zaken',
            image: picture('battery'),
            items: [
              {
                question:
                  'Welke aardlekschakelaar hoort bij een driefasenomvormer met Wisselspanningsgevoeligheidsmeting?',
                answer: '<p>Type A of hoger.</p><table><tr><th>Type</th><td>30 mA</td></tr></table>',
              },
            ],
          },
          { tab_text: 'Ruilen', items: [] },
        ],
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};
/** The server markup stays until the answer arrives. */
export const Waiting: Story = {
  args: { shop: { answers: { [PATH]: 'slower' } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Bel ons/, {}, PATIENT)).toBeVisible();
  },
};
/** After a failed call the server markup stays, without a message. */
export const Failed: Story = { args: { shop: { answers: { [PATH]: '500' } } }, play: hasFailed };
/** The brand has no questions, so nothing is rendered. */
export const Empty: Story = { args: { inputs: { brandId: '3', initial: { faqs: [] } } } };
/** Numbers as text, lists as objects. */
export const AsPhpWritesIt: Story = { args: { shop: { answers: { [PATH]: 'quirks' } } } };
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' } };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
