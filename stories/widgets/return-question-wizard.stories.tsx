import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/return-question-wizard/return-question-wizard.island.tsx';
import { PATIENT, answer, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

const TREE = [
  {
    id: 1,
    title: 'Wat is er aan de hand?',
    answers: [
      {
        id: 11,
        title: 'Paneel is beschadigd',
        extra_text: '<p>Maak een <strong>foto</strong>.</p>',
        image_display_option: 'required',
        follow_up_question_id: 2,
      },
      { id: 12, title: 'Paneel geeft geen stroom', follow_up_question_id: 99 },
    ],
  },
  {
    id: 2,
    title: 'Wat wil je?',
    answers: [
      { id: 21, title: 'Ruilen', is_final_answer: true, show_manual: true, serial_display_option: 'required' },
      { id: 22, title: 'Geld terug', is_final_answer: true },
    ],
  },
];
const product = (more: object = {}) => ({
  id: 31,
  name: 'JA Solar 430 Wp',
  category: 'Zonnepanelen',
  selected_amount: 3,
  possible_questions: TREE,
  manual: { name: 'Handleiding', url: '/handleiding.pdf' },
  ...more,
});
const inputs = (...products: object[]) => ({ products, submitUrl: '/rma/vragen' });
const answered = (...answers: number[]) => ({
  answered_questions: Object.fromEntries(answers.map((id, at) => [at + 1, { id, title: '' }])),
});
const PICTURE = { id: 7, file_name: 'paneel.png', url: null, mime_type: 'image/png', size: 120_000 };
const QUESTIONS_ABOUT = {
  id: 9,
  items: [
    { id: 1, question: 'Wie betaalt de verzending?', answer: '<p>Wij. Je krijgt een label per e-mail.</p>' },
    { id: 2, question: 'Hoe lang duurt het?', answer: '<p>Tot tien werkdagen.</p>' },
  ],
};

const meta = {
  title: 'Widgets/return-question-wizard',
  args: { island, inputs: inputs(product(), product({ id: 32, name: 'Growatt MIN 3000TL-XH' })), shop: {} },
  // Deletes the drafts of other stories.
  beforeEach: () => sessionStorage.removeItem('sw-return-question-wizard'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Sends a complete return to a shop with this answer. */
function sendTo(how: How): Play {
  return async ({ canvasElement, userEvent }) => {
    await isReady({ canvasElement });
    await misbehave('/rma/vragen', how);
    const submit = canvasElement.querySelector<HTMLElement>('form [type=submit]')!;
    await userEvent.click(submit);
    const frame = canvasElement.querySelector('.sw-returns');
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', String(how === 'slower')), PATIENT);
  };
}
const COMPLETE = { inputs: inputs(product({ ...answered(11, 22), images: [PICTURE] })) };

/** The first question of the first product. */
export const Open: Story = {};
/** One answer, and the next question. */
export const HalfWay: Story = { args: { inputs: inputs(product(answered(11))) } };
/** A final answer that requires a serial number. */
export const Final: Story = { args: { inputs: inputs(product(answered(11, 21))) } };
/** The customer continues with an empty required field. */
export const Missing: Story = {
  ...Final,
  async play({ canvasElement, userEvent }) {
    await isReady({ canvasElement });
    await userEvent.click(canvasElement.querySelector('form [type=submit]')!);
    await expect(canvasElement.querySelector('[aria-invalid=true]')).toBeVisible();
  },
};
/** All products are complete: their answers stand above the button that sends the return. */
export const Complete: Story = { args: COMPLETE };
export const Sending: Story = { args: COMPLETE, play: sendTo('slower') };
/** An error in the console; the button can be pressed again. */
export const SendingFailed: Story = { args: COMPLETE, play: sendTo('500') };
export const SendingRefused: Story = { args: COMPLETE, play: sendTo('422') };
export const SendingOffline: Story = { args: COMPLETE, play: sendTo('offline') };
/** One product was removed and can be restored. */
export const TakenOut: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    await userEvent.click(canvas.getAllByRole('button', { name: /^Verwijder/ })[0]!);
    await expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  },
};
/** Questions about the selected product. */
export const WithQuestionsAbout: Story = { args: { inputs: inputs(product({ faq: QUESTIONS_ABOUT })) } };
/** An answer whose next question does not exist. */
export const DeadEnd: Story = { args: { inputs: inputs(product(answered(12))) } };
/** The error text of the shop replaces the wizard. */
export const ErrorText: Story = {
  args: { inputs: { ...inputs(), errorText: '<p>Deze retour is al <strong>verwerkt</strong>.</p>' } },
};
export const Empty: Story = { args: { inputs: inputs() } };
export const LongWords: Story = {
  args: { inputs: inputs(product({ name: 'Wisselspanningsgevoeligheidsmetingsinstallatie'.repeat(3) })) },
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
export const German: Story = { ...HalfWay, globals: { locale: 'de' } };
export const English: Story = { ...HalfWay, globals: { locale: 'en' } };
export const GermanMissing: Story = { ...Missing, globals: { locale: 'de' } };
export const EnglishMissing: Story = { ...Missing, globals: { locale: 'en' } };
export const Narrow: Story = { ...Missing, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** The shop names no page to go to; HTML of the page is below the message. */
export const Slots: Story = {
  args: { ...COMPLETE, html: `<div>${templatesFor('receipt-end')}</div>` },
  async play(context) {
    await isReady(context);
    answer('/rma/vragen', { redirectUrl: null });
    await context.userEvent.click(context.canvasElement.querySelector('form [type=submit]')!);
    await showsSlot('receipt-end', context);
  },
};
