import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Accordion } from '../../shared/ui/basics/Accordion.tsx';
import '../../shared/ui/css/accordion.css';
import { Narrow } from './Row.tsx';

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    name: 'vragen',
    items: [
      { id: 'levertijd', question: 'Hoe lang duurt de levering?', answer: '<p>Eén dag.</p>' },
      { id: 'ruilen', question: 'Kan ik ruilen?', answer: '<p>Ja, <a href="#ruilen">zo gaat dat</a>.</p>' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Opening the second question closes the first. */
export const Open: Story = {
  async play({ canvasElement, userEvent }) {
    const [first, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    await waitFor(() => expect([first!.open, second!.open]).toEqual([false, true]));
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'lang',
        question: 'Hoort bij een driefasenomvormer een Aardlekschakelaarcompatibiliteitsverklaring?',
        answer: `<p>Zie https://voorbeeld.example/${'omvormer'.repeat(10)}</p>`,
        isOpen: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};
