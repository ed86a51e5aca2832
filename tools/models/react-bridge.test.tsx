// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useCallback, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { createCart } from './cart.ts';
import type { Readable } from './readable.ts';
import { createShop } from './shop.ts';

/** As in the guide. */
function useSignal<Value>(signal: Readable<Value>): Value {
  const subscribe = useCallback((listener: () => void) => signal.subscribe(listener), [signal]);
  return useSyncExternalStore(subscribe, () => signal.value);
}

test('a component of React follows a signal by the two lines of the guide', async () => {
  await openPage({ cart: [{ id: 430, qty: 2 }] });
  const model = createCart(createShop());
  const Count = () => <output>{useSignal(model.cart)?.count ?? 'none'}</output>;
  const { unmount } = render(
    <StrictMode>
      <Count />
    </StrictMode>,
  );
  expect(screen.getByRole('status').textContent).toBe('none');
  await act(() => model.start());
  expect(screen.getByRole('status').textContent).toBe(String(model.cart.value!.count));
  const { id } = model.cart.value!.lines.find(({ canIncrease }) => canIncrease)!;
  await act(() => model.increase(id));
  expect(screen.getByRole('status').textContent).toBe(String(model.cart.value!.count));
  unmount();
  model.stop();
});
