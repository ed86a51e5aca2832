import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/newsletter-box/newsletter-box.enhancer.ts';
import { isReady } from './play.ts';

const page = window as { _sqzl?: unknown[] };

const meta = {
  title: 'Widgets/newsletter-box',
  args: { island: enhancer, inputs: {}, shop: {} },
  /** The marketing script has loaded. */
  beforeEach() {
    page._sqzl = [];
    return () => delete page._sqzl;
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signUp =
  (email: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.type(canvas.getByRole('textbox'), email);
    await userEvent.click(canvas.getByRole('button'));
  };

const refused: Play = async (context) => {
  await signUp('a@b')(context);
  await expect(context.canvas.getByRole('alert')).not.toBeEmptyDOMElement();
};

const signedUp: Play = async (context) => {
  await signUp('sanne@example.nl')(context);
  await waitFor(() => expect(context.canvas.queryByRole('textbox')).toBeNull());
  await expect(page._sqzl).toHaveLength(1);
};

/** The widget's own box, in an empty element. */
export const Empty: Story = {};
export const OwnWords: Story = {
  args: { inputs: { title: 'Zon in je bus', text: 'Elke maand de beste tips van onze installateurs.' } },
};
export const Refused: Story = { play: refused };
export const Thanked: Story = { play: signedUp };
/** The server's form works and keeps the shop's look. */
export const Printed: Story = {
  args: {
    inputs: { thanks: 'Tot snel!' },
    html: `<aside hidden aria-label="Nieuwsbrief"><form><label>E-mailadres <input type="email" name="email" autocomplete="email"></label> <button class="sw-button sw-button--secondary">Ja, graag</button></form></aside>`,
  },
};
export const PrintedAndRefused: Story = { ...Printed, play: refused };
/** Without consent there is no queue, and the box stays hidden. */
export const WithoutScript: Story = {
  beforeEach() {
    delete page._sqzl;
  },
  async play(context) {
    await isReady(context);
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Narrow: Story = { tags: ['narrow'], play: refused };
export const German: Story = { globals: { locale: 'de' }, play: refused };
export const English: Story = { globals: { locale: 'en' }, play: refused };
