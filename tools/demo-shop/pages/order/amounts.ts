import { html } from 'hono/html';
import { PROMOTION_NAME } from '../../rules/cart-extras.ts';
import type { OrderAmounts } from '../../rules/order.ts';
import type { Markup } from '../icons.ts';
import { sumRow, vatLines } from '../sums.ts';
import type { Visit } from '../visit.ts';

interface Shown {
  readonly amounts: Readonly<OrderAmounts>;
  readonly discountCode: string | null | undefined;
  readonly isPowerCreditDiscount: boolean;
  readonly voucherCode: string | null | undefined;
  /** The VAT in the total, by rate. */
  readonly vatLines: Readonly<Record<string, number>>;
}

/** The amounts of an order, from the subtotal to what is to be paid. */
export function orderAmounts({ amounts, ...order }: Shown, visit: Visit): Markup {
  const { words } = visit;
  const { subtotal, shipping, payment, discount, quotationDiscount, promotion, total, voucher, due } = amounts;
  const row = (shown: Parameters<typeof sumRow>[1]) => sumRow('sw-checkout', shown);
  const code = order.isPowerCreditDiscount ? 'Power Credits' : order.discountCode;
  return html`<dl class="sw-checkout__sums">
      ${row({ term: words.subtotal, shown: subtotal })}
      ${row({ term: words.shipping, shown: shipping === 0 ? words.free : shipping })}
      ${payment > 0 ? row({ term: words.paymentCosts, shown: payment }) : ''}
      ${discount > 0 ? row({ term: words.discount, code, shown: -discount }) : ''}
      ${promotion ? row({ term: words.discount, code: PROMOTION_NAME, shown: -promotion }) : ''}
      ${quotationDiscount > 0 ? row({ term: words.quotationDiscount, shown: -quotationDiscount }) : ''}
      ${row({ term: words.total, shown: total, isTotal: true })}
      ${
        voucher > 0
          ? html`${row({ term: words.voucher, code: order.voucherCode, shown: -voucher })}
            ${row({ term: words.payAmount, shown: due, isTotal: true })}`
          : ''
      }
    </dl>
    ${vatLines('sw-checkout', order.vatLines, visit)}`;
}
