import type { LabelKeys } from '../../contract/labels.ts';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../runtime/retry-later.ts';
import { useLazyComponent } from '../basics/use-lazy-component.ts';

export interface ProductLabelsProps {
  readonly product: LabelKeys;
  /** The name of the product. */
  readonly name: string;
}

/** The labels that the law asks for beside a price. Their code is loaded for products that have one. */
export function ProductLabels(props: ProductLabelsProps) {
  return heightFor(props.product) ? <LoadedLabels {...props} /> : null;
}

type Parts = Readonly<Record<string, unknown>> | undefined;

/** In pixels. A key of another meaning, such as a class that is a text, has not the shape of a label. */
function heightFor(product: LabelKeys): number {
  const { guarantee_label, energy_label } = product as Readonly<Record<keyof LabelKeys, Parts>>;
  return (
    (guarantee_label?.['image'] && guarantee_label['width'] && guarantee_label['height'] ? 64 : 0) +
    (energy_label?.['class'] ? 44 : 0)
  );
}

/** Keeps the height of a label until the code has loaded. */
function LoadedLabels(props: ProductLabelsProps) {
  const { Part } = useLazyComponent(loadLabels, true);
  if (Part) return <Part {...props} />;
  // A server draws it too, and has no inline styles.
  return <div ref={(place) => place?.style.setProperty('height', `${heightFor(props.product)}px`)} />;
}

async function loadLabels() {
  return (await loadWithRetries(() => importWithRecovery('OfficialLabels', () => import('./OfficialLabels.tsx'))))
    .OfficialLabels;
}
