import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { drawGuarantee, GUARANTEE_SIZE } from '../../tools/demo-shop/seed/drawings/guarantee.ts';
import type { Locale } from '../../tools/demo-shop/rules/language.ts';
import { enhancer } from '../../widgets/guarantee/guarantee.enhancer.ts';
import { isReady } from './play.ts';

const { width, height } = GUARANTEE_SIZE;
const picture = (locale: Locale) => `data:image/svg+xml,${encodeURIComponent(drawGuarantee(locale))}`;
const inputs = (locale: Locale) => ({ notice: picture(locale), noticeWidth: width, noticeHeight: height });

const meta = {
  title: 'Widgets/guarantee',
  args: { island: enhancer, inputs: inputs('nl'), shop: {}, html: '<div></div>' },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromAttributes: Story = {};
/** The server prints the picture, which is there without scripts. */
export const FromServerMarkup: Story = {
  args: {
    inputs: {},
    html: `<div><img data-guarantee-notice src="${picture('nl')}" width="${width}" height="${height}" alt="Voorbeeld van de kennisgeving"></div>`,
  },
};
export const WithLink: Story = { args: { inputs: { ...inputs('nl'), link: '/garantie' } } };
export const German: Story = { args: { inputs: inputs('de') }, globals: { locale: 'de' } };
export const English: Story = { args: { inputs: inputs('en') }, globals: { locale: 'en' } };
/** Its text takes the place of a picture that does not load. */
export const PictureFails: Story = {
  args: { inputs: { notice: 'data:image/png;base64,AAAA', link: '/garantie' } },
  async play(context) {
    await isReady(context);
    await within(context.canvasElement).findByText(/minstens twee jaar wettelijke garantie/);
  },
};
export const Larger: Story = {
  async play(context) {
    await isReady(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Groter bekijken' }));
    await expect(within(context.canvasElement).getByRole('dialog', { name: 'Wettelijke garantie' })).toBeVisible();
  },
};
