import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test as base } from '@playwright/test';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const widgets = readdirSync(fileURLToPath(new URL('../../widgets', import.meta.url)));

/** One page for many stories: Storybook's own code is then read once, not once per story. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.STORIES_PORT}` });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What only a whole page can have; a story is a part of one. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];
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
    // Storybook's own look at the story would be a second axe in the same page.
    await stage.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await stage.waitForFunction(isFinished);
    expect(await stage.evaluate(howItEnded)).toBe('finished');
    await expect(stage.locator('.sb-show-errordisplay')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page: stage }).withTags(RULES).disableRules(OF_PAGES).analyze();
    expect(violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await stage.setViewportSize(NARROW);
    expect(await stage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(errors).toEqual([]);
  });
}

interface Preview {
  currentRender?: { phase?: string };
}

/** Whether Storybook has drawn the story, played what it plays and looked at it afterwards. */
function isFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}

function howItEnded(): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.currentRender?.phase;
}
