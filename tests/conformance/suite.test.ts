// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { conformanceChecks, type Subject } from '../../tools/conformance/conformance.ts';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { subjectOf } from './subject-of.ts';
import { widgetNames } from './widget-folder.ts';

/** What widgets of other projects pass is passed by ours. */

/** Has a test for each call, in `empty-answers.test.ts`, and takes as long as all others. */
const SLOW = 'survives empty and odd answers of its calls';

/** Addresses and scripts of shops lead to ids of these, which are the same in a second one with the same content. */
const WITH_SAME_IDS = [
  'brand-faq',
  'faq-block',
  'product-reviews',
  'return-picker',
  'return-solution-wizard',
  'vat-toggle',
  'withdrawal',
];
const SHARES = 'shares no state with another one on the page';

const names = conformanceChecks({} as Subject)
  .map(({ name }) => name)
  .filter((name) => name !== SLOW);

/** The widget of lists has a second way to get them. */
const SUBJECTS: readonly (readonly [title: string, name: string, extras: readonly Extra[]])[] = [
  ...widgetNames().map((name) => [name, name, []] as const),
  ['product-overview on the server', 'product-overview', ['server-lists']],
];

describe.each(SUBJECTS)('%s', (_title, name, extras) => {
  test.each(names)('%s', async (check) => {
    const { run } = conformanceChecks(await subjectOf(name, extras)).find((entry) => entry.name === check)!;
    if (check === SHARES && WITH_SAME_IDS.includes(name)) await expect(run()).rejects.toThrow(/the id "/);
    else await run();
  });
});
