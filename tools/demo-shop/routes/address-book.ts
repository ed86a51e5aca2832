import * as z from 'zod/mini';
import {
  chooseDefaultAddress,
  deleteAddress,
  readAddressBook,
  storeAddress,
} from '../../../shared/contract/address-book.ts';
import { wireId } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction } from '../context.ts';
import { customerOf } from '../customers.ts';
import { readAs, wantsPage } from '../input.ts';
import { addressesOf, makeDefault, readBook, remove, store } from '../rules/account/address-book.ts';
import { TypedAddress } from '../rules/account/typed-address.ts';

const Choice = z.object({ type: z.enum(['shipping', 'billing']), id: wireId });

/** The addresses of a customer as calls. A form without JavaScript gets the page of the same path. */
export function mountAddressBook(app: ShopApp): void {
  app.post(readAddressBook.path, async (context) =>
    answer(context, readAddressBook, await readBook(context.get('shop').db, customerOf(context))),
  );
  app.post(storeAddress.path, async (context, next) => {
    if (wantsPage(context)) return next();
    await keepAddress(context);
    return answer(context, storeAddress, await own(context));
  });
  app.post(chooseDefaultAddress.path, async (context) => {
    const { type, id } = await readAs(context, Choice);
    await inTransaction(context, (db) => makeDefault(db, customerOf(context), type, id));
    return answer(context, chooseDefaultAddress, await own(context));
  });
  app.delete('/dashboard/addresses/:id/vue/delete', async (context) => {
    await removeAddress(context);
    return answer(context, deleteAddress, {});
  });
}

export async function keepAddress(context: ShopContext): Promise<void> {
  const typed = await readAs(context, TypedAddress);
  await inTransaction(context, (db) => store(db, customerOf(context), typed));
}

export async function removeAddress(context: ShopContext): Promise<void> {
  const id = context.req.param('id') ?? '';
  await inTransaction(context, (db) => remove(db, customerOf(context), id));
}

async function own(context: ShopContext) {
  return { addresses: await addressesOf(context.get('shop').db, customerOf(context)) };
}
