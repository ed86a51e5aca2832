import { useText } from '../../i18n/use-text.ts';
import { Button, LinkButton, type ButtonProps } from '../basics/Button.tsx';

/** Texts of the widget that shows the button; those with `Named` hold the name of the product. */
type BuyTexts = Record<`${'buy' | 'choose' | 'preOrder' | 'notify'}${'' | 'Named'}` | 'soldOut', string>;

interface BuyButtonProps extends Pick<ButtonProps, 'icon' | 'isBusy'> {
  readonly name: string;
  readonly action: 'buy' | 'choose' | 'pre-order' | 'notify' | 'sold-out';
  /** The product's page. */
  readonly url: string | null;
  /** The shopper follows the link to that page. */
  onSelect?: () => void;
  onBuy(): void;
  /** Asks for mail when the product is in stock again. */
  onNotify(): void;
}

/** Buys a product of a list, leads to its page, or asks for mail about it. One that is sold out has a text instead. */
export function BuyButton({ name, action, url, onSelect, onBuy, onNotify, ...rest }: BuyButtonProps) {
  const t = useText<BuyTexts>();
  if (action === 'sold-out') return <p className="sw-sold-out">{t('soldOut')}</p>;
  if (action === 'choose')
    return url ? (
      <LinkButton isWide href={url} onClick={onSelect} aria-label={t('chooseNamed', { name })}>
        {t('choose')}
      </LinkButton>
    ) : null;
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
