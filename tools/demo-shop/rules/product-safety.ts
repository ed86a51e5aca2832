import { safety } from '../seed/safety.ts';
import type { Locale } from './language.ts';
import type { Product } from './product.ts';

/** What the page of a product says of its safety, in the form that the widget reads. */
export interface ProductSafety {
  readonly type: string;
  readonly identifier: string;
  readonly manufacturer: { readonly name: string; readonly address: string; readonly contact: string };
  readonly responsible: { readonly name: string; readonly address: string; readonly contact: string };
  readonly warnings: readonly string[];
}

export function safetyOf({ name, sku, brand }: Product, locale: Locale): ProductSafety {
  return {
    type: name,
    identifier: sku,
    manufacturer: {
      name: `${brand.name} Technologies`,
      address: safety.makerAddress,
      contact: `safety@${brand.slug}.example`,
    },
    responsible: safety.importer,
    warnings: safety.warnings.map((warning) => warning[locale]),
  };
}
