import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';
import { expectAsOnPlainPage, logIn, PASTED, ROLES, SHORT, test, visit } from './wordpress-test.ts';

/** The tabs that the editor opens, one after the other, before publishing. The text is filled in in the first one. */
const TABS = { Text: ['Text'], Visual: ['Text', 'Visual', 'Text', 'Visual'] } as const;

for (const role of ROLES)
  for (const form of ['shortcode', 'pasted'] as const)
    for (const [tab, tabs] of Object.entries(TABS)) {
      const title = `all widgets of a ${form} post by the ${role} in the tab ${tab} of the classic editor are as on a plain page`;
      // The hardest for HTML: the filters of an author, and those of TinyMCE.
      const isShort = role === 'author' && form === 'pasted' && tab === 'Visual';
      test(title, isShort ? SHORT : {}, async ({ page, site, posts, plain, browser }) => {
        await logIn(page, site, role);
        const parts = form === 'shortcode' ? posts.shortcodes : PASTED;
        const url = await publish(page, site, { text: parts.join('\n\n'), tabs });
        // Cookies of its own: the session of the writer at the shop is that of a guest.
        const visitor = await browser.newPage();
        await visit(visitor, url);
        await expectAsOnPlainPage(visitor, plain);
        await visitor.close();
      });
    }

interface Written {
  readonly text: string;
  readonly tabs: readonly string[];
}

/** Publishes a text without a title: leaving the title would save a draft and block the button meanwhile. */
async function publish(page: Page, site: Site, { text, tabs }: Written): Promise<string> {
  await page.context().addCookies([{ name: 'classic-editor', value: '1', url: site.url }]);
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  for (const [index, tab] of tabs.entries()) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    if (index === 0) await page.locator('textarea#content').fill(text);
    if (tab === 'Visual') await expect(page.frameLocator('#content_ifr').locator('body')).toContainText(/\S/);
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return (await page.getByRole('link', { name: 'View post' }).first().getAttribute('href')) ?? '';
}
