import type { Page } from '@playwright/test';
import { fieldsNamed, formProperties } from './form-properties.ts';
import { expect, expectState, logOf, test } from './loader/fixtures.ts';

/** Names and ids in templates that browsers turn into properties of forms and of the window. */
const NAMES: Record<string, string> = {
  'a link that is called like our queue': '<a id="shopWidgets" href="/x">Widgets</a>',
  'two links that are called like our queue': '<a id="shopWidgets"></a><a id="shopWidgets"></a>',
  'a frame that is called like our queue': '<iframe name="shopWidgets" title="x"></iframe>',
  'a link that is called like our settings': '<a id="shopSettings" href="/x">Settings</a>',
  'pictures that are called like what finds elements':
    '<img name="querySelector" alt=""><img name="querySelectorAll" alt="">',
  'forms that are called like parts of the document':
    '<form name="head"></form><form name="body"></form><form name="documentElement"></form><form name="cookie"></form>',
  'forms that are called like states of the document':
    '<form name="readyState"></form><form name="hidden"></form><form name="activeElement"></form><form name="baseURI"></form>',
  'a picture that is called like what makes elements': '<img name="createElement" alt="">',
  'images named like event methods': '<img name="addEventListener" alt=""><img name="dispatchEvent" alt="">',
};

for (const [what, html] of Object.entries(NAMES))
  test(`${what} does not break the loader`, async ({ page, site }) => {
    site.page('/cart', '<h1>Cart</h1>');
    site.answer('/whole/first', { body: '{}' });
    site.page(
      '/',
      `${html}<meta name="csrf-token" content="secret"><div id="a" data-widget="whole"></div>
      <form action="/cart"><button id="b" data-widget="plain" data-load="visible">Buy</button></form>`,
      { lang: 'de' },
    );
    await page.goto(site.origin);
    await expectState(page, '#a', 'ready');
    await expectState(page, '#b', 'ready');
    expect(await logOf(page)).toContain('texts hello de near a');
    await expect(page.locator('#a')).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(site.requestsTo(/whole\/first/)[0]!.headers).toHaveProperty('x-csrf-token', 'secret');
    await page.evaluate(() => window.shopWidgets!.push(['emit', 'cart-count', { count: 3 }] as never));
    expect(await page.evaluate(() => window.shopWidgets!.last!('cart-count'))).toEqual({ count: 3 });
  });

test('a form with fields named like form methods still works', async ({ page, site }) => {
  site.delay = 300;
  site.page('/cart', '<h1>Cart</h1>');
  const form = `<form action="/cart"><input type="hidden" name="id" value="512"><input type="hidden" name="name" value="x">
    <input type="hidden" name="requestSubmit" value="x"><input type="hidden" name="action" value="add">
    <button name="submit" value="yes">Buy</button></form>`;
  site.page('/', `<div id="a" data-widget="lazy">${form}<template>${form}</template></div>`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect.poll(() => logOf(page)).toContainEqual(expect.stringContaining('submit  yes'));
});

test('forms whose fields hide all of their properties break nothing', async ({ page, site }) => {
  site.delay = 300;
  site.page('/', '');
  await page.goto(site.origin);
  const fields = fieldsNamed(await formProperties(page));
  const form = (inside: string) => `<form action="/cart">${fields}${inside}</form>`;
  const rest = site.hang('/slow.js');
  // While the page is loading, the loader asks whether a form is complete.
  site.page(
    '/',
    `<div id="a" data-widget="lazy">${form('<button name="go" value="yes">Buy</button>')}<template>${form('<button name="go" value="yes">Buy</button>')}</template></div>
    ${form('<p id="blank">Text</p><div id="b" data-widget="plain"></div><script src="/slow.js"></script>')}<div id="c" data-widget="plain"></div>`,
  );
  await page.goto(site.origin, { waitUntil: 'commit' });
  await expect.poll(() => stateOf(page, 'b')).toBe('ready');
  rest.answer({ headers: { 'Content-Type': 'text/javascript' } });
  await expect.poll(() => stateOf(page, 'c')).toBe('ready');
  await page.evaluate(() => {
    document.getElementById('blank')!.click();
    const form = document.getElementById('b')!.closest('form')!;
    const added = Node.prototype.cloneNode.call(form, true) as HTMLFormElement;
    const widget = Element.prototype.querySelector.call(added, '#b')!;
    widget.id = 'd';
    widget.removeAttribute('data-widget-state');
    document.body.append(added);
    // The pointer is on the form itself.
    EventTarget.prototype.dispatchEvent.call(added, new MouseEvent('click', { bubbles: true }));
    document.querySelector<HTMLElement>('#a button')!.click();
  });
  await expect.poll(() => stateOf(page, 'd')).toBe('ready');
  await expect.poll(() => logOf(page)).toContainEqual(expect.stringContaining('submit  yes'));
});

/** Playwright itself reads properties of the forms around an element. */
const stateOf = (page: Page, id: string) =>
  page.evaluate((elementId) => document.getElementById(elementId)?.getAttribute('data-widget-state'), id);

for (const name of ['__proto__', 'constructor', 'toString'])
  test(`${name} is not a widget, and the console reports it`, async ({ page, site, trouble }) => {
    site.page('/', `<div id="a" data-widget="${name}"><p>shop</p></div><div id="b" data-widget="plain"></div>`);
    await page.goto(site.origin);
    await expectState(page, '#b', 'ready');
    await expectState(page, '#a', 'failed');
    await expect(page.getByText('shop')).toBeVisible();
    await expect.poll(() => trouble.console.length).toBe(1);
    expect(trouble.console.splice(0)[0]).toContain(`expects the name of a widget, found "${name}".`);
  });

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const HOSTILE: Record<string, string> = {
  'the prototype': '{"__proto__": {"id": 1, "then": 1}, "constructor": 1, "toString": 1, "id": "7"}',
  'a text': '"7"',
  null: 'null',
  'a list': '[1, 2]',
  'a depth': `{"id": "7", "deep": ${DEEP}}`,
  'an id of that depth': `{"id": ${DEEP}}`,
  'an id that is no text': '{"id": {"toString": 1}}',
};
for (const [what, text] of Object.entries(HOSTILE))
  for (const where of ['data-initial', ''])
    test(`JSON of ${what} ${where ? 'as the first answer' : 'as inputs'} breaks nothing`, async ({ page, site }) => {
      site.answer('/asking/7', { body: 'asked' });
      const json = `<script type="application/json" ${where}>${text}</script>`;
      site.page('/', `<div id="a" data-widget="asking">${json}</div><div id="b" data-widget="plain"></div>`);
      await page.goto(site.origin);
      await expectState(page, '#b', 'ready');
      await expectState(page, '#a', 'ready');
    });
