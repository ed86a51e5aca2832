import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Field, type FieldProps } from '../../shared/ui/form/Field.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/form.css';

function Typed({ value: start, ...rest }: Omit<FieldProps, 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Field {...rest} value={value} onChange={setValue} />;
}

/** A form that refuses every submission and moves the focus to the field. */
function ShortForm(props: Omit<FieldProps, 'onChange'>) {
  const [count, setCount] = useState(0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <Typed {...props} isAnnounced errors={count > 0 ? ['Deze code kennen we niet.'] : []} />
      <FirstError count={count} />
      <Button type="submit">Toepassen</Button>
    </form>
  );
}

const meta = {
  title: 'Kit/Field',
  component: Typed,
  args: { name: 'first_name', label: 'Voornaam', value: 'Jan', autoComplete: 'given-name', isRequired: true },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
/** An optional field says so beside its label. */
export const Optional: Story = {
  args: {
    name: 'middle_name',
    label: 'Tussenvoegsel',
    value: '',
    hint: 'Zoals van der',
    isRequired: false,
    autoComplete: 'additional-name',
  },
};
export const Valid: Story = { args: { mark: 'valid' } };
export const Refused: Story = {
  args: {
    name: 'zip_code',
    label: 'Postcode',
    value: '1011',
    autoComplete: 'postal-code',
    errors: ['Een postcode heeft vier cijfers en twee letters.', 'Deze postcode hoort niet bij deze plaats.'],
  },
};
/** A disabled field, such as one that the address search filled in. */
export const Disabled: Story = {
  args: { name: 'street', label: 'Straat', value: 'Damrak', autoComplete: 'address-line1', isDisabled: true },
};
export const Password: Story = {
  args: {
    name: 'password',
    label: 'Wachtwoord',
    value: 'zonlicht',
    type: 'password',
    hint: 'Minimaal 8 tekens',
    autoComplete: 'new-password',
  },
};
export const WithLegend: Story = {
  render: (args) => (
    <>
      <RequiredNote />
      <Typed {...args} />
    </>
  ),
};
/** Without a summary: the invalid field takes the focus and its message is announced. */
export const RefusedInAShortForm: Story = {
  args: { name: 'code', label: 'Kortingscode', value: 'ZON', autoComplete: 'off' },
  render: (args) => <ShortForm {...args} />,
};
export const LongestText: Story = {
  args: {
    name: 'vat_number',
    label: 'Umsatzsteuer-Identifikationsnummer des Rechnungsempfängers (Kleinunternehmerregelung)',
    value: 'DE123456789DE123456789DE123456789DE123456789',
    hint: 'Die Umsatzsteuer-Identifikationsnummer steht auf den Rechnungen Ihres Unternehmens',
    autoComplete: 'off',
    errors: [
      'Diese Umsatzsteuer-Identifikationsnummer konnte vom Bundeszentralamt für Steuern nicht bestätigt werden.',
    ],
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
