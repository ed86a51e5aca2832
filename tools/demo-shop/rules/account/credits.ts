import type { PowerCredits } from '../../../../shared/contract/power-credits.ts';
import type { Db } from '../../db/schema.ts';
import { REDEEM_OPTIONS } from '../../seed/account/redeem-options.ts';
import type { Locale, Words } from '../language.ts';
import type { Customer } from './customer.ts';
import { price } from '../currency.ts';

/** The credits of a customer, newest first. */
export async function readCredits(db: Db, customer: Customer): Promise<PowerCredits> {
  const { now } = customer;
  const entries = await entriesOf(db, customer);
  const codes = await codesOf(db, customer);
  const remaining = (is: (entry: Entry) => boolean) =>
    entries.filter(is).reduce((sum, { amount, used }) => sum + amount - used, 0);
  return {
    creditsToSpend: remaining((entry) => isValid(entry, now)),
    creditsToSpendLater: remaining(({ valid_from }) => valid_from > now),
    powerCreditSettings: [...REDEEM_OPTIONS],
    userPowerCreditDiscount: codes.filter(({ isOpen }) => isOpen).reduce((sum, { value }) => sum + value, 0),
    userPowerCredits: historyOf(entries, codes, customer),
  };
}

/** A code from redeemed credits. */
export interface CreditCode {
  code: string;
  /** Cents. */
  value: number;
  credits: number;
  boughtAt: number;
  /** Null for no expiry. */
  endsAt: number | null;
  /** Neither used nor expired. */
  isOpen: boolean;
}

/** Newest first. */
export async function codesOf(db: Db, { person, now }: Customer): Promise<CreditCode[]> {
  const rows = await db
    .selectFrom('redemptions')
    .innerJoin('discounts', 'discounts.code', 'redemptions.code')
    .select(['redemptions.code', 'value', 'credits', 'bought_at', 'ends_at'])
    .where('redemptions.person_id', '=', person.id)
    .orderBy('bought_at', 'desc')
    .orderBy('redemptions.code')
    .execute();
  return rows.map(({ code, value, credits, bought_at, ends_at }) => {
    return { code, value, credits, boughtAt: bought_at, endsAt: ends_at, isOpen: ends_at === null || ends_at > now };
  });
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

function entriesOf(db: Db, { person }: Pick<Customer, 'person'>) {
  return db
    .selectFrom('credits')
    .leftJoin('orders', 'orders.id', 'credits.order_id')
    .select(['credits.id', 'number', 'note', 'amount', 'used', 'valid_from', 'valid_until'])
    .where('credits.person_id', '=', person.id)
    .orderBy('valid_from', 'desc')
    .orderBy('credits.id', 'desc')
    .execute();
}

function isValid({ valid_from, valid_until }: Pick<Entry, 'valid_from' | 'valid_until'>, now: number): boolean {
  return valid_from <= now && (valid_until === null || valid_until > now);
}

/** The history: earned credits and redemptions. */
function historyOf(entries: readonly Entry[], codes: readonly CreditCode[], { locale, now }: Customer) {
  const earned = entries.map((entry) => ({ at: entry.valid_from, row: entryRow(entry, locale, now) }));
  const redeemed = codes.map((code) => ({ at: code.boughtAt, row: codeRow(code, locale) }));
  return [...earned, ...redeemed].toSorted((a, b) => b.at - a.at).map(({ row }) => row);
}

function entryRow(entry: Entry, locale: Locale, now: number) {
  const { number, note, amount, used, valid_from, valid_until } = entry;
  return {
    order: number,
    notes: valid_from > now ? EXPECTED[locale] : note === null ? null : (JSON.parse(note) as Words)[locale],
    valid_from: moment(valid_from),
    valid_until: moment(valid_until),
    is_active: isValid(entry, now) && used < amount,
    amount_remaining: amount - used,
    amount_used: used,
  };
}

function codeRow({ code, value, credits, boughtAt, endsAt, isOpen }: CreditCode, locale: Locale) {
  return {
    order: null,
    notes: REDEEMED[locale](code, price(value)),
    valid_from: moment(boughtAt),
    valid_until: moment(endsAt),
    is_active: isOpen,
    amount_remaining: 0,
    amount_used: credits,
  };
}

function moment(time: number | null): string | null {
  return time === null || time === 0 ? null : new Date(time).toISOString();
}

const EXPECTED: Words = {
  nl: 'Te gebruiken zodra je bestelling is bezorgd',
  de: 'Einlösbar, sobald Ihre Bestellung geliefert ist',
  en: 'To spend once your order has been delivered',
};

const REDEEMED: Readonly<Record<Locale, (code: string, amount: string) => string>> = {
  nl: (code, amount) => `Ingewisseld voor code ${code}, goed voor ${amount}`,
  de: (code, amount) => `Eingelöst für Code ${code} im Wert von ${amount}`,
  en: (code, amount) => `Redeemed for code ${code}, worth ${amount}`,
};
