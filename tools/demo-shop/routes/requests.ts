import * as z from 'zod/mini';
import {
  InstallerRequest,
  mailWhenInStock,
  PriceMatch,
  readInstallerRequest,
  sendInstallerRequest,
  sendPriceMatch,
} from '../../../shared/contract/requests.ts';
import { wireId } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction, sessionOf, shopperOf } from '../context.ts';
import { readAs, wantsPage } from '../input.ts';
import { remind } from '../rules/requests/reminders.ts';
import { askInstaller, askPrice } from '../rules/requests/send.ts';
import { INSTALLER } from '../seed/content/installer.ts';

export const INSTALLER_PATH = '/installer-request-submission';
export const PRICE_MATCH_PATH = '/price-match';

const Reminder = filledIn(z.object({ type: z.string(), id: wireId, name: z.string(), email: z.string() }));
const Installer = filledIn(InstallerRequest);
const Price = filledIn(PriceMatch);
const DONE = { success: true };

/** Requests of shoppers as calls. A form without JavaScript gets the page of the same path. */
export function mountRequests(app: ShopApp): void {
  app.post(mailWhenInStock.path, async (context, next) => {
    if (wantsPage(context)) return next();
    await keepReminder(context);
    return answer(context, mailWhenInStock, DONE);
  });
  app.post(readInstallerRequest.path, (context) => answer(context, readInstallerRequest, installerWords(context)));
  app.post(INSTALLER_PATH, async (context, next) => {
    if (wantsPage(context)) return next();
    await keepInstallerRequest(context);
    return answer(context, sendInstallerRequest(INSTALLER_PATH), DONE);
  });
  app.post(PRICE_MATCH_PATH, async (context, next) => {
    if (wantsPage(context)) return next();
    await keepPriceMatch(context);
    return answer(context, sendPriceMatch(PRICE_MATCH_PATH), DONE);
  });
}

export async function keepReminder(context: ShopContext): Promise<void> {
  const reminder = await readAs(context, Reminder);
  await inTransaction(context, (db) => remind(db, shopperOf(context), reminder));
}

export async function keepInstallerRequest(context: ShopContext): Promise<void> {
  const request = await readAs(context, Installer);
  const { random } = context.get('shop');
  await inTransaction(context, (db) => askInstaller(db, shopperOf(context), random, request));
}

export async function keepPriceMatch(context: ShopContext): Promise<void> {
  const request = await readAs(context, Price);
  const { random } = context.get('shop');
  await inTransaction(context, (db) => askPrice(db, shopperOf(context), random, request));
}

/** Installers install themselves, so the request is not offered to businesses. */
function installerWords(context: ShopContext) {
  const { locale, customer } = sessionOf(context);
  return { modalData: INSTALLER[locale], displayButton: customer?.type !== 'business' };
}

/** Reads a form with missing fields or numbers. */
function filledIn<Form extends z.ZodMiniObject>(form: Form): Form {
  const fill = (sent: unknown) => {
    const fields = sent as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.keys(form.shape).map((name) => [name, asText(fields[name])]));
  };
  return z.pipe(z.transform(fill), form) as unknown as Form;
}

function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? '');
}
