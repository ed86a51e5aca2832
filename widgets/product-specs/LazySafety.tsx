import type { ComponentType } from 'react';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../shared/runtime/retry-later.ts';
import type { ProductSafetyProps } from './ProductSafety.tsx';

let Loaded: ComponentType<ProductSafetyProps> | undefined;

/** Loads the code of the block, so that it is drawn with the specifications. */
export async function prepareSafety(): Promise<void> {
  Loaded ??= (await loadWithRetries(() => importWithRecovery('ProductSafety', () => import('./ProductSafety.tsx'))))
    .ProductSafety;
}

/** After `prepareSafety`. */
export function LazySafety(props: ProductSafetyProps) {
  return Loaded && <Loaded {...props} />;
}
