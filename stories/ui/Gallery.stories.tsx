import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../shared/ui/gallery/Gallery.tsx';
import '../../shared/ui/media.css';
import { picture } from './picture.ts';
import { Narrow } from './Row.tsx';

const meta = {
  title: 'Kit/Gallery',
  component: Gallery,
  args: {
    name: 'Growatt ARK 5.1 kWh accu',
    images: (['battery', 'inverter', 'panel'] as const).map((kind) => ({ url: picture(kind) })),
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** More thumbnails than fit on one line. */
export const Many: Story = {
  args: {
    images: (['battery', 'inverter', 'panel', 'cable', 'tool', 'mounting'] as const).flatMap((kind) => [
      { url: picture(kind) },
      { url: picture(kind, 'Huawei') },
    ]),
  },
};
/** A single picture has no controls. */
export const Single: Story = { args: { images: [{ url: picture('battery') }] } };
/** The picture fails to load; a placeholder replaces it. */
export const Missing: Story = { args: { images: [{ url: 'data:image/png;base64,AAAA' }] } };
