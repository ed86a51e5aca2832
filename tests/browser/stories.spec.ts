import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect, test as base } from '@playwright/test';
import { skipWhenLate } from '../support/skip-when-late.ts';
import { openStorybook, readStories, showStory } from './storybook.ts';

const stories = readStories();
const widgets = readdirSync(fileURLToPath(new URL('../../widgets', import.meta.url)));

/** One page for many stories, so that Storybook, the demo shop and axe load once. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        // Without transitions, for play functions and axe.
        reducedMotion: 'reduce',
      });
      await use(await openStorybook(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(skipWhenLate);

const WIDE = { width: 1280, height: 900 };
/** The narrowest phone, and a desktop at 400 %. */
const NARROW = { width: 320, height: 568 };

test('every widget has stories', () => {
  expect(stories.length).toBeGreaterThan(20);
  const titles = new Set(stories.map(({ title }) => title));
  expect(widgets.filter((name) => !titles.has(`Widgets/${name}`))).toEqual([]);
});

for (const { id, title, name, tags = [] } of stories) {
  test(`${title}: ${name} shows without an error, is accessible and fits 320 px`, async ({ stage }) => {
    const errors: string[] = [];
    stage.removeAllListeners('pageerror').on('pageerror', (error) => errors.push(error.message));
    await stage.setViewportSize(tags.includes('narrow') ? NARROW : WIDE);
    expect(await showStory(stage, id)).toEqual([]);
    await stage.setViewportSize(NARROW);
    expect(await stage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(errors).toEqual([]);
  });
}
