// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { IslandDefinition } from '../../shared/runtime/define-island.tsx';
import { bareElement } from '../../tools/render/bare-element.ts';
import { definitionOf, widgetNames } from './widget-folder.ts';

type Definition = Pick<IslandDefinition<never, object>, 'name' | 'readServerMarkup' | 'findKeptControl'>;

/** HTML that each widget would read if the shop had written it. */
const DRAWN = `<h2>Vragen</h2><picture><img src="/a.svg" alt="Foto"></picture><button type="button">Open</button>
<table><tbody><tr><th>Vermogen</th><td>3 kW</td></tr></tbody></table><section><h3>Levering</h3></section>
<details><summary>Hoe lang?</summary><p>Twee dagen.</p></details><ul><li><a href="/b"><img src="/b.svg" alt=""></a></li></ul>
<article itemprop="review" id="review-1"><p itemprop="reviewBody">Goed</p></article><a href="/alles">Alles</a>
<form action="/elders"><textarea name="order_number">7</textarea></form>`;

/** They exclude a frame with a combinator in `:not()`, which Happy DOM does not know. Browser tests take over their frames. */
const ONLY_IN_BROWSERS = ['mobile-menu', 'return-order-form', 'vat-toggle', 'withdrawal'];

const names = widgetNames().filter((name) => !ONLY_IN_BROWSERS.includes(name));
const definitions = (await Promise.all(names.map(definitionOf))) as unknown as Definition[];

/** Without the parts that belong to the element. */
const plain = (read: object | undefined) =>
  Object.fromEntries(Object.entries(read ?? {}).filter(([name]) => name !== 'serverErrors'));

test.each(definitions.filter(({ readServerMarkup }) => readServerMarkup))(
  '$name reads a frame as little as an empty element, in the page and on a server',
  ({ readServerMarkup }) => {
    const element = document.createElement('div');
    const empty = plain(readServerMarkup!(element));
    element.innerHTML = `<div class="sw-root" data-sw-frame="other-1a2b3.nl">${DRAWN}</div>`;
    expect(plain(readServerMarkup!(element))).toEqual(empty);
    expect(element.firstElementChild!.innerHTML).toBe(DRAWN);
    expect(plain(readServerMarkup!(bareElement({ attributes: {} })))).toEqual(empty);
  },
);

test.each(definitions.filter(({ findKeptControl }) => findKeptControl))(
  '$name keeps nothing of a frame of another release',
  ({ findKeptControl }) => {
    const element = document.createElement('div');
    element.innerHTML = `<div class="sw-root" data-sw-frame="other-1a2b3.nl"><button type="button">Open</button></div>`;
    expect(findKeptControl!(element)).toBeNull();
  },
);
