import { expect, type Page, test as base } from '@playwright/test';
import { openPlace } from './place.ts';
import { openStorybook, readStories, type Story, type Storybook } from './storybook.ts';

const stories = readStories().filter(({ title }) => title.startsWith('Widgets/'));
const widgets = [...new Set(stories.map(({ title }) => title.slice('Widgets/'.length)))];

interface Snippet {
  readonly html: string;
  /** The settings of its page, as JSON. */
  readonly settings: string;
  readonly isSignedIn: boolean;
  /** Its story is about what the console says of a template with a mistake. */
  readonly isMistaken: boolean;
}

/** One Storybook hands out the source of every story. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      await use(await openStorybook(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const SETTINGS = /^<script type="application\/json" data-shop-settings>([\s\S]*?)<\/script>/;

/** What Storybook shows as the source of these stories. */
async function snippetsOf(storybook: Page, wanted: readonly Story[]): Promise<Snippet[]> {
  const shown = await storybook.evaluate(
    (ids) => {
      const { storyStoreValue } = (window as Storybook).__STORYBOOK_PREVIEW__!;
      return Promise.all(
        ids.map(async (storyId) => {
          const story = await storyStoreValue!.loadStory({ storyId });
          const { shop } = story.initialArgs;
          return {
            source: story.parameters.docs.source.transform('', storyStoreValue!.getStoryContext(story)),
            isSignedIn: shop.customer !== undefined,
          };
        }),
      );
    },
    wanted.map(({ id }) => id),
  );
  return shown.map(({ source, isSignedIn }, index) => ({
    html: source.replace(SETTINGS, ''),
    settings: SETTINGS.exec(source)?.[1] ?? '{}',
    isSignedIn,
    isMistaken: wanted[index]!.tags?.includes('mistaken') ?? false,
  }));
}

test('there are stories to read, of every widget', () => {
  expect(stories.length).toBeGreaterThan(300);
  expect(widgets.length).toBeGreaterThan(30);
});

for (const widget of widgets)
  test(`the HTML that the stories of ${widget} show wakes it on a page of the shop`, async ({ page, storybook }) => {
    const found = await snippetsOf(
      storybook,
      stories.filter(({ title }) => title === `Widgets/${widget}`),
    );
    if (found.some(({ isSignedIn }) => isSignedIn)) await signIn(page);
    // A page has one group of settings, and room for many widgets.
    for (const settings of new Set(found.map((snippet) => snippet.settings)))
      await wake(
        page,
        JSON.parse(settings) as Record<string, unknown>,
        found.filter((snippet) => snippet.settings === settings),
      );
  });

async function wake(page: Page, settings: Record<string, unknown>, snippets: readonly Snippet[]): Promise<void> {
  const each = new Map(snippets.map((snippet) => [snippet.html, snippet]));
  const sections = [...each.keys()].map((html) => `<section>${html}</section>`).join('');
  // Nobody scrolls to those further down.
  const eager = sections.replaceAll('data-widget=', 'data-load="eager" data-widget=');
  await openPlace(page, eager, { settings });
  for (const [index, { html, isMistaken }] of [...each.values()].entries()) {
    const element = page.locator('main > section').nth(index).locator('[data-widget]').first();
    await expect(element, html).toHaveAttribute('data-widget-state', isMistaken ? 'failed' : 'ready');
  }
}

/** A customer, as on the pages of an account. */
async function signIn(page: Page): Promise<void> {
  const html = await (await page.request.get('/login')).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
  const data = { email: 'sanne@example.nl', password: 'zonneschijn' };
  const answer = await page.request.post('/login', { headers: { 'X-CSRF-TOKEN': token }, data });
  expect(answer.ok()).toBe(true);
}
