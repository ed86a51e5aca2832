import { circle, el, line, rect, shape } from './svg.ts';

const INK = '#1f4d40';
const SOFT = '#cfe3db';

const CARD = [rect(8, 6.5, 20, 11, SOFT, { rx: 1.5 }), rect(8, 9, 20, 2.5, INK), line('M10.5 14.5h5', INK, 1.2)];
const BANK = [shape('M18 4.5l9 4.5H9Z', INK), line('M11.5 11v5M16 11v5M20 11v5M24.5 11v5M9.5 18.5h17', INK, 1.6)];
const PHONE = [
  rect(11, 4, 9, 16, SOFT, { rx: 2, stroke: INK, 'stroke-width': 1.4 }),
  line('M22.5 8.5a5 5 0 0 1 0 7M25 6.5a8 8 0 0 1 0 11', INK, 1.4),
];

/** By the kind of the payment, not by its company: the marks of companies are theirs. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  ideal: BANK,
  bancontact: CARD,
  creditcard: CARD,
  applepay: PHONE,
  googlepay: PHONE,
  paypal: [
    shape('M9 8.5a2 2 0 0 1 2-2h13v11H11a2 2 0 0 1-2-2Z', SOFT),
    line('M24 9.5V6.5H11a2 2 0 0 0 0 3h15.5v8H11a2 2 0 0 1-2-2v-7', INK, 1.4),
    circle(23, 13.5, 1.2, INK),
  ],
  klarna: [
    shape('M11 4h9l4 4v12H11Z', SOFT, { stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    line('M14 10.5h7M14 13.5h7M14 16.5h4', INK, 1.2),
  ],
  overboeking: [line('M9 9h17l-3.5-3.5M27 15H10l3.5 3.5', INK, 1.6)],
};

/** A way to pay, as a small card of 36 × 24. */
export function drawPayment(id: string): string | undefined {
  const mark = Object.hasOwn(MARKS, id) ? MARKS[id] : undefined;
  return (
    mark &&
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width: 36, height: 24, viewBox: '0 0 36 24' },
      rect(0.5, 0.5, 35, 23, '#ffffff', { rx: 3.5, stroke: '#c8d3ce' }),
      ...mark,
    )
  );
}
