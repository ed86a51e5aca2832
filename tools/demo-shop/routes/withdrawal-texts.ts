import { LANGUAGE_TAGS, type Locale } from '../rules/language.ts';
import type { WithdrawableOrder } from '../rules/withdrawal/orders.ts';
import { isInTime } from '../rules/withdrawal/period.ts';
import type { Acknowledged } from '../rules/withdrawal/submit.ts';
import { WITHDRAWAL_WORDS as WORDS } from './withdrawal-words.ts';

const SENDER = 'Zonshop, Zonneweg 12, 3899 AZ Zeewolde, service@zonshop.example';

/** What stands beside an order from which a customer chooses. */
export function orderNoticeIn(locale: Locale, order: WithdrawableOrder, now: number): string {
  const words = WORDS[locale];
  const limits = limitsOf(locale, order, now);
  const period = limits.length > 0 ? limits : [words.until(dateIn(locale, order.lastDay))];
  return [...period, ...earlierStatement(locale, order)].join(' ');
}

/** Null for a product of which there is nothing to say. */
export function lineNoticeIn(locale: Locale, { isCutToLength }: { isCutToLength: boolean }): string | null {
  return isCutToLength ? WORDS[locale].cutToLength : null;
}

/**
 * The acknowledgement of a statement: the e-mail, the file and the screen have this text. It confirms that the statement
 * arrived. It promises a refund only where nothing stands against it.
 */
export function acknowledgementIn(locale: Locale, about: Acknowledged): { subject: string; text: string } {
  const words = WORDS[locale];
  const { number, receivedAt, statement, lines, order } = about;
  const what = lines.map(({ id, amount, name }) => `${amount} × ${name || words.product(String(id))}`);
  if (statement.part !== '') what.push(statement.part);
  const doubts = doubtsAbout(locale, about);
  const notes = [...doubts, ...(order ? earlierStatement(locale, order) : [])];
  const paragraphs = [
    [words.title],
    [`${words.reference}: ${number}`, words.received(momentIn(locale, receivedAt))],
    [
      words.statement,
      words.declaration,
      `${words.name}: ${statement.name}`,
      `${words.order}: ${statement.order_number}`,
      `${words.what}: ${what.join('; ') || words.whole}`,
      `${words.to}: ${statement.email}`,
    ],
    ...(notes.length > 0 ? [[words.notes, ...notes.map((note) => `- ${note}`)]] : []),
    [words.next, doubts.length > 0 ? words.review : words.steps],
    [SENDER],
  ];
  return { subject: words.subject(number), text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n` };
}

/** Why the shop has to look at a statement before it accepts it. */
function doubtsAbout(locale: Locale, { receivedAt, lines, order }: Acknowledged): string[] {
  const words = WORDS[locale];
  if (!order) return [words.unknown];
  const named = lines.length > 0 ? lines : order.lines;
  const cut = named.filter(({ isCutToLength }) => isCutToLength).map(({ name }) => `${name}. ${words.cutToLength}`);
  const unmatched = lines.some(({ isInOrder }) => !isInOrder) ? [words.unmatched] : [];
  return [...limitsOf(locale, order, receivedAt), ...cut, ...unmatched];
}

function limitsOf(locale: Locale, order: WithdrawableOrder, now: number): string[] {
  const words = WORDS[locale];
  if (order.isBusiness) return [words.business];
  return isInTime(order, now) ? [] : [words.over(dateIn(locale, order.lastDay))];
}

function earlierStatement(locale: Locale, { withdrawnAt }: WithdrawableOrder): string[] {
  return withdrawnAt === null ? [] : [WORDS[locale].withdrawn(dayIn(locale, withdrawnAt))];
}

function dayIn(locale: Locale, moment: number): string {
  return new Date(moment).toLocaleDateString(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  });
}

/** @param day such as `2026-12-02` */
function dateIn(locale: Locale, day: string): string {
  return new Date(day).toLocaleDateString(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
}

/** To the second. */
function momentIn(locale: Locale, moment: number): string {
  const style = { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Europe/Amsterdam' } as const;
  return new Date(moment).toLocaleString(LANGUAGE_TAGS[locale], style);
}
