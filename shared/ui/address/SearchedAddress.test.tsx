// @vitest-environment happy-dom
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import type { AddressShape } from '../../rules/address-shape.ts';
import type { AddressControl, AddressValues } from './AddressPartField.tsx';
import { SearchedAddress } from './SearchedAddress.tsx';

const SHAPE = { search: true, isLocked: true, hasLookupFailed: false } as AddressShape;
const EMPTY = {
  manual_address: false,
  street: '',
  house_number: '',
  house_number_addition: '',
  zip_code: '',
  city: '',
} as AddressValues;
const DAMRAK = { ...EMPTY, street: 'Damrak', house_number: '1', zip_code: '1012 LG', city: 'Amsterdam' };
const MATCH = {
  value: 'Damrak 1',
  label: 'Damrak 1',
  description: null,
  precision: 'Address',
  context: 'x',
  highlights: [],
};

interface SearchedProps {
  readonly start: AddressValues;
  readonly problem?: string;
  readonly manualError?: string;
  readonly isUnfinished?: boolean;
  readonly isElsewhere?: boolean;
}

function Searched({ start, problem, manualError, isUnfinished = false, isElsewhere = false }: SearchedProps) {
  const [values, setValues] = useState(start);
  const control = {
    values,
    nameOf: (part: string) => part,
    errorsOf: (part: string) => (part === 'manual_address' && manualError !== undefined ? [manualError] : []),
    searchProblems: problem === undefined ? [] : [problem],
    edit: (part: string, value: unknown) => setValues((now) => ({ ...now, [part]: value })),
  } as unknown as AddressControl;
  const search = {
    context: 'nld',
    search: async () => ({ matches: [MATCH], newContext: null }),
    async choose() {
      setValues(DAMRAK);
      return true;
    },
    fail() {},
    isUnfinished,
    setText() {},
    leaveSearch() {},
  };
  const shape = { ...SHAPE, isLocked: !values.manual_address };
  return <SearchedAddress control={control} shape={shape} search={search} isElsewhere={isElsewhere} />;
}

const search = () => screen.queryByRole('combobox', { name: 'Zoek je adres' });

test('the search folds into the address that it found, with the focus at its button', async () => {
  const { user } = renderKit(<Searched start={EMPTY} />);
  expect(screen.queryByRole('group')).toBeNull();
  await user.type(search()!, '1012LG 1');
  await user.click(await screen.findByRole('option', { name: 'Damrak 1' }));
  const card = await screen.findByRole('group', { name: 'Adres' });
  expect(card.textContent).toContain('Damrak 11012 LG Amsterdam');
  expect(search()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wijzigen' })));
});

test('“Wijzigen” opens the search below the address, with the focus in it', async () => {
  const { user } = renderKit(<Searched start={DAMRAK} />);
  expect(search()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
  await waitFor(() => expect(document.activeElement).toBe(search()));
  expect(screen.getByRole('group', { name: 'Adres' }).textContent).toContain('Damrak 1');
  expect(screen.queryByRole('button', { name: 'Wijzigen' })).toBeNull();
});

test('an address folds again when it is not filled in by hand any more, with the focus at its button', async () => {
  const { user } = renderKit(<Searched start={DAMRAK} />);
  await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
  const manual = () => screen.queryByRole('checkbox', { name: 'Adres zelf invullen' });
  await user.click(manual()!);
  expect(document.activeElement).toBe(manual());
  await user.click(manual()!);
  expect(manual()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wijzigen' }));
});

test('without an address, the focus stays at the checkbox of manual entry', async () => {
  const { user } = renderKit(<Searched start={EMPTY} />);
  const manual = screen.getByRole('checkbox', { name: 'Adres zelf invullen' });
  await user.dblClick(manual);
  expect(document.activeElement).toBe(manual);
});

test('an error of manual entry opens the search, where its checkbox has the message', () => {
  renderKit(<Searched start={DAMRAK} manualError="Vul dit adres zelf in." />);
  expect(screen.getByRole('checkbox', { name: 'Adres zelf invullen' }).getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Vul dit adres zelf in.');
});

test('a refused address opens the search, which has the message', () => {
  renderKit(<Searched start={DAMRAK} problem="Deze postcode bestaat niet." />);
  expect(search()!.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Deze postcode bestaat niet.');
});

test('text that was left in the search without choosing an address has a message', () => {
  renderKit(<Searched start={EMPTY} isUnfinished />);
  expect(search()!.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Zoek je adres en kies het uit de lijst, of vul het zelf in.');
});

test.each([
  ['nl', 'Je hebt een ander land gekozen. Zoek je adres opnieuw, of vul het zelf in.'],
  ['de', 'Sie haben ein anderes Land gewählt. Suchen Sie Ihre Adresse neu, oder geben Sie sie selbst ein.'],
  ['en', 'You have chosen another country. Search for your address again, or enter it yourself.'],
] as const)('an address of another country stays, with the search open (%s)', (locale, text) => {
  const { redraw } = renderKit(<Searched start={DAMRAK} isElsewhere />, locale);
  screen.getByText('Damrak 1');
  expect(screen.getByText(text).closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('combobox').getAttribute('aria-required')).toBe('true');
  redraw(<Searched start={DAMRAK} />);
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('without an address, another country needs no word', () => {
  renderKit(<Searched start={EMPTY} isElsewhere />);
  expect(screen.queryByText(/ander land/)).toBeNull();
});
