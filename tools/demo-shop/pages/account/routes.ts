import { CheckoutFields } from '../../../../shared/contract/checkout-data.ts';
import { storeAddress, type BookAddress } from '../../../../shared/contract/address-book.ts';
import { redeemCredits } from '../../../../shared/contract/power-credits.ts';
import { errorsIn } from '../../answer.ts';
import type { ShopApp, ShopContext } from '../../context.ts';
import { customerOf } from '../../customers.ts';
import { readTexts } from '../../input.ts';
import { addressesOf } from '../../rules/account/address-book.ts';
import { codesOf, readCredits } from '../../rules/account/credits.ts';
import { ownOrder, type OwnOrder } from '../../rules/account/own-order.ts';
import { summaryOf } from '../../rules/account/summary.ts';
import { defaultCountry } from '../../rules/checkout/countries.ts';
import { remindersOf } from '../../rules/requests/reminders.ts';
import { invoice } from '../../routes/invoice.ts';
import { keepAddress, removeAddress } from '../../routes/address-book.ts';
import { buyCode } from '../../routes/power-credits.ts';
import { sendPdf } from '../../routes/send-pdf.ts';
import { removeReminder } from '../../routes/stock-reminders.ts';
import type { Page } from '../layout.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import type { Visit } from '../visit.ts';
import { visitOf } from '../visit-of.ts';
import { address, type AddressToFill } from './address.ts';
import { addresses, ADDRESSES } from './addresses.ts';
import { credits, CREDITS } from './credits.ts';
import { ORDERS, orderPage } from './order.ts';
import { overview } from './overview.ts';
import { reminders, REMINDERS } from './reminders.ts';

/** The account of the signed-in customer, as pages with plain forms and the widgets in them. */
export function mountAccountPages(app: ShopApp): void {
  app.get('/dashboard', (context) =>
    show(context, async (visit) => overview(await summaryOf(context.get('shop').db, customerOf(context)), visit)),
  );
  mountOrders(app);
  mountAddresses(app);
  mountCredits(app);
  app.get(REMINDERS, (context) =>
    show(context, async (visit) => {
      const { person, locale } = customerOf(context);
      return reminders(await remindersOf(context.get('shop').db, person, locale), visit);
    }),
  );
  app.post(`${REMINDERS}/:id/delete`, async (context) => {
    await removeReminder(context);
    return context.redirect(REMINDERS, 303);
  });
}

function mountOrders(app: ShopApp): void {
  app.get(`${ORDERS}/:number`, async (context) => {
    const visit = await visitOf(context);
    const own = await orderFor(context);
    return own ? send(context, visit, orderPage(own, visit)) : send(context, visit, notFound(visit), 404);
  });
  app.get(`${ORDERS}/:number/factuur.pdf`, async (context) => {
    const own = await orderFor(context);
    if (own?.status !== 'paid') return context.notFound();
    return sendPdf(context, invoice(own, customerOf(context).locale), own.number);
  });
}

function orderFor(context: ShopContext): Promise<OwnOrder | null> {
  return ownOrder(context.get('shop').db, customerOf(context), context.req.param('number') ?? '');
}

function mountAddresses(app: ShopApp): void {
  app.get(ADDRESSES, (context) => show(context, async (visit) => addresses(await book(context), visit)));
  app.get(`${ADDRESSES}/new`, (context) => showAddress(context, { id: null }));
  app.get(`${ADDRESSES}/:id`, (context) => showAddress(context, { id: context.req.param('id') }));
  app.post(storeAddress.path, storeForm);
  app.post(`${ADDRESSES}/:id/delete`, async (context) => {
    await removeAddress(context);
    return context.redirect(ADDRESSES, 303);
  });
}

function mountCredits(app: ShopApp): void {
  app.get(CREDITS, (context) =>
    show(context, async (visit) => {
      const { db } = context.get('shop');
      const customer = customerOf(context);
      const [summary, codes] = [await readCredits(db, customer), await codesOf(db, customer)];
      return credits({ summary, codes, bought: context.req.query('code') }, visit);
    }),
  );
  app.post(redeemCredits.path, async (context) => {
    const code = await buyCode(context);
    return context.redirect(`${CREDITS}?code=${code}`, 303);
  });
}

async function show(context: ShopContext, draw: (visit: Visit) => Promise<Page>): Promise<Response> {
  const visit = await visitOf(context);
  return send(context, visit, await draw(visit));
}

function book(context: ShopContext): Promise<BookAddress[]> {
  return addressesOf(context.get('shop').db, customerOf(context));
}

interface Shown {
  readonly id: string | null;
  /** The submitted values after a refusal. */
  readonly typed?: Readonly<Record<string, unknown>>;
  readonly errors?: AddressToFill['errors'];
}

async function showAddress(context: ShopContext, { id, typed = {}, errors = {} }: Shown): Promise<Response> {
  const visit = await visitOf(context);
  const known = (await book(context)).find((own) => String(own.id) === id) ?? null;
  if (id !== null && known === null) return send(context, visit, notFound(visit), 404);
  const country = defaultCountry(visit.locale);
  const data = CheckoutFields.parse({ country, ...known, ...typed });
  const isRefused = Object.keys(errors).length > 0;
  const filling = { id: known?.id ?? null, data, known, errors };
  return send(context, visit, address(filling, visit), isRefused ? 422 : 200);
}

async function storeForm(context: ShopContext): Promise<Response> {
  const typed = await readTexts(context);
  try {
    await keepAddress(context);
  } catch (error) {
    const errors = errorsIn(error, context);
    if (!errors) throw error;
    return showAddress(context, { id: typed['id'] || null, typed, errors });
  }
  return context.redirect(ADDRESSES, 303);
}
