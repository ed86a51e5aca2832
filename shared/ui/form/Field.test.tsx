// @vitest-environment happy-dom
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { WidgetContext } from '../../i18n/use-text.ts';
import { Field, type FieldProps } from './Field.tsx';

const props = { name: 'zip_code', label: 'Postcode', value: '', onChange: () => undefined };

function Typed(rest: Partial<FieldProps>) {
  const [value, setValue] = useState(rest.value ?? '');
  return <Field {...props} {...rest} value={value} onChange={setValue} />;
}

/** What a screen reader says after the name of the control. */
function described(): string {
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

test('the accessible name of a field is its label, and its id contains its widget', () => {
  renderKit(
    <WidgetContext value="checkout">
      <Field {...props} />
    </WidgetContext>,
  );
  expect(screen.getByRole('textbox', { name: 'Postcode' }).id).toBe('sw-checkout-zip_code');
  expect(screen.getByText('Postcode').getAttribute('for')).toBe('sw-checkout-zip_code');
});

test('screen readers announce which fields are optional and which are required', () => {
  const { redraw } = renderKit(<Field {...props} hint="Zoals 1011 AB" />);
  expect(described()).toBe('(optioneel) | Zoals 1011 AB');
  expect(screen.getByRole('textbox').hasAttribute('aria-required')).toBe(false);
  redraw(<Field {...props} isRequired />);
  expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true');
  expect(screen.queryByText('(optioneel)')).toBeNull();
});

test('every message is shown at the field and belongs to it', () => {
  renderKit(<Field {...props} isRequired errors={['Vul een postcode in', 'Een postcode heeft zes tekens']} />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vul een postcode in',
    'Een postcode heeft zes tekens',
  ]);
  expect(described()).toBe('Vul een postcode inEen postcode heeft zes tekens');
});

test.each([
  { mark: 'neutral', errors: [], invalid: null, checks: 0 },
  { mark: 'valid', errors: [], invalid: null, checks: 1 },
  { mark: 'error', errors: [], invalid: 'true', checks: 0 },
  { mark: 'valid', errors: ['Onbekend'], invalid: 'true', checks: 0 },
  { mark: undefined, errors: ['Onbekend'], invalid: 'true', checks: 0 },
  { mark: 'neutral', errors: ['Onbekend'], invalid: null, checks: 0 },
] as const)('a field marked $mark with messages $errors is invalid: $invalid', ({ mark, errors, invalid, checks }) => {
  const { container } = renderKit(<Field {...props} mark={mark} errors={errors} />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe(invalid);
  expect(container.querySelectorAll('.sw-field__valid')).toHaveLength(checks);
});

test('every typed letter calls onChange', async () => {
  const onChange = vi.fn();
  const { user } = renderKit(<Field {...props} maxLength={3} onChange={onChange} />);
  await user.type(screen.getByRole('textbox'), '1011');
  expect(onChange.mock.calls).toEqual([['1'], ['10'], ['101']]);
});

test('a later value is shown', () => {
  const { redraw } = renderKit(<Field {...props} />);
  redraw(<Field {...props} value="1011 AB" isDisabled />);
  expect(screen.getByDisplayValue('1011 AB')).toHaveProperty('disabled', true);
});

test('a value that the browser fills in without an event stays, and is in the form data', () => {
  const form = (hint: string) => (
    <form aria-label="Adres">
      <Typed hint={hint} />
    </form>
  );
  const { redraw } = renderKit(form('een'));
  screen.getByRole<HTMLInputElement>('textbox').value = '1011 AB';
  redraw(form('twee'));
  expect(new FormData(screen.getByRole('form')).get('zip_code')).toBe('1011 AB');
});

test('an e-mail address is judged when its field is left, and its message goes once it is complete', async () => {
  const { user } = renderKit(<Typed type="email" isRequired />);
  const message = 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.';
  const box = screen.getByRole('textbox');
  await user.type(box, 'sanne@zon');
  expect(screen.queryByText(message)).toBeNull();
  await user.tab();
  expect(described()).toBe(message);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.type(box, 'shop');
  expect(described()).toBe(message);
  await user.type(box, '.nl');
  expect(screen.queryByText(message)).toBeNull();
  await user.clear(box);
  await user.tab();
  expect(screen.queryByText(message)).toBeNull();
});

test('a message of the shop about an e-mail address takes precedence', async () => {
  const { user } = renderKit(<Typed type="email" isRequired errors={['Dit adres is geblokkeerd.']} />);
  await user.type(screen.getByRole('textbox'), 'sanne');
  await user.tab();
  expect(described()).toBe('Dit adres is geblokkeerd.');
});
