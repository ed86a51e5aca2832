import { useRef } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button, IconButton } from '../../shared/ui/basics/Button.tsx';
import { Stepper } from '../../shared/ui/form/Stepper.tsx';
import { InfoButton, Part, ProductFacts } from './Part.tsx';
import type { RecommendedCombinationState, ShownSlot } from './recommended-combination.model.ts';
import type nl from './locales/nl.json';

interface AccessorySlotProps {
  model: RecommendedCombinationState;
  at: number;
  filled: ShownSlot['filled'];
}

/** A slot for an accessory. Its first button is always there, and takes the focus from removed controls. */
export function AccessorySlot({ model, at, filled }: AccessorySlotProps) {
  const t = useText<typeof nl>();
  const pick = useRef<HTMLButtonElement>(null);
  const label = t('accessory', { number: at + 1 });
  const name = filled?.product.name ?? '';

  function leave(act: (at: number) => void) {
    pick.current?.focus();
    act(at);
  }

  return (
    <Part
      label={label}
      isEmpty={!filled}
      actions={
        <>
          <Button
            ref={pick}
            isWide
            icon={filled ? undefined : 'plus'}
            aria-label={filled ? t('changeNamed', { name }) : t('addAccessoryNamed', { label })}
            onClick={() => model.selection.open(at)}
          >
            {t(filled ? 'change' : 'addAccessory')}
          </Button>
          {filled && (
            <>
              <div className="sw-recommended-combination__quantity">
                <Stepper
                  value={filled.quantity}
                  productName={name}
                  min={0}
                  max={model.mostPieces}
                  whyNotMore={t('most', { count: model.mostPieces })}
                  onIncrease={() => model.increase(at)}
                  onDecrease={() => (filled.quantity === 1 ? leave(model.decrease) : model.decrease(at))}
                />
                <IconButton
                  icon="trash"
                  variant="danger-quiet"
                  label={t('removeNamed', { name })}
                  onClick={() => leave(model.remove)}
                />
              </div>
              <InfoButton model={model} product={filled.product} />
            </>
          )}
        </>
      }
    >
      {filled ? (
        <ProductFacts model={model} product={filled.product} inStock={!filled.shortage} />
      ) : (
        <p className="sw-recommended-combination__text">{t('accessoryHint')}</p>
      )}
    </Part>
  );
}
