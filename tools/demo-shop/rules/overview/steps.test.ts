import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsOf as stepsOfWidget } from '../../../../widgets/product-overview/steps.rules.ts';
import { stepsOf } from './steps.ts';

const filterOf = (values: readonly number[], locale: string) => ({
  id: 1,
  name: 'Vermogen',
  url_alias: 'vermogen',
  options: values.map((value, id) => {
    const name = `${value.toLocaleString(locale, { maximumFractionDigits: 3 })} kW`;
    return { id, name, url_alias: `${id}` };
  }),
});

const numbers = fc.uniqueArray(
  fc.oneof(
    fc.integer({ min: 0, max: 3000 }),
    fc.integer({ min: 1, max: 9_999 }).map((cents) => cents / 100),
  ),
  { minLength: 5, maxLength: 70 },
);

test('the shop prints the steps that the widget shows', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('nl', 'de', 'en'), (values, locale) => {
      const filter = filterOf(values, locale);
      const printed = stepsOf(filter, locale as 'nl').map(({ from, to, unit, options }) => [from, to, unit, options]);
      const shown = stepsOfWidget(filter, locale === 'en' ? '.' : ',') ?? [];
      expect(printed).toEqual(shown.map(({ min, max, unit, options }) => [min, max, unit, options]));
    }),
    { numRuns: 500 },
  );
});
