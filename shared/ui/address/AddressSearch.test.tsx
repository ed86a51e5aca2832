// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import type { AddressMatch } from '../../contract/postcode.ts';
import type { Search } from './address-lookup.ts';
import { AddressSearch, type AddressSearchProps } from './AddressSearch.tsx';

function match(value: string, precision: string): AddressMatch {
  return { value, label: value, description: null, precision, context: `in ${value}`, highlights: [[0, 3]] };
}

/** Two streets, and two addresses in each; nothing that begins with an X, and no answer to a broken search. */
const streets: Search = async (context, term) => {
  if (term === 'kapot') return null;
  if (term.startsWith('X')) return { matches: [], newContext: null };
  const isInStreet = context.startsWith('in ');
  const values = isInStreet ? [`${term} 1`, `${term} 2`] : ['Damrak', 'Damstraat'];
  return { matches: values.map((value) => match(value, isInStreet ? 'Address' : 'Street')), newContext: null };
};

function setUp(own: Partial<AddressSearchProps> = {}) {
  const choose = vi.fn<AddressSearchProps['choose']>(async () => true);
  const onUnavailable = vi.fn();
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (more: Partial<AddressSearchProps> = {}) => (
    <form aria-label="Adres" onSubmit={send}>
      <AddressSearch
        name="search"
        label="Zoek je adres"
        context="nld"
        search={streets}
        choose={choose}
        onUnavailable={onUnavailable}
        {...own}
        {...more}
      />
      <button type="submit">Verder</button>
    </form>
  );
  const { user, redraw } = renderKit(form());
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoek je adres' });
  return { user, field, choose, onUnavailable, send, redraw: (more: typeof own) => redraw(form(more)) };
}

const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('a shopper finds an address from a street by keyboard, without submitting the form', async () => {
  const { user, field, choose, send } = setUp();
  await user.type(field(), 'Dam');
  await waitFor(() => expect(lines()).toEqual(['Damrak', 'Damstraat']));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 adressen gevonden');

  await user.keyboard('{ArrowDown}');
  expect(document.getElementById(field().getAttribute('aria-activedescendant')!)?.textContent).toBe('Damrak');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(lines()).toEqual(['Damrak 1', 'Damrak 2']));
  expect(field().value).toBe('Damrak');
  expect(document.activeElement).toBe(field());

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(choose).toHaveBeenCalledOnce());
  expect(choose.mock.calls[0]?.[0]).toMatchObject({ value: 'Damrak 2', context: 'in Damrak 2' });
  expect(field().value).toBe('');
  expect(lines()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('the matching letters are marked', async () => {
  const { user, field } = setUp();
  await user.type(field(), 'Dam');
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.querySelector('mark')?.textContent).toBe('Dam'));
});

test('a click chooses a line', async () => {
  const { user, field, choose } = setUp();
  await user.type(field(), 'Dam');
  await user.click(
    await screen.findByText((_, element) => element?.textContent === 'Damstraat' && element.role === 'option'),
  );
  await user.click(
    await screen.findByText((_, element) => element?.textContent === 'Damstraat 1' && element.role === 'option'),
  );
  await waitFor(() => expect(choose).toHaveBeenCalledOnce());
});

test('text typed while the list is loading is not lost', async () => {
  const { user, field } = setUp();
  const before = field();
  await user.click(before);
  await user.keyboard('Dam');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(field()).toBe(before);
  expect(before.value).toBe('Dam');
  expect(document.activeElement).toBe(before);
});

test('Escape closes the list and keeps what was typed', async () => {
  const { user, field } = setUp();
  await user.type(field(), 'Dam');
  await waitFor(() => expect(lines()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(lines()).toEqual([]);
  expect(field().value).toBe('Dam');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('leaving the field chooses nothing', async () => {
  const { user, field, choose } = setUp();
  await user.type(field(), 'Dam');
  await waitFor(() => expect(lines()).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verder' }));
  await waitFor(() => expect(lines()).toEqual([]));
  expect(field().value).toBe('Dam');
  expect(choose).not.toHaveBeenCalled();
});

test('a search without a match shows and announces it', async () => {
  const { user, field } = setUp();
  await user.type(field(), 'Xyz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Geen adres gevonden'));
  expect(screen.getAllByText('Geen adres gevonden')).toHaveLength(2);
});

test('a failed search opens manual entry', async () => {
  const { user, field, onUnavailable } = setUp();
  await user.type(field(), 'kapot');
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce());
  expect(lines()).toEqual([]);
});

test('an address that cannot be read opens manual entry', async () => {
  const address: Search = async () => ({ matches: [match('Damrak 1', 'Address')], newContext: null });
  const { user, field, onUnavailable } = setUp({ search: address, choose: async () => false });
  await user.type(field(), 'Dam');
  await waitFor(() => expect(lines()).toHaveLength(1));
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce());
});

test('another country starts a new search', async () => {
  const { user, field, redraw } = setUp();
  await user.type(field(), 'Dam');
  await waitFor(() => expect(lines()).toHaveLength(2));
  redraw({ context: 'bel' });
  expect(field().value).toBe('');
  expect(lines()).toEqual([]);
});

test('the search field is not part of the form data', () => {
  setUp();
  expect([...new FormData(screen.getByRole('form')).keys()]).toEqual([]);
});

test('Enter does not submit the form before the list has loaded', async () => {
  const { user, field, send } = setUp();
  await user.type(field(), 'D{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('a search that is disabled while it has the focus goes when it is left, and comes back with its text', async () => {
  const { user, field, redraw } = setUp();
  await user.type(field(), 'kapot');
  redraw({ isDisabled: true });
  expect(document.activeElement).toBe(field());
  await user.keyboard('er');
  expect(field().value).toBe('kapot');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  redraw({ isDisabled: false });
  expect(field().value).toBe('kapot');
});
