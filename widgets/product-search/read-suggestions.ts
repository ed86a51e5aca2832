import { toMinorUnits } from '../../shared/contract/minor-units.ts';
import type { SuggestedLink, SuggestedProduct, Suggestions } from '../../shared/contract/search.ts';
import { isLink, isPicture } from '../../shared/rules/url.ts';

/** Reads an answer as the contract does, without its library. What cannot be shown is left out. */
export function readSuggestions(body: unknown): Suggestions {
  const { products, categories, brands, total } = recordOf(body);
  return {
    products: listOf(products).map(productOf).filter(isShown),
    categories: listOf(categories).map(linkOf).filter(isShown),
    brands: listOf(brands).map(linkOf).filter(isShown),
    total: numberOf(total),
  };
}

function productOf(value: unknown): SuggestedProduct {
  const product = recordOf(value);
  const { id, type, sku, image } = product;
  const price = numberOf(product['price']);
  return {
    ...linkOf(product),
    id: typeof id === 'number' ? id : textOf(id) || null,
    type: textOf(type) || null,
    sku: textOf(sku) || null,
    image: addressOf(image, isPicture),
    price: price === null ? null : toMinorUnits(price),
    price_on_request: isTrue(product['price_on_request']),
    price_from: isTrue(product['price_from']),
  };
}

function linkOf(value: unknown): SuggestedLink {
  const { name, url } = recordOf(value);
  return { name: textOf(name).trim(), url: addressOf(url, isLink) };
}

const isShown = ({ name, url }: SuggestedLink): boolean => name !== '' && url !== null;

/** PHP writes a list as an object when keys are missing. */
const listOf = (value: unknown): unknown[] => (typeof value === 'object' && value ? Object.values(value) : []);

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value ? value : {}) as Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function addressOf(value: unknown, isSafe: (address: string) => boolean): string | null {
  const address = textOf(value);
  return address && isSafe(address) ? address : null;
}

function numberOf(value: unknown): number | null {
  const text = textOf(value).trim();
  return text && Number.isFinite(Number(text)) ? Number(text) : null;
}

const isTrue = (value: unknown): boolean => [true, 1, '1', 'true'].includes(value as true);
