import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/return-question-wizard/return-question-wizard.island.tsx';
import { isReady } from './play.ts';

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

const meta = {
  title: 'Widgets/return-question-wizard',
  args: { island, inputs: inputs(product(), product({ id: 32, name: 'Growatt MIN 3000TL-XH' })), shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first question of the first product. */
export const Open: Story = {};
/** One answer, and the question to which it leads. */
export const HalfWay: Story = { args: { inputs: inputs(product(answered(11))) } };
/** A final answer that asks for a serial number. */
export const Final: Story = { args: { inputs: inputs(product(answered(11, 21))) } };
/** An answer that leads to a question that does not exist. */
export const DeadEnd: Story = { args: { inputs: inputs(product(answered(12))) } };
/** The shop says no. */
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
export const Narrow: Story = { ...Final, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
