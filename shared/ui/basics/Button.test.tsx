// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Button, IconButton, LinkButton } from './Button.tsx';

test('a button calls its handler', async () => {
  const order = vi.fn();
  const { user } = renderKit(<Button onClick={order}>Bestellen</Button>);
  await user.click(screen.getByRole('button', { name: 'Bestellen' }));
  expect(order).toHaveBeenCalledOnce();
});

test('a button inside a form does not submit it', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderKit(
    <form onSubmit={send}>
      <Button>Meer opties</Button>
      <Button type="submit">Verzenden</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Meer opties' }));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Verzenden' }));
  expect(send).toHaveBeenCalledOnce();
});

test.each([{ isBusy: true }, { isDisabled: true }])(
  'a busy button (%o) keeps focus and name and does nothing',
  async (state) => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    const click = vi.fn();
    const { user } = renderKit(
      <form onSubmit={send}>
        <Button {...state} type="submit" onClick={click}>
          Afrekenen
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Afrekenen' });
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(click).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  },
);

test('a button has aria-busy only while it is busy', () => {
  const { redraw } = renderKit(<Button isBusy>Afrekenen</Button>);
  expect(screen.getByRole('button', { busy: true })).toBeTruthy();
  redraw(<Button>Afrekenen</Button>);
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
});

test('an icon button has an accessible name', () => {
  renderKit(<IconButton icon="trash" label="Verwijder Growatt MIN 3000" />);
  expect(screen.getByRole('button', { name: 'Verwijder Growatt MIN 3000' })).toBeTruthy();
});

test('a link button is a link', () => {
  renderKit(
    <LinkButton href="/checkout" variant="primary">
      Naar bestellen
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Naar bestellen' }).getAttribute('href')).toBe('/checkout');
});
