import type { Insertable } from 'kysely';
import { sample, withDetails } from '../people.ts';
import type { OrdersTable, ReturnLinesTable, ReturnsTable } from '../../db/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Bought {
  readonly id: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
}

/** Sanne's latest order: four lines, some pieces of which are in submitted returns. */
export const EXAMPLE_ORDER = { id: 'bestelling-7f3a9c1e5b', number: '2026-11120' };
/** The order of a fictional customer, which the examples of the wizards return. */
export const SAMPLE_ORDER = { id: 'bestelling-voorbeeld', number: '2026-11000' };
const BUSINESS_ORDER = { id: 'bestelling-c04d82f6aa', number: '2026-11090' };
const RETURNED_ORDER = { id: 'bestelling-51e9b7d03c', number: '2026-11080' };

export const INVERTER = { id: '4711', name: 'Growatt MIN 3000TL-XH omvormer', price: 64_900 };
export const PANEL = { id: '430', name: 'JA Solar 430 Wp zonnepaneel', price: 8250 };
const BATTERY = { id: '900', name: 'Growatt ARK 5.1 kWh thuisbatterij', price: 189_900 };
const CONNECTOR = { id: '512', name: 'MC4-connector set', price: 395 };

export function returnableOrdersAt(now: number): Insertable<OrdersTable>[] {
  return [
    withDetails(
      order(EXAMPLE_ORDER, 'sanne', now - 9 * DAY, [
        { ...INVERTER, qty: 2 },
        { ...PANEL, qty: 6 },
        { ...CONNECTOR, qty: 1 },
        { ...BATTERY, qty: 1 },
      ]),
      'pallet',
    ),
    order(SAMPLE_ORDER, sample.id, now - 9 * DAY, [
      { ...INVERTER, qty: 2 },
      { ...PANEL, qty: 6 },
      { ...BATTERY, qty: 1 },
    ]),
    order(BUSINESS_ORDER, 'jansen', now - 20 * DAY, [
      { ...INVERTER, qty: 5 },
      { ...BATTERY, qty: 2 },
    ]),
    order(RETURNED_ORDER, 'jansen', now - 25 * DAY, [{ ...CONNECTOR, qty: 2 }]),
  ];
}

/**
 * Submitted returns: two of Sanne's panels and her connector set, one inverter of the business, and all lines of
 * another order of the business.
 */
export function returnsAt(now: number): { returns: Insertable<ReturnsTable>[]; lines: Insertable<ReturnLinesTable>[] } {
  return {
    returns: [
      {
        id: 'retour-2b81d60c',
        number: 'R-49001',
        kind: 'solutions',
        person_id: 'sanne',
        email: 'sanne@example.nl',
        address: 'Damrak 1A',
        zip_code: '1012 LG',
        city: 'Amsterdam',
        locale: 'nl',
        last_faq_id: null,
        created_at: now - 3 * DAY,
      },
      {
        id: 'retour-95e0a7f4',
        number: 'R-49002',
        kind: 'solutions',
        person_id: 'jansen',
        email: 'inkoop@jansen-installatie.example',
        address: 'Ambachtsweg 44',
        zip_code: '1185 XT',
        city: 'Amstelveen',
        locale: 'nl',
        last_faq_id: null,
        created_at: now - 2 * DAY,
      },
    ],
    lines: [
      line('retour-2b81d60c', 0, 1_112_002, EXAMPLE_ORDER.id, { ...PANEL, qty: 2 }),
      line('retour-2b81d60c', 1, 1_112_003, EXAMPLE_ORDER.id, { ...CONNECTOR, qty: 1 }),
      line('retour-95e0a7f4', 0, 1_109_001, BUSINESS_ORDER.id, { ...INVERTER, qty: 1 }),
      line('retour-95e0a7f4', 1, 1_108_001, RETURNED_ORDER.id, { ...CONNECTOR, qty: 2 }),
    ],
  };
}

function order(
  { id, number }: typeof EXAMPLE_ORDER,
  person_id: string,
  placed_at: number,
  lines: readonly Bought[],
): Insertable<OrdersTable> {
  const total = lines.reduce((sum, { qty, price }) => sum + qty * price, 0);
  const credits_earned = person_id === 'sanne' ? Math.floor(total / 100) : 0;
  return { id, number, person_id, placed_at, paid_at: placed_at, lines: JSON.stringify(lines), total, credits_earned };
}

function line(
  return_id: string,
  position: number,
  order_line_id: number,
  order_id: string,
  { id, name, qty }: Bought,
): Insertable<ReturnLinesTable> {
  return {
    return_id,
    position,
    order_id,
    order_line_id,
    product_id: id,
    name,
    amount: qty,
    reason: '2',
    solution: '2',
    serial_number: '',
    remark: '',
    answers: '[]',
  };
}
