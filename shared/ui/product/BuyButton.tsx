import { useText } from '../../i18n/use-text.ts';
import { Button, type ButtonProps } from '../basics/Button.tsx';

/** Texts of the widget that shows the button; those with `Named` hold the name of the product. */
type BuyTexts = Record<`${'buy' | 'preOrder' | 'notify'}${'' | 'Named'}`, string>;

interface BuyButtonProps extends Pick<ButtonProps, 'icon' | 'isBusy'> {
  readonly name: string;
  readonly action: 'buy' | 'pre-order' | 'notify';
  onBuy(): void;
  /** Asks for mail when the product is in stock again. */
  onNotify(): void;
}

/** Buys a product of a list, or asks for mail about it. */
export function BuyButton({ name, action, onBuy, onNotify, ...rest }: BuyButtonProps) {
  const t = useText<BuyTexts>();
  if (action === 'notify')
    return (
      <Button isWide aria-label={t('notifyNamed', { name })} onClick={onNotify}>
        {t('notify')}
      </Button>
    );
  const isPreOrder = action === 'pre-order';
  const label = t(isPreOrder ? 'preOrderNamed' : 'buyNamed', { name });
  return (
    <Button {...rest} variant="primary" isWide aria-label={label} onClick={onBuy}>
      {t(isPreOrder ? 'preOrder' : 'buy')}
    </Button>
  );
}
