import type { FilterSelection } from '../../shared/rules/filter-path.ts';
import { isReduced, testsOf, type FilterOptions, type Listed } from '../../shared/rules/listing.ts';
import type { Steps } from './steps.rules.ts';

/** How many products each option shows, by its id as text. */
export type Counts = ReadonlyMap<string, number>;

/** Null where the shop does not count. */
export interface OptionCounts<OfGroup = Counts | null> {
  readonly brands: OfGroup;
  /** Of all filters. */
  readonly options: OfGroup;
  readonly steps: OfGroup;
  /** `yes` and `no`. */
  readonly bestChoice: OfGroup;
  /** `yes`. */
  readonly discount: OfGroup;
}

interface Tally {
  /** Name of the group in the path. */
  readonly group: string;
  count: number;
}

/**
 * Prepares a list for counting. The result tells how many products each option shows: those that have the option and
 * fit the selection in all other groups. It reads the list once for any number of options.
 */
export function createOptionCounter(products: readonly Listed[], filterOptions: FilterOptions, steps: Steps) {
  const brands = talliesOf('brand', filterOptions.brands);
  const options = new Map(filterOptions.filters.flatMap((filter) => [...talliesOf(filter.url_alias, filter.options)]));
  const bestChoice = talliesOf('best_choice', [{ id: 'yes' }, { id: 'no' }]);
  const discount = talliesOf('discount', [{ id: 'yes' }]);
  const stepTallies = new Map([...steps].flatMap(([group, all]) => [...talliesOf(group, all)]));
  const stepOfOption = new Map(
    [...steps.values()].flat().flatMap((step) => step.options.map(({ id }) => [String(id), stepTallies.get(step.id)])),
  );
  // A product may name an option twice, or two options of a step.
  const tallies = products.map((product) => [
    ...new Set([
      ...product.brand_ids.map((id) => brands.get(String(id))),
      ...product.filter_options.flatMap((id) => [options.get(String(id)), stepOfOption.get(String(id))]),
      bestChoice.get(product.best_choice ? 'yes' : 'no'),
      discount.get(isReduced(product) ? 'yes' : 'no'),
    ]),
  ]);

  return (selection: FilterSelection): OptionCounts<Counts> => {
    for (const tallies of [brands, options, stepTallies, bestChoice, discount])
      for (const tally of tallies.values()) tally.count = 0;
    const tests = testsOf(selection, filterOptions);
    for (const [at, product] of products.entries()) {
      const failed = tests.filter(({ fits }) => !fits(product));
      if (failed.length > 1) continue;
      // A product that does not fit one group counts for the other options of that group.
      const only = failed[0]?.group;
      for (const tally of tallies[at]!) if (tally && (only ?? tally.group) === tally.group) tally.count++;
    }
    return {
      brands: countsOf(brands),
      options: countsOf(options),
      steps: countsOf(stepTallies),
      bestChoice: countsOf(bestChoice),
      discount: countsOf(discount),
    };
  };
}

/** Ids may be numbers or text. */
function talliesOf(group: string, options: readonly { readonly id: string | number }[]): ReadonlyMap<string, Tally> {
  return new Map(options.map(({ id }) => [String(id), { group, count: 0 }]));
}

function countsOf(tallies: ReadonlyMap<string, Tally>): Counts {
  return new Map([...tallies].map(([id, { count }]) => [id, count]));
}
