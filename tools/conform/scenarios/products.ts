import { readCombination } from '../../../shared/contract/combination.ts';
import { readBrandFaq } from '../../../shared/contract/faq.ts';
import { readAddress, searchAddress } from '../../../shared/contract/postcode.ts';
import { readReviewPage, type Review, type ReviewPage } from '../../../shared/contract/reviews.ts';
import { readShippingCosts } from '../../../shared/contract/shipping-costs.ts';
import { hasLookup, lookupContext } from '../../../shared/rules/address.ts';
import { NotApplicable, type Clause, type Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed, requirePart, type Visit } from '../visit.ts';
import { targetOf, type Visitor } from '../visitor.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';

async function reviewsOf(visit: Visit, page: number): Promise<{ visitor: Visitor; answer: ReviewPage }> {
  requirePart(visit, 'reviews');
  const visitor = await visit.visitor();
  const [{ id, type }] = visit.file.products;
  return { visitor, answer: await visitor.ask(readReviewPage, { productId: String(id), type, page }) };
}

function reviewPath(productId: string, page: number | string = 1): string {
  return targetOf(readReviewPage, { productId, type: 'any', page: page as number }).path;
}

const reviews: Clause[] = [
  {
    id: 'reviews-read',
    rule: 'A product has reviews, or an empty list of them.',
    mend: 'Answer reviews, totalReviews and totalPages.',
    async check(visit) {
      const { visitor, answer } = await reviewsOf(visit, 1);
      const { totalReviews, reviews: listed } = answer;
      visitor.verify(
        totalReviews === null || totalReviews >= listed.length,
        `totalReviews is ${totalReviews}, and the page has ${listed.length}.`,
      );
    },
  },
  {
    id: 'reviews-rating',
    rule: 'Ratings are from 0 to 5.',
    mend: 'Write the rating out of five.',
    async check(visit) {
      const { visitor, answer } = await reviewsOf(visit, 1);
      const all = [answer.productRating, ...answer.reviews.map(({ rating }) => rating)];
      const odd = all.find((rating) => rating !== null && (rating < 0 || rating > 5));
      visitor.verify(odd === undefined, `A rating is ${odd}.`);
    },
  },
  {
    id: 'reviews-pages',
    rule: 'The second page has other reviews than the first.',
    mend: 'Read `page` of the address, counted from 1.',
    async check(visit) {
      const { answer } = await reviewsOf(visit, 1);
      if ((answer.totalPages ?? 1) < 2) throw new NotApplicable('The product has one page of reviews.');
      const { visitor, answer: second } = await reviewsOf(visit, 2);
      const keyOf = (review: Review) => String(review.id ?? JSON.stringify(review));
      const keys = new Set(answer.reviews.map(keyOf));
      visitor.verify(!second.reviews.some((review) => keys.has(keyOf(review))), 'A review is on both.');
    },
  },
  {
    id: 'reviews-last-page',
    rule: 'A page that does not exist does not fail.',
    mend: 'Answer an empty list, or 404.',
    async check(visit) {
      requirePart(visit, 'reviews');
      const visitor = await visit.visitor();
      const [{ id, type }] = visit.file.products;
      for (const page of [9999, 0, -1, 'x'])
        await visitor.survives(readReviewPage, { type }, { path: reviewPath(String(id), page) });
    },
  },
  {
    id: 'reviews-unknown',
    rule: 'Reviews of an unknown product do not fail.',
    mend: 'Answer an empty list, or 404.',
    async check(visit) {
      requirePart(visit, 'reviews');
      const visitor = await visit.visitor();
      const [{ type }] = visit.file.products;
      for (const id of ['999999999', ...HOSTILE_TEXTS.filter((text) => text.length < 500)])
        await visitor.survives(readReviewPage, { type }, { path: reviewPath(id) });
    },
  },
];

const others: Clause[] = [
  {
    id: 'shipping-costs-read',
    rule: 'The shipping costs of a price are listed by country, from 0.',
    mend: 'Answer POST /shipping-costs as its example.',
    async check(visit) {
      requirePart(visit, 'shipping-costs');
      const visitor = await visit.visitor();
      const { data } = await visitor.ask(readShippingCosts, { price: 649 });
      visitor.verify(data.length > 0, 'data is empty.');
      visitor.verify(
        data.every(({ costs, name }) => costs >= 0 && name !== ''),
        'A row has no name, or negative costs.',
      );
    },
  },
  {
    id: 'shipping-costs-hostile',
    rule: 'A price that is none does not fail.',
    mend: 'Check that the price is a number from 0.',
    async check(visit) {
      requirePart(visit, 'shipping-costs');
      const visitor = await visit.visitor();
      for (const price of [...HOSTILE_VALUES, 'x', 1e300]) await visitor.survives(readShippingCosts, { price });
    },
  },
  {
    id: 'faq-read',
    rule: 'A brand with questions has groups with questions and answers.',
    mend: 'Answer POST /faq/vue/data as its example, or name another `brand` in the file.',
    async check(visit) {
      const brand_id = needed(visit.file.brand, 'brand with questions (brand)');
      const visitor = await visit.visitor();
      const { faqs } = await visitor.ask(readBrandFaq, { brand_id });
      visitor.verify(faqs.length > 0, 'faqs is empty.');
      const odd = faqs.flatMap(({ items }) => items).find(({ question, answer }) => question === '' || answer === '');
      visitor.verify(!odd, 'A question or an answer is empty.');
    },
  },
  {
    id: 'faq-unknown',
    rule: 'Questions of an unknown brand do not fail.',
    mend: 'Answer an empty list of groups, or 404.',
    async check(visit) {
      needed(visit.file.brand, 'brand with questions (brand)');
      const visitor = await visit.visitor();
      for (const brand_id of [999_999_999, ...HOSTILE_TEXTS, ...HOSTILE_VALUES])
        await visitor.survives(readBrandFaq, { brand_id });
    },
  },
  {
    id: 'combination-read',
    rule: 'A combination has its main product and what goes with it, with prices.',
    mend: 'Answer POST /recommended-combination/init as its example, or name another `combination` in the file.',
    async check(visit) {
      const id = needed(visit.file.combination, 'main product of a combination (combination)');
      const visitor = await visit.visitor();
      const { mainProduct, products: companions } = await visitor.ask(readCombination, { id });
      visitor.verify(String(mainProduct?.id) === String(id), `mainProduct is ${mainProduct?.id}.`);
      visitor.verify(companions.length > 0, 'products is empty.');
    },
  },
  {
    id: 'combination-unknown',
    rule: 'A product without a combination does not fail.',
    mend: 'Answer empty lists, or 404.',
    async check(visit) {
      needed(visit.file.combination, 'main product of a combination (combination)');
      const visitor = await visit.visitor();
      for (const id of [999_999_999, ...HOSTILE_TEXTS, ...HOSTILE_VALUES])
        await visitor.survives(readCombination, { id });
    },
  },
  {
    id: 'address-search',
    rule: 'The address search finds a postal code, and its details have street and city.',
    mend: 'Pass the calls on to the address service; keep the slashes of `p`. `addressSearch` of the file is its key.',
    async check(visit) {
      const key = needed(visit.file.addressSearch, 'key of the address search (addressSearch)');
      const visitor = await visit.visitor();
      const session = { key, session: 'conform-search-1' };
      const { country, zip_code } = visit.file.address;
      if (!hasLookup(country)) throw new NotApplicable(`Addresses in ${country} are typed.`);
      const find = (context: string, term: string) =>
        visitor.ask(searchAddress, { ...session, context, term, language: 'nl-NL' });
      let { matches } = await find(lookupContext(country), zip_code);
      for (let step = 0; step < 3 && matches[0] && matches[0].precision !== 'Address'; step++)
        ({ matches } = await find(matches[0].context, matches[0].value));
      const [match] = matches;
      visitor.verify(match?.precision === 'Address', 'The matches do not lead to an address.');
      const { address } = await visitor.ask(readAddress, { ...session, context: match?.context ?? '' });
      visitor.verify(address.street !== '' && address.locality !== '', 'The address has no street or no city.');
    },
  },
  {
    id: 'address-search-unknown',
    rule: 'A search with an unknown context is refused with 4xx.',
    mend: 'Pass on the status of the address service.',
    async check(visit) {
      const key = needed(visit.file.addressSearch, 'key of the address search (addressSearch)');
      const visitor = await visit.visitor();
      const { path, headers = {} } = targetOf(readAddress, { key, session: 'conform-search-2', context: 'conform' });
      const answer = await visitor.survives(readAddress, undefined, { path, headers });
      visitor.verify(!isSuccess(answer), `It answers ${answer.status}.`);
    },
  },
];

export const products: Scenario = {
  name: 'products',
  title: 'Product pages',
  chapter: 'answers.md#lists-and-products',
  clauses: [...reviews, ...others],
};
