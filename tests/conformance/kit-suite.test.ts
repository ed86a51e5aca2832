// @vitest-environment happy-dom
import { describe, test } from 'vitest';
import { conformanceChecks, type Subject } from '../../tools/conformance/conformance.ts';
import { subjectOf } from './subject-of.ts';
import { widgetNames } from './widget-folder.ts';

/** The widgets that are written with the public kit alone pass what is public for tests, on both builds. */
const WITH_KIT = ['newsletter-box', 'shipping-costs', 'stock-reminders'];

const names = conformanceChecks({} as Subject).map(({ name }) => name);

describe.each(WITH_KIT.filter((name) => widgetNames().includes(name)))('%s', (name) => {
  test.each(names)('%s', async (check) => {
    const checks = conformanceChecks(await subjectOf(name));
    await checks.find((entry) => entry.name === check)!.run();
  });
});
