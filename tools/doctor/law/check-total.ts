import { isRecord } from '../../../shared/contract/wire.ts';
import { textOf, type Entry } from '../har.ts';
import { urlOf } from '../page.ts';
import { readJson } from '../read-json.ts';
import { amountsIn } from './amounts.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';

const ORDER = '/checkout/validate/payment';
const TOTAL = '[data-order-total]';

/** A page of the recording, in the order in which it was opened. */
export interface RecordedPage {
  readonly entry: Entry;
  readonly document: Document;
}

/**
 * Compares the total of the last step with the page to which the order has led, or with the amount that a later page of
 * the shop marks as that of the order. It knows the total that the shop has answered, and
 * not one that the checkout added up.
 */
export function checkTotal(
  entries: readonly Entry[],
  pages: readonly RecordedPage[],
): { readonly findings: LawFinding[]; readonly notes: string[] } {
  const orders = entries.flatMap((entry, at) => (isOrder(entry) ? [{ entry, at }] : []));
  const results = orders.map(({ entry, at }) => {
    const shown = totalBefore(entries.slice(0, at), entry);
    if (shown === null)
      return { findings: [], notes: ['The total of the last step is not in the recording: no answer has `total`.'] };
    const later = pages.filter((page) => entries.indexOf(page.entry) > at && amountsOn(page.document).length > 0);
    const after = later.find((page) => isOfOrder(page, entry));
    if (!after)
      return { findings: [], notes: ['No page after the order shows its amount: the total was not compared.'] };
    const amounts = amountsOn(after.document);
    if (amounts.includes(shown)) return { findings: [], notes: [] };
    const where = new URL(after.entry.request.url).pathname;
    const what = `The last step has shown ${euros(shown)}, and the page after the order ${amounts.slice(0, 5).map(euros).join(', ')}.`;
    return { findings: [lawFinding('total-changed', where, what)], notes: [] };
  });
  return { findings: results.flatMap(({ findings }) => findings), notes: results.flatMap(({ notes }) => notes) };
}

function isOrder(entry: Entry): boolean {
  const { pathname } = new URL(entry.request.url);
  if (!pathname.endsWith(ORDER) || entry.response.status !== 200) return false;
  const answer = answerOf(entry);
  // A browser that leaves for the next page often records no body.
  return answer === null || typeof answer['redirect'] === 'string';
}

/** A page of the shop with a marked amount, or the one of `redirect`. */
function isOfOrder({ entry, document }: RecordedPage, order: Entry): boolean {
  const shop = new URL(order.request.url);
  const page = new URL(entry.request.url);
  if (page.origin !== shop.origin) return false;
  const answer = answerOf(order);
  if (document.querySelector(TOTAL) || answer === null) return true;
  const redirect = urlOf(String(answer['redirect']), shop);
  return redirect?.origin === page.origin && redirect.pathname === page.pathname && redirect.search === page.search;
}

/** Integer cents; null where no answer has it. */
function totalBefore(entries: readonly Entry[], order: Entry): number | null {
  const answers = entries
    .filter(({ request }) => /\/checkout\//.test(new URL(request.url).pathname))
    .map(answerOf)
    .filter((answer) => answer !== null)
    .toReversed();
  const total = answers
    .map(({ cart }) => (isRecord(cart) ? centsOf(cart['total']) : null))
    .find((cents) => cents !== null);
  if (total === undefined || total === null) return null;
  return total + costsOfPaying(answers, order);
}

/** The page adds the costs of the chosen method of payment, unless the cart has them. */
function costsOfPaying(answers: readonly Readonly<Record<string, unknown>>[], order: Entry): number {
  const body = readJson(order.request.postData?.text ?? '');
  const id = isRecord(body) ? String(body['payment_method']) : '';
  const methods = answers.map(({ paymentMethods }) => paymentMethods).find(Array.isArray) as unknown[] | undefined;
  const method = methods?.filter(isRecord).find((entry) => String(entry['id']) === id);
  return method && method['costs_included'] !== true ? (centsOf(method['costs']) ?? 0) : 0;
}

/** What a page says it costs: `[data-order-total]`, or else all its amounts. */
function amountsOn(document: Document): number[] {
  const marked = document.querySelector(TOTAL);
  const root = marked ?? document.querySelector('main') ?? document.body;
  return amountsIn((root.textContent ?? '').replaceAll(/\s+/g, ' '));
}

function answerOf(entry: Entry): Readonly<Record<string, unknown>> | null {
  const json = readJson(textOf(entry) ?? '');
  return isRecord(json) ? json : null;
}

function centsOf(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? Math.round(amount * 100) : null;
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
