import type { Meta, StoryObj } from '@storybook/html-vite';

interface Inputs {
  length: number;
  below: string;
}

const meta: Meta<Inputs> = {
  title: 'acme-gift-note',
  args: { length: 120, below: 'Wij schrijven het met de hand.' },
  // The HTML of the page that has the widget.
  render({ length, below }) {
    const element = document.createElement('div');
    element.dataset['widget'] = 'acme-gift-note';
    element.dataset['length'] = String(length);
    const slot = document.createElement('template');
    slot.dataset['slot'] = 'below';
    slot.content.append(paragraph(below));
    element.append(paragraph('Een kaartje erbij? Bel ons.'), slot);
    return element;
  },
};

const paragraph = (textContent: string) => Object.assign(document.createElement('p'), { textContent });

export default meta;

export const Default: StoryObj<Inputs> = {};

export const Short: StoryObj<Inputs> = { args: { length: 10 } };
