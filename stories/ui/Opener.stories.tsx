import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Opener } from '../../shared/ui/dialog/Opener.tsx';

/** A link that the server rendered beside the widget. */
function Opening({ isPrinted }: { isPrinted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [printed, setPrinted] = useState<HTMLElement | null>(null);
  return (
    <>
      {isPrinted && (
        <p>
          <span>Vragen? </span>
          <a href="#klantenservice" ref={setPrinted}>
            Bel ons
          </a>
          <span>, of kom langs.</span>
        </p>
      )}
      {(printed || !isPrinted) && (
        <Opener printed={printed} isOpen={isOpen} icon="info" onOpen={() => setOpen(true)}>
          Over onze winkel
        </Opener>
      )}
      <Dialog isOpen={isOpen} title="Klantenservice" onClose={() => setOpen(false)}>
        <p>Op werkdagen van 9 tot 17 uur.</p>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Kit/Opener',
  component: Opening,
  args: { isPrinted: false },
} satisfies Meta<typeof Opening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnButton: Story = {};
/** A link of the page keeps its look, and has the button role. */
export const Printed: Story = {
  args: { isPrinted: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bel ons', expanded: false }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
