import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type Page, expect, test as base } from '@playwright/test';
import type { AxeResults } from 'axe-core';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** As much of Storybook as its own toolbar uses. */
interface Storybook {
  __STORYBOOK_PREVIEW__?: { ready(): Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, detail: unknown): void;
    on(event: string, hear: (detail: Told) => void): void;
    off(event: string, hear: (detail: Told) => void): void;
  };
}

/** What Storybook tells of a story: an error, or in the end what looked at it and what that found. */
interface Told {
  readonly message?: string;
  readonly storyId?: string;
  readonly reporters?: readonly { readonly type: string; readonly result: Pick<AxeResults, 'violations'> }[];
}

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const widgets = readdirSync(fileURLToPath(new URL('../../widgets', import.meta.url)));

/** One page for many stories: Storybook, the demo shop in it and axe are then read once, not once per story. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${process.env.STORIES_PORT}`,
        // What fades in is there at once, for plays and for axe.
        reducedMotion: 'reduce',
      });
      await use(await openStorybook(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const WIDE = { width: 1280, height: 900 };
/** The narrowest telephone, which is also a desktop at 400 %. */
const NARROW = { width: 320, height: 568 };

test('there are stories to look at, of every widget too', () => {
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

async function openStorybook(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => (window as Storybook).__STORYBOOK_PREVIEW__);
  await page.evaluate(() => (window as Storybook).__STORYBOOK_PREVIEW__!.ready());
  return page;
}

/** Lets Storybook draw, play and examine a story, as a click in its list does. Answers what went wrong. */
function show(stage: Page, id: string): Promise<string[]> {
  return stage.evaluate((wanted) => {
    const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__!;
    const errors = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
    const wrong: string[] = [];
    // What follows is the whole document.
    const complain = ({ message = '' }: Told) => wrong.push(message.split('Ignored nodes')[0]!);
    return new Promise((resolve) => {
      function finish({ storyId, reporters = [] }: Told) {
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
