// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Message } from './Message.tsx';

test.each([
  { kind: 'error', role: 'alert' },
  { kind: 'success', role: 'status' },
  { kind: 'info', role: 'status' },
  { kind: 'warning', role: 'status' },
] as const)('a message of kind $kind is a $role', ({ kind, role }) => {
  renderKit(<Message kind={kind}>Er ging iets mis.</Message>);
  expect(screen.getByRole(role).textContent).toBe('Er ging iets mis.');
});

test('a message that is not announced has no role', () => {
  renderKit(
    <Message kind="success" isAnnounced={false}>
      Je bestelling wordt gratis verzonden!
    </Message>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Je bestelling wordt gratis verzonden!')).toBeTruthy();
});

test('a message can have an action', async () => {
  const retry = vi.fn();
  const { user } = renderKit(
    <Message kind="error" action={{ label: 'Opnieuw proberen', onClick: retry }}>
      Er ging iets mis.
    </Message>,
  );
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(retry).toHaveBeenCalledOnce();
});
