import { useKitText } from '../../i18n/use-text.ts';

/** Whether a product can leave the shop today; said in words, and by colour only beside them. */
export function StockLabel({ inStock }: { inStock: boolean }) {
  const t = useKitText();
  return (
    <span className={`sw-stock-label sw-stock-label--${inStock ? 'in' : 'out'}`}>
      {t(inStock ? 'inStock' : 'outOfStock')}
    </span>
  );
}
