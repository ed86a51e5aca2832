import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/concept-store-modal/concept-store-modal.island.tsx';
import { isReady, PATIENT } from './play.ts';

const HOURS = '<ul><li>Maandag tot en met vrijdag van 9 tot 17 uur</li><li>Zaterdag op afspraak</li></ul>';

const meta = {
  title: 'Widgets/concept-store-modal',
  args: {
    island,
    inputs: {
      title: 'Onze <em>conceptstore</em>',
      content: `<p>Bekijk panelen, omvormers en warmtepompen in het echt.</p>${HOURS}`,
    },
    shop: {},
    html: '<div><a href="/winkel">Over onze winkel</a></div>',
  },
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    await userEvent.click(await canvas.findByRole('button', {}, PATIENT));
    await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's own link. */
export const Closed: Story = { play: isReady };
/** The widget's own button, in an empty element. */
export const OwnButton: Story = { args: { html: '<div data-label="Over de winkel"></div>' }, play: isReady };
export const Open: Story = {};
/** A long text scrolls; heading and close icon stay visible. */
export const LongText: Story = {
  args: {
    inputs: {
      title: 'Alles over onze conceptstore, de werkplaats en de showroom in Utrecht en omgeving',
      content: `<h3>Wat er te zien is</h3><p>Panelen, omvormers, batterijen en warmtepompen.</p>${HOURS}`.repeat(8),
    },
  },
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { ...LongText, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
