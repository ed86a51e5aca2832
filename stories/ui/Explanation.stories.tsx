import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/css/video.css';

const PLAYER = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Zo meet je de spanning"></iframe>';

const meta = {
  title: 'Kit/Explanation',
  component: Explanation,
  args: { html: '<p>Meet eerst de spanning, en <strong>schakel</strong> daarna uit.</p>', videoTitle: 'Uitleg' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Explanation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
/** A player in the text loads after a click; no other host receives a request before. */
export const WithVideo: Story = {
  args: { html: `<p>Bekijk hoe het gaat.</p>${PLAYER}` },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('button', { name: /Zo meet je de spanning/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** One of them has no title. */
export const VideosAlone: Story = {
  args: { html: `${PLAYER}<iframe src="https://player.vimeo.com/video/76979871"></iframe>` },
};
