import { openPageWith } from './open-page-with.ts';
import { CONNECTORS, expect, INVERTER, test, widgetsSettled } from './shop.ts';

const cart = (templates: string) => `<div data-widget="cart-page"><p>De winkelwagen</p>${templates}</div>`;

test('fields in slots keep what was typed through twenty changes of a quantity', async ({ page, fill, pageErrors }) => {
  await fill(CONNECTORS);
  await openPageWith(
    page,
    cart(
      '<template data-slot="summary-end"><p>Tip</p><label>Opmerking <input name="remark"></label></template>' +
        '<template data-slot="line-end"><label for="engraving">Gravure</label> <input id="engraving"></template>',
    ),
  );
  const main = page.getByRole('main');
  // The page's own rules reach into a slot.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { margin: 7px; color: rgb(1, 2, 3) } input { border: 5px solid rgb(4, 5, 6); padding: 9px }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(main.getByText('Tip')).toHaveCSS('margin', '7px');
  await expect(main.getByText('Tip')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(main.getByLabel('Opmerking')).toHaveCSS('border', '5px solid rgb(4, 5, 6)');
  await expect(main.getByLabel('Opmerking')).toHaveCSS('padding', '9px');
  await main.getByLabel('Opmerking').fill('Bel eerst');
  await main.getByLabel('Gravure').fill('Zon');
  for (let qty = 2; qty <= 21; qty++) {
    await main
      .getByRole('button', { name: /^Eén meer/ })
      .first()
      .click();
    await expect(main.locator('.sw-stepper__value').first()).toHaveValue(String(qty));
  }
  await expect(main.getByLabel('Opmerking')).toHaveValue('Bel eerst');
  await expect(main.getByLabel('Gravure')).toHaveValue('Zon');
  pageErrors.expectOnly();
});

test('a widget in a slot works, and is unmounted with its line', async ({ page, fill, pageErrors }) => {
  await fill(INVERTER);
  await openPageWith(
    page,
    cart(
      `<template data-slot="summary-end"><button data-widget="add-to-cart" data-type="product" data-id="${CONNECTORS}">
        Stekkers erbij</button></template>
      <template data-slot="line-end"><span data-widget="star-rating" data-rating="4.6" data-count="31"></span></template>`,
    ),
  );
  await widgetsSettled(page);
  const stars = await page.locator('.sw-slot [data-widget=star-rating]').first().elementHandle();
  await expect.poll(() => stars?.getAttribute('data-widget-state')).toBe('ready');
  await page.getByRole('button', { name: 'Stekkers erbij' }).click();
  await expect(page.getByRole('dialog')).toContainText('MC4');
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('main').getByRole('list').first()).toContainText('MC4');

  await page.getByRole('button', { name: /^Growatt MIN 3000.* verwijderen$/ }).click();
  await expect.poll(() => stars?.getAttribute('data-widget-state')).toBeNull();
  pageErrors.expectOnly();
});

const HOSTILE = `
  <script>window.ran = 'inline script'</script>
  <script src="/hostile.js"></script>
  <script type="module" src="/hostile.js"></script>
  <img src="/nergens.png" alt="" onerror="window.ran = 'onerror'">
  <svg onload="window.ran = 'onload'"><a href="javascript:window.ran = 'svg link'"><text>Zon</text></a></svg>
  <iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
  <object data="/hostile.js"></object>
  <template><script>window.ran = 'inner template'</script></template>
  <a href="javascript:window.ran = 'link'">Klik hier</a>
  <form action="javascript:window.ran = 'form'"><button>Verstuur</button></form>
  <form><button formaction="javascript:window.ran = 'formaction'">Verstuur anders</button></form>
  <button type="button" onclick="window.ran = 'onclick'">Druk hier</button>
  <p id="content" tabindex="0" onfocus="window.ran = 'onfocus'" autofocus>Inhoud</p>
  <label for="colour">Kleur</label> <input id="colour">`;

for (const isUnguarded of [false, true])
  test(`a hostile template runs nothing ${isUnguarded ? 'without a policy' : 'under the strict policy'}`, async ({
    page,
    fill,
    pageErrors,
  }) => {
    await fill(CONNECTORS);
    await fill(INVERTER);
    await page.route('**/hostile.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "file"' }),
    );
    // In a slot that is shown once, ids stay as they are.
    const once = HOSTILE.replaceAll(/(id|for)="(content|colour)"/g, '$1="$2-once"');
    const templates = `<template data-slot="line-end">${HOSTILE}</template><template data-slot="summary-end">${once}</template>`;
    await openPageWith(page, cart(templates), { isUnguarded });
    const lines = page.locator('.sw-slot[data-slot=line-end]');
    await expect(lines.nth(1)).toContainText('Inhoud');
    await expect(page.locator('.sw-slot[data-slot=summary-end]')).toContainText('Inhoud');
    await page.locator('.sw-slot:not(:empty)').evaluateAll((slots) => {
      for (const slot of slots) {
        for (const element of slot.querySelectorAll('a, [type=button]'))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        slot.querySelector<HTMLElement>('[tabindex]')!.focus();
      }
    });
    await lines.nth(1).getByText('Kleur').click();
    await expect(lines.nth(1).getByLabel('Kleur')).toBeFocused();
    expect(await page.locator('.sw-slot').locator('script, iframe, object').count()).toBe(0);
    const inner = page.locator('.sw-slot template');
    expect(
      await inner.evaluateAll((inside) => inside.map((element) => (element as HTMLTemplateElement).innerHTML)),
    ).toEqual(Array.from({ length: await lines.count() }, () => '').concat(''));
    const code = await page.locator('.sw-slot *').evaluateAll((elements) =>
      elements
        .flatMap((element) => [...element.attributes])
        .filter(({ name, value }) => name.startsWith('on') || value.startsWith('javascript:'))
        .map(({ name, value }) => `${name}=${value}`),
    );
    expect(code).toEqual([]);
    const ids = await page.locator('main, main [id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids).toContain('colour-once');
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
    // The author of the template reads what was removed.
    await expect
      .poll(() => pageErrors.heard.join())
      .toContain('<template data-slot="line-end"> expects HTML without code');
    // Without its address, the form sends to the page.
    for (const name of ['Verstuur', 'Verstuur anders']) {
      await lines.nth(1).getByRole('button', { name, exact: true }).click();
      await page.waitForURL(/\/place\?$/);
      expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
      await page.goto('/place');
    }
    pageErrors.expectOnly(/expects HTML without code/, /inline event handler/, /404/);
  });

test('a page without templates and commands of its own loads nothing for them', async ({ page, fill }) => {
  await fill(CONNECTORS);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const visit = async (path: string) => {
    await page.goto(path);
    await widgetsSettled(page);
    await page.waitForLoadState('networkidle');
  };
  for (const path of ['/', '/omvormers']) await visit(path);
  expect(files.filter((file) => /\/engine-\w+\.js$/.test(file))).not.toEqual([]);
  expect(files.filter((file) => /\/page-api\b/.test(file))).toEqual([]);
  // The cart fetches the files of the checkout ahead.
  await visit('/cart');
  expect(files.filter((file) => /\/(create-filler|inspect)\b/.test(file))).toEqual([]);
});
