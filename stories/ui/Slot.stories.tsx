import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlotContext, type ShowSlot } from '../../shared/ui/slots/slot-context.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';

/** Stands in for the runtime, which keeps the element of a slot and fills it from a template. */
const showNote: ShowSlot = (place, slot, data) => {
  if (place.hasChildNodes()) return;
  const element = document.createElement('div');
  element.className = 'sw-slot';
  Object.assign(element.dataset, { slot, ...data });
  const note = document.createElement('p');
  note.textContent = 'Vandaag besteld, morgen in huis';
  element.append(note);
  place.append(element);
};

const meta = {
  title: 'Kit/Slot',
  component: Slot,
  args: { name: 'summary-end' },
} satisfies Meta<typeof Slot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a template, a slot takes no space. */
export const Empty: Story = {};
export const Filled: Story = {
  args: { data: { productId: 4711 } },
  render: (args) => (
    <SlotContext value={showNote}>
      <Slot {...args} />
    </SlotContext>
  ),
};
