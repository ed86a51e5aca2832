import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { Narrow } from './Row.tsx';
import { picture } from './picture.ts';

const meta = {
  title: 'Kit/Image',
  component: ResponsiveImage,
  args: { src: picture('inverter'), alt: 'Omvormer van Growatt', width: 600, height: 450 },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ResponsiveImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** Another picture in windows of 640 px and less. */
export const Mobile: Story = { args: { mobileSrc: picture('panel') } };
export const None: Story = { args: { src: null } };
/** The file does not exist; a placeholder replaces it. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
