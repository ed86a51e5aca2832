import { readQuotation, type Quotation } from '../../../shared/contract/quotation.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { needed, type Shared } from '../visit.ts';
import { targetOf, type Visitor } from '../visitor.ts';
import { euros } from './cart-sums.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { customer } from './order.ts';
import { pathIn } from './paths.ts';

const own: Shared<{ visitor: Visitor; quotation: Quotation }> = async (visit) => {
  const id = needed(visit.file.quotation, 'quotation of the customer (quotation)');
  const visitor = await visit.given(customer);
  const { quotation: answered } = await visitor.ask(readQuotation, { id });
  return { visitor, quotation: answered };
};

const clauses: Clause[] = [
  {
    id: 'quotation-read',
    rule: 'A customer reads the quotation, with at least one line.',
    mend: 'Answer POST /quotation/{id} as its example, or name another `quotation` of the customer in the file.',
    async check(visit) {
      const id = needed(visit.file.quotation, 'quotation of the customer (quotation)');
      const visitor = await visit.given(customer);
      const { quotation: answered } = await visitor.ask(readQuotation, { id });
      visitor.verify(answered.lines.length > 0, 'lines is empty.');
    },
  },
  {
    id: 'quotation-read-twice',
    rule: 'Reading a quotation changes nothing.',
    mend: 'Compute its amounts when it is made.',
    async check(visit) {
      const { visitor } = await visit.given(own);
      const { text } = visitor.last;
      await visitor.ask(readQuotation, { id: visit.file.quotation! });
      visitor.verify(visitor.last.text === text, 'The second answer differs.');
    },
  },
  {
    id: 'quotation-subtotal',
    rule: 'The subtotal is the sum of the lines, but for a cent of rounding for each.',
    mend: 'Compute the subtotal from the amounts of the lines that you send.',
    async check(visit) {
      const { visitor, quotation: offer } = await visit.given(own);
      const { subtotal, lines } = offer;
      if (subtotal === null || lines.some(({ price }) => price === null))
        throw new NotApplicable('It has no subtotal, or lines without a price.');
      const sum = lines.reduce((all, { price, amount }) => all + (price ?? 0) * (amount ?? 1), 0);
      visitor.verify(
        Math.abs(sum - subtotal) <= lines.length,
        `It is ${euros(subtotal)}, and the lines make ${euros(sum)}.`,
      );
    },
  },
  {
    id: 'quotation-total',
    rule: 'The total is the subtotal and the shipping costs, less the discount.',
    mend: 'Send the total with VAT, after the discount.',
    async check(visit) {
      const { visitor, quotation: offer } = await visit.given(own);
      const { subtotal, discount, shipping_costs: costs, total } = offer;
      if (subtotal === null) throw new NotApplicable('It has no subtotal.');
      const sum = subtotal - (discount ?? 0) + (costs ?? 0);
      visitor.verify(Math.abs(sum - total) <= 1, `It is ${euros(total)}, and the amounts make ${euros(sum)}.`);
    },
  },
  {
    id: 'quotation-vat',
    rule: '`vat_amount` is the part of `vat_rate` in the total, but for a cent of rounding for each line.',
    mend: 'Compute the VAT after the discount.',
    async check(visit) {
      const { visitor, quotation: offer } = await visit.given(own);
      const { vat_amount: amount, vat_rate: rate, total, lines } = offer;
      if (amount === null || rate === null) throw new NotApplicable('It has no VAT.');
      const part = (total * rate) / (100 + rate);
      visitor.verify(
        Math.abs(part - amount) <= lines.length + 1,
        `It is ${euros(amount)}, and ${rate} % of ${euros(total)} is ${euros(part)}.`,
      );
    },
  },
  {
    id: 'quotation-download',
    rule: 'A quotation that can be downloaded has the address of its file, and it answers.',
    mend: 'Write download_url, or set is_downloadable to false.',
    async check(visit) {
      const { visitor, quotation: offer } = await visit.given(own);
      if (!offer.is_downloadable) throw new NotApplicable('It cannot be downloaded.');
      const url = offer.download_url === null ? null : pathIn(offer.download_url, visitor.start);
      visitor.verify(offer.download_url !== null, 'download_url is missing.');
      if (!url) return;
      const file = await visitor.follow(url);
      visitor.verify(file.status === 200, `It answers ${file.status}.`);
    },
  },
  {
    id: 'quotation-stranger',
    rule: 'A quotation is shown to its customer, and to no stranger.',
    mend: 'Compare the customer of the session with that of the quotation.',
    async check(visit) {
      const id = needed(visit.file.quotation, 'quotation of the customer (quotation)');
      const visitor = await visit.visitor();
      await visitor.refused(readQuotation, undefined, { path: targetOf(readQuotation, { id }).path });
    },
  },
  {
    id: 'quotation-unknown',
    rule: 'An unknown quotation answers 404.',
    mend: 'Look for the id with a prepared statement; answer 404 when there is none.',
    async check(visit) {
      needed(visit.file.quotation, 'quotation of the customer (quotation)');
      const visitor = await visit.given(customer);
      for (const id of ['conform-unknown', ...HOSTILE_TEXTS]) {
        const { path } = targetOf(readQuotation, { id });
        if (path.length < 2000) await visitor.refused(readQuotation, undefined, { path });
      }
    },
  },
];

export const quotation: Scenario = {
  name: 'quotation',
  title: 'Quotations',
  chapter: 'answers.md#quotations-and-returns',
  clauses,
};
