import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createList } from './list.ts';
import type { ListModel } from './list-types.ts';
import { openModels, type OpenModels } from './open-models.support.ts';
import { memoryPath } from './path.ts';

/** The parts of the shop's answer that these tests count with. */
interface Answer {
  readonly products: readonly {
    readonly name: string;
    readonly price: number | null;
    readonly price_on_request?: boolean;
    readonly brand_ids: readonly unknown[];
    readonly filter_options: readonly unknown[];
    readonly best_choice?: unknown;
  }[];
  readonly brands: readonly { readonly id: unknown; readonly url_alias: string }[];
  readonly filters: readonly {
    readonly url_alias: string;
    readonly options: readonly { readonly id: unknown; readonly url_alias: string }[];
  }[];
}

async function openList(path = '/assortiment') {
  const opened = await openModels({});
  const list = createList(opened.shop, { id: '1', path: memoryPath(path) });
  expect(await list.start()).toEqual({ is: 'done' });
  const answer = await answerOf(opened);
  return { ...opened, list, answer };
}

async function answerOf({ sendElsewhere }: OpenModels): Promise<Answer> {
  return (await sendElsewhere('/product-overview/init', { id: 1, type: 'category' })) as Answer;
}

const selectedIn = (list: ListModel, name: string) =>
  list.filters.value
    .find((filter) => filter.name === name)!
    .options.filter(({ isSelected }) => isSelected)
    .map((option) => option.name);

/** Counted from the answer alone, by the rules that the guide names. */
function fitting({ products, brands, filters }: Answer, list: ListModel): number {
  const { min, max } = list.price.value;
  const idsOf = (options: Answer['brands'], names: readonly string[]) =>
    options.filter(({ url_alias }) => names.includes(url_alias)).map(({ id }) => String(id));
  const groups = filters.map(({ url_alias, options }) => idsOf(options, selectedIn(list, url_alias)));
  const brandIds = idsOf(brands, selectedIn(list, 'brand'));
  const hasAny = (ids: readonly string[], own: readonly unknown[]) =>
    ids.length === 0 || own.some((id) => ids.includes(String(id)));
  return products.filter((product) => {
    const price = product.price_on_request ? null : product.price;
    const isInRange =
      (min === null && max === null) || (price !== null && price >= (min ?? 0) && price <= (max ?? Infinity));
    return (
      isInRange && hasAny(brandIds, product.brand_ids) && groups.every((ids) => hasAny(ids, product.filter_options))
    );
  }).length;
}

test('the list is read once, and its filters need no call', async () => {
  const { list, sent, answer } = await openList();
  expect(list.page.value).toMatchObject({ number: 1, total: answer.products.length });
  const [first] = list.filters.value.find(({ name }) => name === 'brand')!.options;
  list.toggle('brand', first!.name);
  expect(list.page.value!.total).toBe(first!.count);
  expect(list.path.value).toBe(`/assortiment/brand:${first!.name}`);
  list.clear();
  expect(list.path.value).toBe('/assortiment');
  expect(sent.map(({ path }) => path)).toEqual(['/product-overview/init']);
});

test('a path opens its selection, and an option that the list does not have throws', async () => {
  const { list } = await openList('/assortiment/sort:price-low/page:2');
  expect(list.sort.value).toBe('price-low');
  expect(list.page.value!.number).toBe(2);
  expect(() => list.toggle('brand', 'none')).toThrow(RangeError);
  expect(() => list.toggle('none', 'yes')).toThrow(RangeError);
});

test('a product stays the same object, so that frameworks draw it once', async () => {
  const { list } = await openList();
  const [before] = list.page.value!.products;
  list.sortBy('price-high');
  list.sortBy(null);
  expect(list.page.value!.products[0]).toBe(before);
});

type Act =
  | { readonly is: 'toggle'; readonly filter: number; readonly option: number }
  | { readonly is: 'price'; readonly min: number | null; readonly max: number | null }
  | { readonly is: 'sort'; readonly order: 'price-low' | 'price-high' | null }
  | { readonly is: 'page'; readonly number: number }
  | { readonly is: 'clear' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('toggle' as const), filter: fc.nat(20), option: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('price' as const),
      min: fc.option(fc.nat(3000)),
      max: fc.option(fc.nat(3000)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('sort' as const),
      order: fc.constantFrom('price-low' as const, 'price-high' as const, null),
    }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('page' as const), number: fc.integer({ min: -2, max: 99 }) }) },
  { weight: 1, arbitrary: fc.constant({ is: 'clear' as const }) },
);

function perform(list: ListModel, step: Act): void {
  if (step.is === 'price') list.setPrice({ min: step.min, max: step.max });
  else if (step.is === 'sort') list.sortBy(step.order);
  else if (step.is === 'page') list.goToPage(step.number);
  else if (step.is === 'clear') list.clear();
  else {
    const shopOnly = list.filters.value.filter(({ name }) => name !== 'discount' && name !== 'best_choice');
    const filter = shopOnly[step.filter % shopOnly.length]!;
    list.toggle(filter.name, filter.options[step.option % filter.options.length]!.name);
  }
}

test('after any selection, the list has what the answer has of it, and its path opens it again', async () => {
  const opened = await openList();
  const { list, shop, answer, sendElsewhere } = opened;
  const firstAnswer = await sendElsewhere('/product-overview/init', { id: 1, type: 'category' });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 20 }), async (steps) => {
      for (const step of steps) {
        perform(list, step);
        const { number, pages, total, products } = list.page.value!;
        expect(total).toBe(fitting(answer, list));
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(pages);
        expect(products.length).toBe(Math.min(products.length, total));
        if (list.sort.value) {
          const prices = products.flatMap(({ price }) => price ?? []);
          const direction = list.sort.value === 'price-low' ? 1 : -1;
          expect(prices).toEqual(prices.toSorted((a, b) => direction * (a - b)));
        }
      }
      const again = createList(shop, { id: '1', path: memoryPath(list.path.value), firstAnswer });
      await again.start();
      expect(again.path.value).toBe(list.path.value);
      expect(again.page.value).toEqual(list.page.value);
      again.stop();
      list.clear();
    }),
    { numRuns: 25 },
  );
});
