import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/video-player/video-player.island.tsx';
import { LONG_NAME, picture } from '../ui/picture.ts';
import { isReady } from './play.ts';

/** The server markup for browsers without JavaScript. */
const SHOPS_OWN = '<div><a href="https://vimeo.com/76979871">The New Vimeo Player</a></div>';

const meta = {
  title: 'Widgets/video-player',
  args: {
    island,
    inputs: { code: 'aqz-KE-bpKQ', title: 'Zo sluit je hem aan', poster: picture('inverter') },
    shop: {},
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The provider gets no request before the video is played. */
export const YouTube: Story = {};
/** All inputs are in a printed link. */
export const Printed: Story = { args: { inputs: {}, html: SHOPS_OWN } };
export const WithoutPoster: Story = { args: { inputs: { code: 'aqz-KE-bpKQ', title: 'Zo sluit je hem aan' } } };
/** The page has only the code of the video. */
export const CodeAlone: Story = { args: { inputs: { code: '76979871' } } };
export const LongestTitle: Story = {
  args: { inputs: { code: 'aqz-KE-bpKQ', title: LONG_NAME, poster: picture('battery') } },
};
/** A phone of 320 px. */
export const Narrow: Story = { ...LongestTitle, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
