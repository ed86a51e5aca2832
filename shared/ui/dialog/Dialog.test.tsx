// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Dialog } from './Dialog.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const close = vi.fn();
  const closed = vi.fn();
  const popup = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} title="Toegevoegd aan je winkelwagen!" onClose={close} onClosed={closed}>
      Growatt MIN 3000
    </Dialog>
  );
  const { redraw } = renderKit(popup(true));
  return { close, closed, show: (isOpen: boolean) => redraw(popup(isOpen)) };
}

test('an open dialog is modal, is named by its title, and locks the scroll position', () => {
  const { show } = setUp();
  expect(screen.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' })).toBeTruthy();
  expect(document.documentElement.dataset).toHaveProperty('swScrollLocked');
  show(false);
  expect(document.documentElement.dataset).not.toHaveProperty('swScrollLocked');
});

test('the contents of a closed dialog stay for 200 ms, then are reset', () => {
  const { closed, show } = setUp();
  show(false);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByText('Growatt MIN 3000')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Growatt MIN 3000')).toBeNull();
  expect(closed).toHaveBeenCalledOnce();
});

test('a dialog that reopens during its closing animation keeps its contents', () => {
  const { closed, show } = setUp();
  show(false);
  act(() => void vi.advanceTimersByTime(100));
  show(true);
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.getByText('Growatt MIN 3000')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
});

test('the close icon closes', () => {
  const { close } = setUp();
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(close).toHaveBeenCalledOnce();
});

test('a press on the backdrop closes', () => {
  const { close } = setUp();
  const backdrop = screen.getByRole('dialog');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  expect(close).toHaveBeenCalledOnce();
});

test('a text selection that ends on the backdrop does not close the dialog', () => {
  const { close } = setUp();
  fireEvent.mouseDown(screen.getByText('Growatt MIN 3000'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(close).not.toHaveBeenCalled();
});

test('a click inside does not close the dialog', () => {
  const { close } = setUp();
  fireEvent.mouseDown(screen.getByText('Growatt MIN 3000'));
  fireEvent.click(screen.getByText('Growatt MIN 3000'));
  expect(close).not.toHaveBeenCalled();
});
