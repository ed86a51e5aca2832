import type { Page } from '@playwright/test';
import { aWhile, expect, expectLog, expectState, logOf, test } from './loader/fixtures.ts';
import type { Site } from './loader/serve.ts';

/** The server markup, and what the widget renders instead. */
const lazy = (shop: string, drawn: string, attributes = '') =>
  `<div id="a" data-widget="lazy" ${attributes}>${shop}<template>${drawn}</template></div>`;
const eager = (shop: string, drawn: string) => lazy(shop, drawn, 'data-load="eager"');

test.beforeEach(({ site }) => {
  site.delay = 300;
  site.page('/cart', '<h1>Cart</h1>');
});

/** Opens a page whose widget `#a` has not loaded yet. */
async function openWaiting(page: Page, site: Site, html: string): Promise<void> {
  site.page('/', html);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
}

const LIKENESSES: Record<string, [shop: string, drawn: string]> = {
  'the same id': [
    '<button id="x">Open</button>',
    '<button data-mark="other">Open</button><button id="x" data-mark="right">Open menu</button>',
  ],
  'the same name and value': [
    '<button name="step" value="2">+</button>',
    '<button name="step" value="1" data-mark="other">+</button><button name="step" value="2" data-mark="right">more</button>',
  ],
  'the same address': [
    '<a href="/cart">Cart</a>',
    '<a href="/help" data-mark="other">Cart</a><a href="/cart" data-mark="right">Your cart</a>',
  ],
  'the same words and role': [
    '<a href="#" role="button">Open  menu</a>',
    '<a href="/x" data-mark="other">Open menu</a><button data-mark="right">open menu</button>',
  ],
  'the same label': [
    '<button aria-label="Close"></button>',
    '<button data-mark="other">Open</button><button aria-label="close" data-mark="right">×</button>',
  ],
};

for (const [how, [shop, drawn]] of Object.entries(LIKENESSES))
  test(`a first click is replayed once on the control with ${how}`, async ({ page, site }) => {
    await openWaiting(page, site, lazy(shop, drawn));
    await page.locator('#a').locator('a,button').first().click();
    await expectLog(page, ['mount a', 'click   right a']);
    await aWhile(page);
    expect(await logOf(page)).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe('/');
  });

test('a click on the widget itself is replayed, and scripts of the shop receive it once', async ({ page, site }) => {
  site.page('/', '<button id="a" data-widget="plain" data-load="media print">Buy</button>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.evaluate(() =>
    document.addEventListener('click', () => ((window as unknown as { log: string[] }).log ??= []).push('shop heard')),
  );
  await page.getByRole('button').dblclick();
  await expectState(page, '#a', 'ready');
  await expectLog(page, ['mount a', 'shop heard']);
});

test('a form submit before the mount is replayed on the widget’s form, with its submit button', async ({
  page,
  site,
}) => {
  const form = (action: string) =>
    `<form action="${action}"><input name="q"><button name="how" value="a">Find</button><button name="how" value="b">Feel lucky</button></form>`;
  await openWaiting(page, site, lazy(form('/cart'), form('/search')));
  await page.getByRole('button', { name: 'lucky' }).click();
  await expect
    .poll(async () => (await logOf(page)).filter((line) => line.startsWith('submit')))
    .toEqual(['submit  b  a']);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Enter in a field keeps its value and the focus, and submits the form', async ({ page, site }) => {
  const script = site.hang('/widgets/lazy-test.js');
  const form = (id: string) =>
    `<form><label>Search <input name="q" id="${id}"></label><label>Where <input name="where"></label><button>Find</button></form>`;
  await openWaiting(page, site, lazy(form('old'), form('new')));
  await page.getByLabel('Search').click();
  await page.keyboard.type('inverter');
  await page.keyboard.press('Enter');
  script.answer();
  await expect(page.locator('#new')).toHaveValue('inverter');
  await expect(page.locator('#new')).toBeFocused();
  await expect(page.getByLabel('Where')).toHaveValue('');
  await expect
    .poll(async () => (await logOf(page)).map((line) => line.split(' ')[0]))
    .toEqual(['mount', 'input', 'click', 'submit']);
});

test('values that were typed and chosen while an eager widget was loading are transferred', async ({ page, site }) => {
  const script = site.hang('/widgets/lazy-test.js');
  const form =
    '<form><input name="q" aria-label="Search"><select name="sort" aria-label="Sort"><option>a<option>b</select><label><input type="checkbox" name="stock"> In stock</label><textarea name="note" aria-label="Note"></textarea></form>';
  site.page('/', eager(form, form));
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  await page.getByLabel('Search').pressSequentially('mc4');
  await page.getByLabel('Sort').selectOption('b');
  await page.getByLabel('In stock').check();
  await page.getByLabel('Note').fill('two\nlines');
  script.answer();
  await expectState(page, '#a', 'ready');
  await expect(page.locator('.sw-root').getByLabel('Search')).toHaveValue('mc4');
  await expect(page.locator('.sw-root').getByLabel('Sort')).toHaveValue('b');
  await expect(page.locator('.sw-root').getByLabel('In stock')).toBeChecked();
  await expect(page.locator('.sw-root').getByLabel('Note')).toHaveValue('two\nlines');
  await expect(page.locator('.sw-root').getByLabel('Note')).toBeFocused();
});

const EARLY_FORM = `<form>
  <input name="q" value="printed" aria-label="Search"><input name="kept" value="printed" aria-label="Kept">
  <select name="sort" aria-label="Sort"><option>a<option>b</select>
  <select name="phase" aria-label="Phase"><option>1<option selected>3</select>
  <select name="roof" aria-label="Roof" multiple><option>flat<option>pitched</select>
  <label><input type="checkbox" name="stock" checked> In stock</label>
  <label><input type="radio" name="vat" value="in" checked> Including</label><label><input type="radio" name="vat" value="ex"> Excluding</label>
  <input type="file" name="photo" aria-label="Photo"><textarea name="note" aria-label="Note"></textarea>
</form>`;

async function fillInEarly(page: Page): Promise<void> {
  await page.getByLabel('Search').fill('mc4');
  await page.getByLabel('Sort').selectOption('b');
  await page.getByLabel('Phase').selectOption('1');
  await page.getByLabel('Roof').selectOption('flat');
  await page.getByLabel('In stock').uncheck();
  await page.getByLabel('Excluding').check();
  await page.getByLabel('Photo').setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await page.getByLabel('Note').fill('two\nlines');
}

/** The value of a field; for a checkbox, whether it is checked. */
const valuesIn = (page: Page, root: string) =>
  page
    .locator(`${root} :is(input, select, textarea)`)
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map((field) =>
        /radio|checkbox/.test(field.type) ? field.checked : field.value.replace(/.*\\/, ''),
      ),
    );

for (const file of ['loader.js', 'engine-test.js'])
  test(`values that were typed and chosen before ${file} had loaded are transferred`, async ({ page, site }) => {
    const script = site.hang(`/widgets/${file}`);
    site.page('/', `<div id="a" data-widget="drawn">${EARLY_FORM}<template>${EARLY_FORM}</template></div>`);
    await page.goto(site.origin, { waitUntil: 'commit' });
    await fillInEarly(page);
    const values = await valuesIn(page, '#a');
    script.answer();
    await expectState(page, '#a', 'ready');
    await expect.poll(() => valuesIn(page, '.sw-root')).toEqual(values);
    await expect(page.locator('.sw-root').getByLabel('Note')).toBeFocused();
    // An untouched field gets no event.
    expect((await logOf(page)).filter((line) => line.startsWith('input'))).toHaveLength(8);
  });

test('a value that the browser restored after a reload is no change', async ({ page, site }) => {
  site.page('/', `<div id="a" data-widget="drawn">${EARLY_FORM}<template>${EARLY_FORM}</template></div>`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'ready');
  const script = site.hang('/widgets/engine-test.js');
  await page.reload({ waitUntil: 'commit' });
  // Browsers fill in fields without an event.
  await page.getByLabel('Search').evaluate((field: HTMLInputElement) => (field.value = 'earlier'));
  script.answer();
  await expectState(page, '#a', 'ready');
  await aWhile(page);
  await expect(page.locator('.sw-root').getByLabel('Search')).toHaveValue('printed');
});

test('a focus that has moved elsewhere stays there', async ({ page, site }) => {
  site.page('/', `<input aria-label="Elsewhere">${lazy('<button>Open</button>', '<button>Open</button>')}`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.getByRole('button').focus();
  await page.getByLabel('Elsewhere').focus();
  await expectState(page, '#a', 'ready');
  await aWhile(page);
  await expect(page.getByLabel('Elsewhere')).toBeFocused();
});

test('a key on a custom control of the shop is replayed', async ({ page, site }) => {
  const tabs =
    '<div role="tablist"><span role="tab" tabindex="0" data-mark="one">One</span><span role="tab" tabindex="-1" data-mark="two">Two</span></div>';
  const script = site.hang('/widgets/lazy-test.js');
  await openWaiting(page, site, lazy(tabs, tabs));
  await page.getByText('One').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  script.answer();
  await expectLog(page, ['mount a', 'keydown ArrowRight  one a']);
});

test('Enter on a link that the widget handles is a click', async ({ page, site }) => {
  const script = site.hang('/widgets/lazy-test.js');
  await openWaiting(page, site, lazy('<a href="/cart">Cart</a>', '<a href="/cart" data-mark="right">Cart</a>'));
  await page.getByRole('link').focus();
  await page.keyboard.press('Enter');
  script.answer();
  await expect.poll(async () => (await logOf(page)).at(-1)).toBe('click   right a');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a link that the widget does not render follows its address', async ({ page, site }) => {
  await openWaiting(page, site, lazy('<a href="/cart">Cart</a>', '<p>nothing</p>'));
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
});

test('a click for a new tab is not captured', async ({ page, site, context }) => {
  await openWaiting(page, site, lazy('<a href="/cart">Cart</a>', '<a href="/cart">Cart</a>'));
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('heading', { name: 'Cart' })).toBeVisible();
  const [secondTab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link').click({ button: 'middle' }),
  ]);
  await expect(secondTab.getByRole('heading', { name: 'Cart' })).toBeVisible();
  expect((await logOf(page)).filter((line) => line.startsWith('click'))).toEqual([]);
});

test('links and forms of the shop work while an eager widget loads', async ({ page, site }) => {
  site.answer('/widgets/lazy-test.js', { after: 3000, status: 500 });
  site.page('/', eager('<a href="/cart">Cart</a>', '<p>drawn</p>'));
  site.page('/form', eager('<form action="/cart"><button>Send</button></form>', '<p>drawn</p>'));
  for (const path of ['/', '/form']) {
    await page.goto(site.origin + path);
    await expectState(page, '#a', 'loading');
    await page.locator('#a').locator('a,button').click();
    await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  }
});

for (const shop of [
  '<button data-mark="right">Open</button>',
  '<form><button type="button" data-mark="right">Open</button></form>',
  '<span role="button" tabindex="0" data-mark="right">Open</span>',
])
  test(`while it is loading, ${shop.replaceAll(/ data-mark="right"/g, '')} does nothing alone, and its click is captured`, async ({
    page,
    site,
  }) => {
    const script = site.hang('/widgets/lazy-test.js');
    site.page('/', eager(shop, shop));
    await page.goto(site.origin);
    await expectState(page, '#a', 'loading');
    await page.getByRole('button').dblclick();
    script.answer();
    await expectLog(page, ['mount a', 'click   right a']);
  });

test('a click loads a widget that waits to be visible', async ({ page, site }) => {
  site.page('/', lazy('<button>Open</button>', '<button data-mark="right">Open</button>', 'data-load="media print"'));
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.getByRole('button').click();
  await expectLog(page, ['mount a', 'click   right a']);
});

test('a widget that fails releases the captured click to the shop’s HTML', async ({ page, site, trouble }) => {
  site.delay = 0;
  site.answer('/widgets/lazy-test.js', { status: 500 });
  site.page('/', lazy('<a href="/cart">Cart</a>', ''));
  site.page('/form', lazy('<form action="/cart"><input name="q"><button>Send</button></form>', ''));
  for (const path of ['/', '/form']) {
    await page.goto(site.origin + path);
    await expectState(page, '#a', 'waiting');
    if (path === '/form') await page.locator('input').fill('x');
    await page.locator('#a').locator('a,button').click();
    await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  }
  expect(new URL(page.url()).search).toBe('?q=x');
  trouble.console.splice(0);
});

test('a control around a widget is not captured', async ({ page, site }) => {
  site.page('/', '<a href="/cart"><span id="a" data-widget="lazy">stars<template></template></span></a>');
  await page.goto(site.origin);
  await expectState(page, '#a', 'waiting');
  await page.getByText('stars').click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
});

test('when the engine fails to load, buttons work, and the first click is not lost', async ({
  page,
  site,
  trouble,
}) => {
  let isDown = true;
  site.answer('/widgets/engine-test.js', () => (isDown ? { status: 500, after: 300 } : undefined));
  site.page('/', '<form action="/cart"><button id="a" data-widget="plain">Buy</button></form>');
  await page.goto(site.origin);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  site.page('/again', '<button id="a" data-widget="plain">Buy</button>');
  await page.goto(`${site.origin}/again`);
  await expectState(page, '#a', 'failed');
  isDown = false;
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expectState(page, '#a', 'ready');
  trouble.console.splice(0);
});

test('a click on a link without a target waits for the widget', async ({ page, site }) => {
  const script = site.hang('/widgets/lazy-test.js');
  const link = '<a href="#" data-mark="right">Open</a>';
  site.page('/', eager(link, link));
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  await page.getByRole('link').click();
  script.answer();
  await expectLog(page, ['mount a', 'click   right a']);
  expect(new URL(page.url()).hash).toBe('');
});

const FIELDS = `<form>
  <input type="file" name="photo" aria-label="Photo" multiple>
  <select name="roof" aria-label="Roof" multiple><option>flat<option>pitched<option>none</select>
  <label><input type="radio" name="phase" value="1" checked> One</label><label><input type="radio" name="phase" value="3"> Three</label>
  <label><input type="checkbox" name="news" checked> News</label>
  <input type="date" name="day" aria-label="Day">
  <input type="number" name="panels" aria-label="Panels">
  <input type="color" name="colour" aria-label="Colour">
  <div contenteditable="true" role="textbox" aria-label="Story"></div>
  <input name="last" aria-label="Last">
</form>`;

/** Fills in all fields of the server markup. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Photo').setInputFiles([
    { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('roof') },
    { name: 'meter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('meter') },
  ]);
  await page.getByLabel('Roof').selectOption(['flat', 'none']);
  await page.getByLabel('Three').check();
  await page.getByLabel('News').uncheck();
  await page.getByLabel('Day').fill('2025-05-31');
  await page.getByLabel('Panels').fill('12');
  await page.getByLabel('Colour').fill('#102030');
  await page.getByLabel('Story').fill('south');
  await page.getByLabel('Last').fill('end');
}

test('files, choices and dates are transferred with their types', async ({ page, site }) => {
  const script = site.hang('/widgets/drawn-test.js');
  site.page('/', `<div id="a" data-widget="drawn">${FIELDS}<template>${FIELDS}</template></div>`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  await fillIn(page);
  script.answer();
  await expectState(page, '#a', 'ready');
  const drawn = page.locator('.sw-root');
  await expect(drawn.getByLabel('Last')).toHaveValue('end');
  const files = await drawn
    .getByLabel('Photo')
    .evaluate((field: HTMLInputElement) => [...field.files!].map(({ name }) => name));
  expect(files).toEqual(['roof.jpg', 'meter.jpg']);
  await expect(drawn.getByLabel('Roof')).toHaveValues(['flat', 'none']);
  await expect(drawn.getByLabel('Three')).toBeChecked();
  await expect(drawn.getByLabel('News')).not.toBeChecked();
  await expect(drawn.getByLabel('Day')).toHaveValue('2025-05-31');
  await expect(drawn.getByLabel('Panels')).toHaveValue('12');
  await expect(drawn.getByLabel('Colour')).toHaveValue('#102030');
});

test('a field of another type keeps its own value, and later fields are still transferred', async ({ page, site }) => {
  const script = site.hang('/widgets/drawn-test.js');
  const shop = FIELDS.replaceAll(/name="(\w+)" aria/g, 'id="$1" name="$1" aria');
  const changed = shop
    .replace('type="file"', 'type="text"')
    .replace(/<select.*<\/select>/, '<select name="roof" aria-label="Roof"><option>tiled</select>')
    .replace('type="date"', 'type="file"')
    .replace('type="number"', 'disabled value="5"')
    .replace('type="color"', 'type="checkbox" value="3"');
  site.page('/', `<div id="a" data-widget="drawn">${shop}<template>${changed}</template></div>`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  await fillIn(page);
  script.answer();
  await expectState(page, '#a', 'ready');
  const drawn = page.locator('.sw-root');
  await expect(drawn.getByLabel('Last')).toHaveValue('end');
  await expect(drawn.getByLabel('Photo')).toHaveValue('');
  await expect(drawn.getByLabel('Roof')).toHaveValue('tiled');
  await expect(drawn.getByLabel('Day')).toHaveValue('');
  await expect(drawn.getByLabel('Panels')).toHaveValue('5');
  await expect(drawn.getByLabel('Colour')).not.toBeChecked();
});

test('a captured event that fails does not affect the next ones', async ({ page, site, trouble }) => {
  const script = site.hang('/widgets/drawn-test.js');
  const html =
    '<div><input name="q" aria-label="Search"><input name="r" aria-label="Other"></div><button data-mark="right">Open</button>';
  site.page('/', `<div id="a" data-widget="drawn">${html}<template>${html}</template></div>`);
  await page.goto(site.origin);
  await expectState(page, '#a', 'loading');
  await page.getByLabel('Search').fill('mc4');
  await page.getByLabel('Other').fill('growatt');
  await page.getByRole('button').click();
  // A custom element of the shop may throw.
  await page.getByLabel('Search').evaluate((field) =>
    Object.defineProperty(field, 'value', {
      get() {
        throw new Error('refused by a field');
      },
    }),
  );
  script.answer();
  await expect(page.locator('.sw-root').getByLabel('Other')).toHaveValue('growatt');
  await expect
    .poll(async () => (await logOf(page)).filter((line) => line.startsWith('click')))
    .toEqual(['click   right a']);
  expect(trouble.console.splice(0).join()).toContain('refused by a field');
});
