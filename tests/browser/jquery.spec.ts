import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../../tools/commands/run-command.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, test } from './shop.ts';

const [, section = ''] = readFileSync(join(top, 'stories/guide/events.md'), 'utf8').split('## With jQuery');
const [, snippet = ''] = /```js\n([\s\S]*?)```/.exec(section) ?? [];

for (const [version, file] of [
  ['3', 'node_modules/jquery/dist/jquery.js'],
  ['4', 'node_modules/jquery-4/dist/jquery.js'],
] as const)
  test(`a script of the page receives and sends events with jQuery ${version}, as the guide says`, async ({ page }) => {
    const script = (path: string, body: string) =>
      page.route(path, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await script('**/jquery.js', readFileSync(join(top, file), 'utf8'));
    await script('**/shop-script.js', snippet);
    await openPageWith(
      page,
      `<p>Stuks: <output class="cart-count"></output></p>
      <button class="buy">Koop</button>
      <div data-widget="cart-popup"></div>
      <script src="/jquery.js"></script>
      <script src="/shop-script.js"></script>`,
      // jQuery 3 does not start where a policy requires Trusted Types.
      { isUnguarded: version === '3' },
    );
    expect(
      await page.evaluate(() => (window as unknown as { jQuery: { fn: { jquery: string } } }).jQuery.fn.jquery),
    ).toMatch(new RegExp(`^${version}\\.`));
    await page.getByRole('button', { name: 'Koop' }).click();
    await expect(page.getByRole('dialog')).toContainText('Growatt MIN 3000');
    // The shop adds a gift to an inverter.
    await expect(page.getByText('Stuks:')).toContainText('2');
  });
