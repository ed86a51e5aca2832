import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test as base } from '@playwright/test';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

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

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(20);
});

for (const { id, title, name } of stories) {
  test(`${title}: ${name} shows without an error and is accessible`, async ({ stage }) => {
    const errors: string[] = [];
    stage.removeAllListeners('pageerror').on('pageerror', (error) => errors.push(error.message));
    await stage.goto(`/iframe.html?id=${id}&viewMode=story`);
    await stage.waitForFunction(isFinished);
    await expect(stage.locator('.sb-show-errordisplay')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page: stage }).withTags(RULES).disableRules(OF_PAGES).analyze();
    expect(violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** Whether Storybook has drawn the story and played what it plays. */
function isFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ['completed', 'finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}
