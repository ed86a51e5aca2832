import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/dialog/Dialog.tsx';
import { RemovalDialog } from '../../shared/ui/dialog/RemovalDialog.tsx';

/** Opened by a button; counts how often its contents were reset. */
function Opener({ isOpen, children, actions, ...rest }: Omit<DialogProps, 'onClose' | 'onClosed'>) {
  const [open, setOpen] = useState(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        {...rest}
        isOpen={open}
        onClose={close}
        actions={actions ?? <Button onClick={close}>Verder winkelen</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Kit/Dialog',
  component: Opener,
  args: {
    isOpen: true,
    title: 'Toegevoegd aan je winkelwagen!',
    children: 'Growatt MIN 3000TL-XH omvormer ligt in je winkelwagen.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false } };
export const Small: Story = { args: { size: 'small' } };
export const TwoActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary">Verder winkelen</Button>
        <Button variant="primary" icon="cart">
          Naar winkelwagen
        </Button>
      </>
    ),
  },
};
/** Asks before something is removed. */
export const Removal: Story = {
  render: () => (
    <RemovalDialog
      isOpen
      title="Weet je zeker dat je dit adres wilt verwijderen?"
      cancelLabel="Annuleren"
      removeLabel="Verwijderen"
      onClose={() => {}}
      onRemove={() => {}}
    >
      <p>Damrak 1 A, 1012 LG Amsterdam</p>
    </RemovalDialog>
  ),
};
/** The text scrolls; heading and buttons stay visible. */
export const LongestText: Story = {
  args: {
    title:
      'Bestellen zonder btw: lees eerst de voorwaarden van de vrijstelling voor zonnepanelen op woningen in Duitsland',
    children: Array.from({ length: 24 }, (_, number) => (
      <p key={number}>
        Voor leveringen met installatie op of nabij een woning geldt het nultarief. Bewaar de verklaring bij je
        administratie; de belastingdienst kan ernaar vragen.
      </p>
    )),
    size: 'large',
  },
};
