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
  const height = heightFor(props.product);
  return height > 0 ? <LoadedLabels {...props} height={height} /> : null;
}

/** In pixels. A key of another meaning, such as a class that is a text, has not the shape of a label. */
function heightFor({ guarantee_label, energy_label }: LabelKeys): number {
  const { image, width, height } = partsOf(guarantee_label);
  return (image && width && height ? 64 : 0) + (partsOf(energy_label)['class'] ? 44 : 0);
}

const partsOf = (label: unknown) => Object(label) as Readonly<Record<string, unknown>>;

/** Keeps the height of a label until the code has loaded. */
function LoadedLabels({ height, ...props }: ProductLabelsProps & { readonly height: number }) {
  const { Part } = useLazyComponent(loadLabels, true);
  if (Part) return <Part {...props} />;
  // A server draws it too, and has no inline styles.
  return <div ref={(place) => place?.style.setProperty('height', `${height}px`)} />;
}

async function loadLabels() {
  return (await loadWithRetries(() => importWithRecovery('OfficialLabels', () => import('./OfficialLabels.tsx'))))
    .OfficialLabels;
}
