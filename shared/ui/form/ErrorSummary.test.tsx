// @vitest-environment happy-dom
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { ErrorSummary, type SummaryItem } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const items: SummaryItem[] = [
  { key: 'street', message: 'Vul een straat in', href: '#sw-street' },
  { key: 'type', message: 'Kies hoe je bestelt', href: '#sw-type' },
];
const options = [
  { value: 'private', label: 'Particulier' },
  { value: 'business', label: 'Zakelijk' },
];

const form = (count: number, shown = items) => (
  <>
    <ErrorSummary count={count} items={shown} />
    <Field name="street" label="Straat" value="" onChange={() => undefined} />
    <RadioGroup name="type" legend="Ik bestel" value="business" options={options} onChange={() => undefined} />
  </>
);

test('the summary takes the focus at each refusal, and only then', () => {
  const { redraw } = renderKit(form(0, []));
  expect(screen.queryByRole('region')).toBeNull();
  redraw(form(1));
  const heading = screen.getByRole('heading', { name: 'Controleer je gegevens' });
  expect(document.activeElement).toBe(heading);
  screen.getByRole('textbox').focus();
  redraw(form(1, items.slice(1)));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  redraw(form(2));
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('region', { name: 'Controleer je gegevens' })).toBeTruthy();
});

test('messages that arrive shortly after the refusal are announced too', () => {
  const { redraw } = renderKit(form(1, []));
  redraw(form(1));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a message links to its field, or to the checked option of its group, without a history entry', async () => {
  const before = location.href;
  const { user } = renderKit(form(1));
  await user.click(screen.getByRole('link', { name: 'Vul een straat in' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Straat' }));
  await user.click(screen.getByRole('link', { name: 'Kies hoe je bestelt' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Zakelijk' }));
  expect(location.href).toBe(before);
});

test('a message of another step opens that step, and one without a field is only text', async () => {
  const goBack = vi.fn();
  const { user } = renderKit(
    form(1, [
      { key: 'a', message: 'Terug naar de gegevens', onClick: goBack },
      { key: 'b', message: 'De winkelwagen is gewijzigd' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Terug naar de gegevens' }));
  expect(goBack).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'De winkelwagen is gewijzigd' })).toBeNull();
  expect(screen.getByText('De winkelwagen is gewijzigd').closest('a')).toBeNull();
});

function Steps() {
  const [step, setStep] = useState(3);
  const item = { key: 'street', message: 'Vul een straat in', href: '#sw-street', onClick: () => setStep(1) };
  return (
    <>
      <ErrorSummary count={1} items={[item]} />
      {step === 1 && <Field name="street" label="Straat" value="" onChange={() => undefined} />}
    </>
  );
}

test('a message links to a field that is rendered after the click', async () => {
  const { user } = renderKit(<Steps />);
  await user.click(screen.getByRole('link', { name: 'Vul een straat in' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Straat' })));
});

test('a message names the part of the form that it is about', () => {
  const twice = ['Factuuradres', 'Bezorgadres'].map((section) => ({
    key: section,
    section,
    message: 'Vul een straat in',
    href: '#sw-street',
  }));
  renderKit(form(1, twice));
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Factuuradres: Vul een straat in', 'Bezorgadres: Vul een straat in']);
});
