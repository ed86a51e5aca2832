// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

function draw(props: Partial<StepperProps>) {
  const more = vi.fn();
  const less = vi.fn();
  const { user } = renderKit(
    <Stepper value={2} productName="Growatt MIN 3000" onIncrease={more} onDecrease={less} {...props} />,
  );
  return {
    more,
    less,
    async press(name: string) {
      const button = screen.getByRole('button', { name });
      await user.click(button);
      return button;
    },
  };
}

test('a shopper increases and decreases the quantity by one', async () => {
  const { more, less, press } = draw({});
  await press('Eén meer Growatt MIN 3000');
  expect(more).toHaveBeenCalledOnce();
  await press('Eén minder Growatt MIN 3000');
  expect(less).toHaveBeenCalledOnce();
  expect(screen.getByRole('group', { name: 'Aantal Growatt MIN 3000' }).textContent).toBe('2');
});

test.each([
  { why: 'one is the least', props: { value: 1 }, button: 'Eén minder Growatt MIN 3000' },
  { why: 'the most is reached', props: { value: 10, max: 10 }, button: 'Eén meer Growatt MIN 3000' },
  { why: 'it exists once', props: { canIncrease: false }, button: 'Eén meer Growatt MIN 3000' },
  { why: 'it is a gift', props: { canDecrease: false }, button: 'Eén minder Growatt MIN 3000' },
  { why: 'a step is on its way', props: { isBusy: true }, button: 'Eén meer Growatt MIN 3000' },
])('a button does nothing and keeps the focus when $why', async ({ props, button: name }) => {
  const { more, less, press } = draw(props);
  const button = await press(name);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(more).not.toHaveBeenCalled();
  expect(less).not.toHaveBeenCalled();
});

test('the reason why there cannot be more is shown', () => {
  draw({ value: 10, max: 10, whyNotMore: 'Hoogstens 10' });
  expect(screen.getByTitle('Hoogstens 10')).toBe(screen.getByRole('button', { name: 'Eén meer Growatt MIN 3000' }));
});

test('the reason is not shown while there can be more', () => {
  draw({ value: 9, max: 10, whyNotMore: 'Hoogstens 10' });
  expect(screen.queryByTitle('Hoogstens 10')).toBeNull();
});

test('a quantity that can be typed is a field, which Enter applies', async () => {
  const typed = vi.fn();
  const { user } = renderKit(
    <Stepper value={2} productName="Growatt MIN 3000" onIncrease={vi.fn()} onDecrease={vi.fn()} onType={typed} />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Aantal Growatt MIN 3000' });
  await user.click(field);
  // What it holds is selected.
  await user.keyboard('12{Enter}');
  expect(typed).toHaveBeenCalledExactlyOnceWith(12);
  expect(field.value).toBe('2');
});

test('a typed quantity cannot be changed while a change is sent', () => {
  draw({ onType: vi.fn(), isBusy: true });
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
});
