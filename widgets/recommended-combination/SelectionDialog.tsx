import { useSignals } from '@preact/signals-react/runtime';
import type { CombinationProduct } from '../../shared/contract/combination.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { InfoButton, ProductFacts } from './Part.tsx';
import type { RecommendedCombinationState } from './recommended-combination.model.ts';
import type nl from './locales/nl.json';

/** The products to choose from for the main choice or a slot; the current one is marked. */
export function SelectionDialog({ model }: { model: RecommendedCombinationState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { isOpen, close, reset } = model.selection;
  const target = model.selection.target.value;
  return (
    <Dialog
      isOpen={isOpen.value}
      title={t(target === 'choice' ? 'pickChoice' : 'pickAccessory')}
      size="large"
      onClose={close}
      onClosed={reset}
    >
      <ul className="sw-recommended-combination__options" role="list">
        {target !== null &&
          model
            .optionsFor(target)
            .map(({ product, isPicked }) => (
              <Option
                key={product.id}
                model={model}
                product={product}
                isPicked={isPicked}
                onPick={() => model.pick(target, product)}
              />
            ))}
      </ul>
    </Dialog>
  );
}

interface OptionProps {
  model: RecommendedCombinationState;
  product: CombinationProduct;
  isPicked: boolean;
  onPick(): void;
}

function Option({ model, product, isPicked, onPick }: OptionProps) {
  const t = useText<typeof nl>();
  const { name } = product;
  return (
    <li className="sw-recommended-combination__option" aria-current={isPicked || undefined}>
      <ProductFacts model={model} product={product} inStock={product.inStock} />
      <div className="sw-recommended-combination__actions">
        <Button
          variant={isPicked ? 'quiet' : 'secondary'}
          icon={isPicked ? 'check' : undefined}
          isWide
          aria-label={t(isPicked ? 'pickedNamed' : 'pickNamed', { name })}
          onClick={onPick}
        >
          {t(isPicked ? 'picked' : 'pick')}
        </Button>
        <InfoButton model={model} product={product} />
      </div>
    </li>
  );
}
