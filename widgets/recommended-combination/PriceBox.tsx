import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { StockLabel } from '../../shared/ui/product/StockLabel.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import type { RecommendedCombinationState, Shown } from './recommended-combination.model.ts';
import type nl from './locales/nl.json';

/** What everything costs together, and the way into the cart. */
export function PriceBox({ model, shown }: { model: RecommendedCombinationState; shown: Shown }) {
  useSignals();
  const t = useText<typeof nl>();
  const kit = useKitText();
  const { currency } = useSettings();
  const reason = useId();
  const why = useShortage(shown);
  const Advice = shown.isOwnAdvice ? 's' : 'span';
  return (
    <div className="sw-recommended-combination__box">
      <div className="sw-recommended-combination__sums">
        {shown.advicePrice !== null && (
          <p className="sw-recommended-combination__advice">
            <span>{`${shown.isOwnAdvice ? t('apart') : kit('advicePrice')} `}</span>
            <Advice className={shown.isOwnAdvice ? 'sw-recommended-combination__struck' : undefined} translate="no">
              {formatPrice(shown.advicePrice, currency)}
            </Advice>
          </p>
        )}
        <p className="sw-recommended-combination__total">
          <span>{`${t('together')} `}</span>
          <Price cents={shown.total} size="large" />
        </p>
        {shown.vat.map((vat) =>
          vat.is === 'exempt' ? (
            <VatLine key="exempt" rate={0} isExempt />
          ) : (
            <VatLine key={vat.rate} rate={vat.rate} cents={vat.cents} />
          ),
        )}
      </div>
      <div className="sw-recommended-combination__order">
        <StockLabel inStock={shown.inStock} />
        {why && (
          <div id={reason}>
            <Message kind="warning" isAnnounced={false}>
              {why}
            </Message>
          </div>
        )}
        <Button
          variant="primary"
          icon="cart"
          isWide
          isBusy={model.isAdding.value}
          isDisabled={why !== null}
          aria-label={t('addNamed', { name: shown.main.name })}
          aria-describedby={why ? reason : undefined}
          onClick={model.add}
        >
          {t('add')}
        </Button>
      </div>
      {/* The one live region of the block: announces the result of a change. */}
      <p className="sw-visually-hidden" role="status">
        {model.isChanged.value && `${t('changed', { total: formatPrice(shown.total, currency) })} ${why ?? ''}`}
      </p>
    </div>
  );
}

/** The text why the combination cannot be ordered; null when it can. */
function useShortage({ shortage }: Shown): string | null {
  const t = useText<typeof nl>();
  if (!shortage) return null;
  const { name } = shortage.product;
  return shortage.is === 'sold-out' ? t('soldOut', { name }) : t('tooMany', { name, count: shortage.most });
}
