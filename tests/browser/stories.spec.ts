import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect, test as base } from '@playwright/test';
import { skipWhenLate } from '../support/skip-when-late.ts';
import { openStorybook, readStories, type Storybook, type StoryReport } from './storybook.ts';

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
    expect(await show(stage, id)).toEqual([]);
    await stage.setViewportSize(NARROW);
    expect(await stage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(errors).toEqual([]);
  });
}

/** Lets Storybook render, play and check a story, as a click in its list does. Returns the errors. */
function show(stage: Page, id: string): Promise<string[]> {
  return stage.evaluate((wanted) => {
    const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__!;
    const errors = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
    const wrong: string[] = [];
    // The rest checks the whole document.
    const complain = ({ message = '' }: StoryReport) => wrong.push(message.split('Ignored nodes')[0]!);
    return new Promise((resolve) => {
      function finish({ storyId, reporters = [] }: StoryReport) {
        if (storyId !== wanted) return;
        channel.off('storyFinished', finish);
        for (const event of errors) channel.off(event, complain);
        const axe = reporters.find(({ type }) => type === 'a11y');
        for (const { help, nodes } of axe?.result.violations ?? [])
          wrong.push(`${help}: ${nodes.map(({ html }) => html).join(' ')}`);
        if (!axe) wrong.push('axe has not looked at it.');
        resolve(wrong);
      }
      for (const event of errors) channel.on(event, complain);
      channel.on('storyFinished', finish);
      channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'story' });
    });
  }, id);
}
