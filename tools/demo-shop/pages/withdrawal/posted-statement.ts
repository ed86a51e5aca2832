import type { WithdrawalOrder, WithdrawalStatement } from '../../../../shared/contract/withdrawal.ts';
import type { Values } from '../form/fields.ts';

const AMOUNT = /^lines\[([^\]]+)\]\[amount\]$/;
const NONE = /^0*$/;
const PIECES = /^\d+$/;

/**
 * The statement of a form that was posted without scripts. Of the orders that the shop knows, the products of the chosen
 * one count. All others that were posted belong to an order that is not listed any more, and stay in the statement; an
 * amount that is no number stays in words.
 */
export function statementIn(values: Values, orders: readonly WithdrawalOrder[]): WithdrawalStatement {
  const { name = '', email = '', order = '', order_number = '', part = '' } = values;
  const chosen = order || order_number;
  const others = orders.filter(({ number }) => number !== chosen).flatMap(({ lines }) => lines);
  const otherIds = new Set(others.map(({ id }) => String(id)));
  const lines: WithdrawalStatement['lines'] = [];
  const words = [part];
  for (const [field, posted] of Object.entries(values)) {
    const id = AMOUNT.exec(field)?.[1];
    const pieces = posted.trim();
    const isLeft = values[`lines[${id}][chosen]`] === '0';
    if (id === undefined || isLeft || otherIds.has(id) || NONE.test(pieces)) continue;
    const product = values[`lines[${id}][name]`] ?? '';
    if (PIECES.test(pieces)) lines.push({ id, amount: Number(pieces), name: product });
    else words.push(`${pieces} × ${product || id}`);
  }
  return { name, email, order_number: chosen, lines, part: words.filter((text) => text !== '').join('\n') };
}

/**
 * The values with which a form is shown again. An order that is not listed any more becomes a typed one, and its products
 * become words.
 */
export function valuesAgain(values: Values, orders: readonly WithdrawalOrder[]): Values {
  const { order_number, lines, part } = statementIn(values, orders);
  if (order_number === '' || orders.some(({ number }) => number === order_number)) return values;
  const products = lines.map(({ id, amount, name }) => `${amount} × ${name || id}`);
  return { ...values, order: '', order_number, part: [part, ...products].filter((text) => text !== '').join('\n') };
}
