// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { PasswordField } from './PasswordField.tsx';

test('a password can be shown, and is hidden again by a second press or when the form is sent', async () => {
  const { user, container } = renderKit(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField name="password" label="Wachtwoord" value="zonneschijn" onChange={() => undefined} />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Wachtwoord');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Tonen Wachtwoord' }));
  expect([input.type, input.value]).toEqual(['text', 'zonneschijn']);
  await user.click(screen.getByRole('button', { name: 'Verbergen Wachtwoord' }));
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Tonen Wachtwoord' }));
  fireEvent.submit(container.querySelector('form')!);
  expect(input.type).toBe('password');
});
