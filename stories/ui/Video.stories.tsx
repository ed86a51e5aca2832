import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from '../../shared/ui/gallery/Video.tsx';
import '../../shared/ui/media.css';
import { LONG_NAME, picture } from './picture.ts';
import { Narrow } from './Row.tsx';

const meta = {
  title: 'Kit/Video',
  component: Video,
  args: { code: 'aqz-KE-bpKQ', title: 'Zo sluit je hem aan', poster: picture('inverter') },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No other host receives a request before the video plays. */
export const YouTube: Story = {};
/** A code of digits only is a Vimeo id. */
export const Vimeo: Story = { args: { code: '76979871' } };
export const WithoutPoster: Story = { args: { poster: null } };
export const LongestTitle: Story = { args: { title: LONG_NAME } };
