// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'nl', label: 'Nederland' },
  { value: 'de', label: 'Duitsland' },
];
const props = { name: 'country', label: 'Land', value: 'de', options, onChange: () => undefined };

test('a list shows its value and reports another choice', async () => {
  const onChange = vi.fn();
  const { user } = renderKit(<SelectField {...props} onChange={onChange} isRequired />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
  expect(list.value).toBe('de');
  await user.selectOptions(list, 'Nederland');
  expect(onChange.mock.calls).toEqual([['nl']]);
});

test('a select that always has a value is neither required nor optional', () => {
  const { redraw } = renderKit(<SelectField {...props} isRequired={null} />);
  const list = screen.getByRole('combobox', { name: 'Land' });
  expect(screen.queryByText('(optioneel)')).toBeNull();
  expect([list.getAttribute('aria-required'), list.getAttribute('aria-describedby')]).toEqual([null, null]);
  redraw(<SelectField {...props} />);
  expect(screen.getByText('(optioneel)')).toBeDefined();
});

test('a value is selected when its options are rendered later', () => {
  const { redraw } = renderKit(<SelectField {...props} options={[]} />);
  redraw(<SelectField {...props} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('de');
});

test('an option that the browser selects without an event stays after a re-render', () => {
  const { redraw } = renderKit(<SelectField {...props} />);
  screen.getByRole<HTMLSelectElement>('combobox').value = 'nl';
  redraw(<SelectField {...props} options={[...options]} mark="valid" />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('nl');
  redraw(<SelectField {...props} value="nl" />);
  redraw(<SelectField {...props} value="de" />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('de');
});
