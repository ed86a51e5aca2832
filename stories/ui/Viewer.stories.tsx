import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Viewer, type ViewerSlide } from '../../shared/ui/gallery/Viewer.tsx';
import { picture } from './picture.ts';
import '../../shared/ui/css/video.css';
import '../../shared/ui/media.css';

const slide = (kind: 'inverter' | 'battery' | 'panel') => ({ src: picture(kind), alt: kind, width: 600, height: 450 });

/** Opens from a picture on the page. */
function Viewing({ slides, start }: { slides: readonly ViewerSlide[]; start: number }) {
  const [at, setAt] = useState<number | null>(start);
  return (
    <>
      <Button onClick={() => setAt(start)}>Vergroten</Button>
      {at !== null && (
        <Viewer
          slides={slides}
          at={at}
          label="Growatt MIN 3000TL-XH omvormer"
          position={(index) => `Afbeelding ${index + 1} van ${slides.length}`}
          zoomLabel="Inzoomen"
          origin={() => null}
          onMove={setAt}
          onClosed={() => setAt(null)}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Kit/Viewer',
  component: Viewing,
  args: { slides: [slide('inverter'), slide('battery'), slide('panel')], start: 0 },
  parameters: { layout: 'fullscreen' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Viewing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
/** A video among pictures loads after a click. */
export const Film: Story = {
  args: { slides: [slide('inverter'), { video: { code: 'aqz-KE-bpKQ', title: 'Zo sluit je hem aan' } }], start: 1 },
};
export const Closed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
  },
};
