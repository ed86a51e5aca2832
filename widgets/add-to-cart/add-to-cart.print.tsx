import type { PrintContext } from '../../shared/runtime/print.ts';
import { kindOf, type KindInputs } from './add-to-cart.rules.ts';
import type nl from './locales/nl.json';
import { LOOKS, TEXTS } from './style-button.ts';

/** Its button. The widget itself adds the choice of a quantity, and says of a product that it is sold out. */
export function print(inputs: KindInputs, { t, hasHandler }: PrintContext<typeof nl>) {
  const kind = kindOf(inputs, hasHandler('back-in-stock-open'));
  if (kind === 'none' || kind === 'sold-out') return null;
  return (
    <button type="button" className={`sw-button ${LOOKS[kind]}`}>
      {t(TEXTS[kind])}
    </button>
  );
}
