import { suggestSearch, Suggestions } from '../../shared/contract/search.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { write } from './call.ts';
import type { Locale, SuggestedProduct } from './model.ts';
import type { Shop, ShopFunction } from './shop.ts';
import { whole } from './write-cart.ts';

/** More than a shopper types. */
const LETTERS_AT_MOST = 100;

/** It has no session: its answer is the same for every visitor, so that caches may store it. */
export const suggestCall: { readonly path: string; readonly needs: readonly ShopFunction[] } = {
  path: suggestSearch.path,
  needs: ['suggest'],
};

/** Suggestions for the text of the query, in its language. */
export async function suggestions<Data>(
  shop: Pick<Required<Shop<Data>>, 'suggest'>,
  query: URLSearchParams,
  usual: Locale,
): Promise<unknown> {
  const text = (query.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LETTERS_AT_MOST);
  const locale = LOCALES.find((known) => known === query.get('locale')) ?? usual;
  if (text === '') return {};
  const { products = [], categories = [], brands = [], total = null } = await shop.suggest(text, locale);
  return write(Suggestions, {
    products: products.map(productOf),
    categories: [...categories],
    brands: [...brands],
    total,
  });
}

function productOf({ id, type, sku, name, url, image, price, hasVariants }: SuggestedProduct) {
  return {
    id,
    type: type ?? 'product',
    sku: sku ?? null,
    name,
    url: url ?? null,
    image: image ?? null,
    price: price === null ? null : whole(price),
    price_on_request: price === null,
    price_from: hasVariants ?? false,
  };
}
