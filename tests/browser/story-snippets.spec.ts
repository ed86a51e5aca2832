import { expect, type Page, test as base } from '@playwright/test';
import { people } from '../../tools/demo-shop/seed/people.ts';
import { openPageWith } from './open-page-with.ts';
import { openStorybook, readStories, type Story, type Storybook } from './storybook.ts';
import { signIn } from './visitor-session.ts';

const stories = readStories().filter(({ title }) => title.startsWith('Widgets/'));
const widgets = [...new Set(stories.map(({ title }) => title.slice('Widgets/'.length)))];

interface Snippet {
  readonly html: string;
  /** The settings of its page, as JSON. */
  readonly settings: string;
  /** The signed-in customer; a guest when undefined. */
  readonly customer: string | undefined;
  /** Its story shows the console message about a template error. */
  readonly isMistaken: boolean;
}

/** One Storybook provides the source of every story. */
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

/** The source of these stories, as Storybook shows it. */
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
            customer: shop.customer,
          };
        }),
      );
    },
    wanted.map(({ id }) => id),
  );
  return shown.map(({ source, customer }, index) => ({
    html: source.replace(SETTINGS, ''),
    settings: SETTINGS.exec(source)?.[1] ?? '{}',
    customer,
    isMistaken: wanted[index]!.tags?.includes('mistaken') ?? false,
  }));
}

test('every widget has stories with text', () => {
  expect(stories.length).toBeGreaterThan(300);
  expect(widgets.length).toBeGreaterThan(30);
});

for (const widget of widgets)
  test(`the HTML in the stories of ${widget} works on a page of the shop`, async ({ page, storybook }) => {
    const snippets = await snippetsOf(
      storybook,
      stories.filter(({ title }) => title === `Widgets/${widget}`),
    );
    // A page has one customer, one set of settings, and several widgets.
    const pageOf = ({ customer = '', settings }: Snippet) => customer + settings;
    for (const place of new Set(snippets.map(pageOf)))
      await wake(
        page,
        snippets.filter((snippet) => pageOf(snippet) === place),
      );
  });

async function wake(page: Page, snippets: readonly Snippet[]): Promise<void> {
  const { customer, settings } = snippets[0]!;
  if (customer) await signIn(page, people.find(({ id }) => id === customer)!.email);
  const each = new Map(snippets.map((snippet) => [snippet.html, snippet]));
  const sections = [...each.keys()].map((html) => `<section>${html}</section>`).join('');
  // Widgets further down do not load before they are scrolled to.
  const eager = sections.replaceAll('data-widget=', 'data-load="eager" data-widget=');
  await openPageWith(page, eager, { settings: JSON.parse(settings) as Record<string, unknown> });
  for (const [index, { html, isMistaken }] of [...each.values()].entries()) {
    const element = page.locator('main > section').nth(index).locator('[data-widget]').first();
    await expect(element, html).toHaveAttribute('data-widget-state', isMistaken ? 'failed' : 'ready');
  }
}
