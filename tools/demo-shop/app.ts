import { Hono, type MiddlewareHandler } from 'hono';
import { answerError } from './answer.ts';
import type { Shop, ShopApp, ShopEnv } from './context.ts';
import { withToken } from './csrf.ts';
import { forCustomers } from './customers.ts';
import type { Db } from './db/schema.ts';
import type { Extra } from './extras.ts';
import { randomId } from './ids.ts';
import { createPageCache } from './page-cache.ts';
import { withinLimits } from './limits.ts';
import { misbehave } from './misbehave.ts';
import { mountBehaviour } from './routes/behaviour.ts';
import { mountExtras } from './routes/extras.ts';
import { mountToken } from './routes/token.ts';
import { mountAddressBook } from './routes/address-book.ts';
import { mountCart } from './routes/cart.ts';
import { mountCombination } from './routes/combination.ts';
import { mountCompare } from './routes/compare.ts';
import { mountContent, openContent } from './routes/content-modal.ts';
import { mountOverview } from './routes/overview.ts';
import { mountPostcode } from './routes/postcode.ts';
import { mountQuotations } from './routes/quotation.ts';
import { mountPowerCredits } from './routes/power-credits.ts';
import { mountRequests } from './routes/requests.ts';
import { mountReturns } from './routes/returns.ts';
import { mountCheckout } from './routes/checkout.ts';
import { mountDiscounts } from './routes/discounts.ts';
import { mountFaq } from './routes/faq.ts';
import { mountLogin } from './routes/login.ts';
import { mountUploads } from './routes/media.ts';
import { mountStorage } from './routes/storage.ts';
import { mountReviews } from './routes/reviews.ts';
import { mountSearch } from './routes/search.ts';
import { mountShippingCosts } from './routes/shipping-costs.ts';
import { mountStockReminders } from './routes/stock-reminders.ts';
import { mountWithdrawal } from './routes/withdrawal.ts';
import { cookieKeyIn } from './rules/cookie-key.ts';
import { piecesIn, type FileStore } from './rules/media/file-store.ts';
import type { MakeId } from './rules/sessions.ts';
import { cached } from './rules/search/cached-engine.ts';
import type { SearchEngine } from './rules/search/engine.ts';
import { createSqlEngine } from './rules/search/sql-engine.ts';
import { withSession } from './session.ts';
import { DEFAULT_RATE_LIMITS, limitRate, type RateLimits } from './rate-limit.ts';
import { privateAnswers } from './private-answers.ts';

export interface ShopOptions {
  /** A migrated database; see `db/open-*.ts`. */
  db: Db;
  /** Finds the products of lists and of the search; the database by default. */
  engine?: SearchEngine;
  /** Epoch milliseconds; the system clock by default. */
  clock?: () => number;
  /** Creates unguessable ids. */
  random?: MakeId;
  /** Waits for some milliseconds before a slow answer. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Stores the bytes of uploaded files; in the database by default. */
  pieces?: FileStore;
  /** Accepts the session id in a header where cookies are not available. On by default. */
  takesHeader?: boolean;
  /** Attempts per minute; generous by default. */
  tries?: Partial<RateLimits>;
  /** Caches pages that are the same for every guest for a few seconds. */
  keepsPages?: boolean;
  /** What the answers of every session contain beside those of the specification. */
  extras?: readonly Extra[];
  /** Sends the queued mails; by default they stay in the database. */
  deliverMails?: () => void;
  /** Mounts the pages after all other routes; omitted when the shop runs inside a page. */
  pages?: (app: ShopApp) => void;
  /** Runs before any refusal, when the visitor's session is known. It answers the request or passes it on. */
  front?: MiddlewareHandler<ShopEnv>;
}

/** The demo shop as one function, `app.fetch(request)`: on a port, in unit tests and inside a page. */
export function createApp(options: ShopOptions): ShopApp {
  const shop = shopOf(options);
  const app = new Hono<ShopEnv>();
  app.onError(answerError);
  app.notFound((context) => context.json({ message: 'Not found.' }, 404));
  app.use((context, next) => {
    context.set('shop', shop);
    return next();
  });
  app.use(privateAnswers);
  app.use('/modal/*', openContent);
  if (options.front) app.use(withSession, options.front, withinLimits, misbehave, withToken, limitRate);
  else app.use(withinLimits, withSession, misbehave, withToken, limitRate);
  app.use('/dashboard/*', forCustomers);
  mountBehaviour(app);
  mountExtras(app);
  mountToken(app);
  mountCart(app);
  mountCombination(app);
  mountOverview(app);
  mountCompare(app);
  mountReviews(app);
  mountSearch(app);
  mountFaq(app);
  mountShippingCosts(app);
  mountPostcode(app);
  mountCheckout(app);
  mountDiscounts(app);
  mountLogin(app);
  mountRequests(app);
  mountContent(app);
  mountAddressBook(app);
  mountPowerCredits(app);
  mountStockReminders(app);
  mountReturns(app);
  mountWithdrawal(app);
  mountQuotations(app);
  mountUploads(app);
  mountStorage(app);
  options.pages?.(app);
  return app;
}

function shopOf({ db, front, tries, keepsPages, takesHeader = true, extras, ...settings }: ShopOptions): Shop {
  const {
    engine = cached(createSqlEngine(db)),
    clock = Date.now,
    random = randomId,
    wait = pause,
    pieces = piecesIn(db),
    deliverMails = () => {},
  } = settings;
  const isInFront = front !== undefined;
  const keptPages = keepsPages ? createPageCache() : undefined;
  return {
    keptPages,
    db,
    engine,
    cookieKey: cookieKeyIn(db),
    clock,
    random,
    wait,
    extras,
    pieces,
    takesHeader,
    deliverMails,
    isInFront,
    tries: { ...DEFAULT_RATE_LIMITS, ...tries },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
