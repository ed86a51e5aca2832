import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { ContactFields } from '../../shared/ui/dialog/ContactFields.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { RequestDialog, type RequestDialogProps } from '../../shared/ui/dialog/RequestDialog.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import '../../shared/ui/form.css';
import '../../shared/ui/request.css';

type ExampleProps = Pick<RequestDialogProps, 'phase' | 'problems' | 'refusals' | 'refusal' | 'title' | 'thanks'>;

/** A form with two fields, opened by a button as on a page. */
function RequestExample(props: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  const [email, setEmail] = useState('sanne@example.nl');
  const [question, setQuestion] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Stel een vraag</Button>
      <RequestDialog
        {...props}
        isOpen={isOpen}
        width="36rem"
        submitLabel="Versturen"
        onSubmit={() => {}}
        onClose={() => setOpen(false)}
        onClosed={() => {}}
        intro={<p>We antwoorden binnen één werkdag.</p>}
      >
        <Field name="email" label="E-mailadres" type="email" value={email} isRequired onChange={setEmail} />
        <TextArea name="question" label="Je vraag" value={question} isRequired onChange={setQuestion} />
      </RequestDialog>
    </>
  );
}

const meta = {
  title: 'Kit/Request dialog',
  component: RequestExample,
  args: {
    phase: 'form',
    problems: [],
    refusals: 0,
    refusal: null,
    title: 'Stel een vraag',
    thanks: { title: 'Bedankt!', text: <p>Je hoort zo snel mogelijk van ons.</p> },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RequestExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** The button stays in place and ignores a second click. */
export const Sending: Story = { args: { phase: 'sending' } };
/** The shop's own message, without a retry button. */
export const Refused: Story = {
  args: { refusal: { is: 'shop-message', messages: ['Vul een vraag in van ten minste tien tekens.'] } },
};
/** A retry may succeed. */
export const Offline: Story = { args: { refusal: { is: 'offline' } } };
export const TooManyAttempts: Story = { args: { refusal: { is: 'too-many-attempts' } } };
/** The success message replaces the form. */
export const Thanks: Story = { args: { phase: 'done' } };
export const LongestText: Story = {
  args: {
    title: 'Unverbindliche Anfrage an einen Photovoltaikinstallationsfachbetrieb in Ihrer Umgebung',
    refusal: { is: 'went-wrong' },
  },
  globals: { locale: 'de', viewport: { value: 'mobile1' } },
  tags: ['narrow'],
};

const LABELS = { firstName: 'Voornaam', middleName: 'Tussenvoegsel', lastName: 'Achternaam', email: 'E-mailadres' };
/** The name and e-mail address of a shopper, as forms of request dialogs ask for them. */
export const Contact: Story = {
  render: () => (
    <ContactFields
      t={(key) => LABELS[key]}
      field={(name) => ({
        name,
        value: '',
        errors: name === 'email' ? ['Vul je e-mailadres in.'] : [],
        onChange: () => {},
      })}
    />
  ),
};
