import { addToCart, readCart } from '../../../shared/contract/cart.ts';
import { suggestSearch, type SuggestedProduct, type Suggestions } from '../../../shared/contract/search.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed, type Shared, type Visit } from '../visit.ts';
import { targetOf, type Visitor } from '../visitor.ts';
import { euros } from './cart-sums.ts';
import { addition, lineOf } from './filled-cart.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { pathIn } from './paths.ts';

/** No word of any assortment. */
const NO_WORD = 'qxzvwkjq';

interface Suggested {
  readonly visitor: Visitor;
  readonly suggestions: Suggestions;
}

function searchedText({ file }: Pick<Visit, 'file'>): string {
  return needed(file.search, 'text that the search finds products for (search)');
}

async function suggestionsFor(visitor: Visitor, q: string): Promise<Suggestions> {
  return visitor.ask(suggestSearch, { q, locale: visitor.facts.language });
}

const suggested: Shared<Suggested> = async (visit) => {
  const text = searchedText(visit);
  const visitor = await visit.visitor();
  return { visitor, suggestions: await suggestionsFor(visitor, text) };
};

function entriesIn({ products, categories, brands }: Suggestions) {
  return [...products, ...categories, ...brands];
}

const clauses: Clause[] = [
  {
    id: 'suggest-read',
    rule: 'The search suggests products for the text of the file.',
    mend: 'Answer GET /search/suggest as its example, with the products that fit `q`.',
    async check(visit) {
      searchedText(visit);
      const { visitor, suggestions } = await visit.once(suggested);
      visitor.verify(suggestions.products.length > 0, 'products is empty.');
    },
  },
  {
    id: 'suggest-no-session',
    rule: 'Suggestions need neither a session nor a token.',
    mend: 'Answer GET /search/suggest without looking for a session.',
    async check(visit) {
      const q = searchedText(visit);
      const visitor = await visit.visitor();
      const { path } = targetOf(suggestSearch, { q, locale: visitor.facts.language });
      const answer = await visitor.send(suggestSearch, undefined, { path, headers: { Cookie: '' }, token: null });
      visitor.verify(isSuccess(answer), `It answers ${answer.status} to a visitor without cookies.`);
    },
  },
  {
    id: 'suggest-entries',
    rule: 'Each suggestion has a name, and an address that a link may have.',
    mend: 'Write name and url of each entry: the field shows none without them.',
    async check(visit) {
      const { visitor, suggestions } = await visit.given(suggested);
      const odd = entriesIn(suggestions).find(({ name, url }) => name === '' || url === null);
      visitor.verify(!odd, `No link leads from ${odd?.name ? `“${odd.name}”` : 'an entry without a name'}.`);
    },
  },
  {
    id: 'suggest-page',
    rule: 'The page of a suggestion answers: that of the first product, of the first category and of the first brand.',
    mend: 'Write the path of the page into url.',
    async check(visit) {
      const { visitor, suggestions } = await visit.given(suggested);
      const firsts = [suggestions.products[0], suggestions.categories[0], suggestions.brands[0]];
      const pages = firsts.flatMap((entry) => (entry?.url ? (pathIn(entry.url, visitor.start) ?? []) : []));
      if (pages.length === 0) throw new NotApplicable('No suggestion has a url of this shop.');
      for (const page of pages) {
        const answer = await visitor.follow(page);
        visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
      }
    },
  },
  {
    id: 'suggest-total',
    rule: 'The total is that of the page of results: not less than the suggested products.',
    mend: 'Count all products that fit, or leave total out.',
    async check(visit) {
      const { visitor, suggestions } = await visit.given(suggested);
      const { total, products } = suggestions;
      if (total === null) throw new NotApplicable('The answer has no total.');
      visitor.verify(total >= products.length, `total is ${total}, and ${products.length} products are suggested.`);
    },
  },
  {
    id: 'suggest-price',
    rule: 'A suggested product costs in the cart what the suggestion says.',
    mend: 'Use one price of a product in every call, with VAT in euros.',
    async check(visit) {
      const { suggestions } = await visit.given(suggested);
      const visitor = await visit.visitor();
      const product = await firstBought(visitor, suggestions.products.filter(hasOnePrice));
      const line = lineOf(await visitor.ask(readCart), product);
      visitor.verify(
        line?.price === product.price,
        `It is ${euros(product.price)} in the suggestion, and ${euros(line?.price ?? 0)} in the cart.`,
      );
    },
  },
  {
    id: 'suggest-nothing',
    rule: 'A text that nothing fits suggests no products, and does not fail.',
    mend: 'Answer empty lists and a total of 0.',
    async check(visit) {
      searchedText(visit);
      const visitor = await visit.visitor();
      const { products, total } = await suggestionsFor(visitor, NO_WORD);
      visitor.verify(products.length === 0 && !total, `It suggests ${products.length} products of ${total ?? 0}.`);
    },
  },
  {
    id: 'suggest-hostile',
    rule: 'Texts that no shopper types do not fail, and neither does an unknown language.',
    mend: 'Pass what was typed as a parameter of the query, and cut it off after a hundred letters.',
    async check(visit) {
      const q = searchedText(visit);
      const visitor = await visit.visitor();
      const { language } = visitor.facts;
      const searches = [...HOSTILE_TEXTS.map((text) => ({ q: text, locale: language })), { q, locale: 'xx' }];
      for (const search of searches) {
        const { path } = targetOf(suggestSearch, search);
        await visitor.survives(suggestSearch, undefined, { path });
      }
    },
  },
];

interface Priced {
  readonly id: string | number;
  readonly type: string;
  readonly price: number;
}

function hasOnePrice(product: SuggestedProduct): product is SuggestedProduct & Priced {
  const { id, type, price, price_on_request: isOnRequest, price_from: isFrom } = product;
  return id !== null && type !== null && Boolean(price) && !isOnRequest && !isFrom;
}

/** Puts one of the products into the cart. Suggestions do not say which of them are sold out. */
async function firstBought(visitor: Visitor, products: readonly Priced[]): Promise<Priced> {
  for (const product of products) if (isSuccess(await visitor.survives(addToCart, addition(product)))) return product;
  throw new NotApplicable('No suggested product with a price of its own can be bought.');
}

export const search: Scenario = {
  name: 'search',
  title: 'The search field',
  chapter: 'answers.md#the-search-field',
  clauses,
};
