import type { LabelKeys } from '../../contract/labels.ts';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';
import { useLazyComponent } from '../basics/use-lazy-component.ts';

export interface ProductLabelsProps {
  readonly product: LabelKeys;
  /** The name of the product. */
  readonly name: string;
}

/** The labels that the law asks for beside a price. Their code is loaded for products that have one. */
export function ProductLabels(props: ProductLabelsProps) {
  const { guarantee_label, energy_label } = props.product;
  return guarantee_label || energy_label ? <LoadedLabels {...props} /> : null;
}

/** Keeps the height of a label until the code has loaded. */
function LoadedLabels(props: ProductLabelsProps) {
  const { Part } = useLazyComponent(loadLabels, true);
  const { guarantee_label, energy_label } = props.product;
  if (Part) return <Part {...props} />;
  const height = (guarantee_label ? 64 : 0) + (energy_label ? 44 : 0);
  // A server draws it too, and has no inline styles.
  return <div ref={(place) => place?.style.setProperty('height', `${height}px`)} />;
}

async function loadLabels() {
  return (await importWithRecovery('OfficialLabels', () => import('./OfficialLabels.tsx'))).OfficialLabels;
}
