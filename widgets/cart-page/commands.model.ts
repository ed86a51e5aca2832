import { readCart } from '../../shared/contract/cart.ts';
import { createCartCommands, sendCode, type CarryOut } from '../../shared/models/cart-commands.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { CartParts, Change } from './changes.model.ts';
import type { LineActions } from './lines.model.ts';
import type { QuantityState } from './quantity.model.ts';

interface Actions extends Pick<LineActions, 'remove'>, Pick<QuantityState, 'setQuantity'> {
  readonly change: Change;
}

/** Carries out the commands of scripts on the cart that the page shows, after the change that is being sent. */
export function createQueue(
  { call, settings }: Pick<Services, 'call' | 'settings'>,
  { shown, lock, notice }: CartParts,
  { change, remove, setQuantity }: Actions,
): CarryOut {
  /** The cart after a change. Rejects if the change has failed, which the notice says to the shopper. */
  async function changed(sent: Promise<unknown>) {
    await sent;
    const last = notice.peek();
    if (last.is === 'refused' || last.is === 'unsure') throw last.error;
    return shown.peek()!;
  }

  function idle(): Promise<void> {
    return new Promise((resolve) => {
      if (!lock.isBusy.peek()) return resolve();
      const stop = lock.isBusy.subscribe((isBusy) => {
        if (isBusy) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  return createCartCommands(
    {
      async read() {
        await idle();
        await shown.read(shown.publishCount);
        // The shopper may have begun a change meanwhile, whose answer is newer.
        await idle();
        return shown.peek()!;
      },
      setQuantity: (line, quantity) => changed(setQuantity(line, quantity)),
      remove: (line) => changed(remove(line)),
      async applyCode(code) {
        let message: string | null = null;
        await idle();
        const cart = await changed(
          change(
            async () => {
              message = await sendCode(call, code);
              return call(readCart);
            },
            () => {
              // The cart is as it was.
              if (message !== null) notice.value = { is: 'none' };
            },
          ),
        );
        return { cart, message };
      },
    },
    settings.currency.code,
  );
}
