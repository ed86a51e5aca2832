import { useKitText } from '../../i18n/use-text.ts';

/** Whether a product is in stock, as text. */
export function StockLabel({ inStock }: { inStock: boolean }) {
  const t = useKitText();
  return (
    <span className={`sw-stock-label sw-stock-label--${inStock ? 'in' : 'out'}`}>
      {t(inStock ? 'inStock' : 'outOfStock')}
    </span>
  );
}
