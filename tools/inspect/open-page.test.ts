// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { readRegistry } from '../../tests/support/read-registry.ts';
import { checkMarkup } from '../doctor/examine.ts';
import { createPage, type WidgetRegistry } from '../doctor/page.ts';
import { findingsInOpenPage } from './open-page.ts';

let registry: WidgetRegistry;
beforeAll(async () => {
  registry = await readRegistry();
});

const SERVED = `<p id="app"></p><div data-widget="cart-popup"></div>
  <script type="application/json" data-shop-settings>{ "locale": "nl", "vatRate": 21 }</script>`;

/** Added by scripts. */
const LATE = {
  'widget-unknown': '<div data-widget="chat-wigdet"></div>',
  'input-wrong': '<div data-widget="brand-faq"></div>',
  'input-unknown': '<div data-widget="price-match" data-sbmit-url="/x"></div>',
  'load-wrong': '<div data-widget="chat-widget" data-load="later"></div>',
  'slot-unknown': '<div data-widget="cart-page"><template data-slot="summary">Tip</template></div>',
  'initial-wrong': `<a href="/cart" data-widget="cart-badge" data-initial='{"count": 3}'></a>`,
  'inside-wrong':
    '<div data-widget="page-helpers"><button data-toggle="faq-answer" aria-controls="none">How?</button></div>',
  'json-as-text':
    '<div data-widget="concept-store-modal" data-title="Shop" data-content="Come"><p>{“label”: “x”}</p></div>',
  'widget-twice': '<div data-widget="cart-popup"></div>',
  'id-twice': '<p id="app"></p>',
  'code-as-text': '<p>&lt;div data-widget="faq-block"&gt;</p>',
};

/** What the command says of a page that prints this. */
function doctorOn(html: string) {
  const printed = new DOMParser().parseFromString(html, 'text/html');
  const page = createPage(
    { document: printed, runInPage: (code) => code(), close: () => Promise.resolve() },
    { url: new URL(location.href), headers: new Headers() },
  );
  return checkMarkup(page, registry, true);
}

test.each(Object.entries(LATE))(
  '%s: a script may cause it too, and the words are those of the command',
  (code, html) => {
    document.body.innerHTML = SERVED + html;
    const known = doctorOn(SERVED);
    const expected = doctorOn(SERVED + html).filter((finding) => finding.code === code);
    expect(expected).not.toEqual([]);
    expect(findingsInOpenPage(registry, known, [])).toEqual(expect.arrayContaining(expected));
    expect(findingsInOpenPage(registry, [...known, ...doctorOn(SERVED + html)], [])).toEqual([]);
  },
);

test('a setting that a script has changed is found', () => {
  const changed = SERVED.replace('"vatRate": 21', '"vatRate": "much"');
  document.body.innerHTML = changed;
  expect(findingsInOpenPage(registry, doctorOn(SERVED), [])).toEqual(
    doctorOn(changed).filter(({ code }) => code === 'settings-wrong'),
  );
});

test('of a widget that is ready, its attributes and what it has reported itself are found', () => {
  const printed = `${SERVED}<div data-widget="price-match" data-load="later" data-sbmit-url="/x"></div>`;
  document.body.innerHTML = printed.replace('data-load', 'data-widget-state="ready" data-load');
  const where = 'div[data-widget="cart-page"]';
  const reported = [
    { where, attribute: 'data-slot', message: `${where}: data-slot expects empty, found "x".` },
    { where, attribute: '<template data-slot="empty">', message: `${where}: code` },
    { where, attribute: 'data-orders', message: `${where}: data-orders expects JSON.` },
    { where, attribute: 'aria-controls of the button "Hoe?"', message: `${where}: none.` },
  ];
  const findings = findingsInOpenPage(registry, doctorOn(SERVED), reported);
  const inAttributes = doctorOn(printed).filter(({ code }) => ['input-unknown', 'load-wrong'].includes(code));
  expect(inAttributes).toHaveLength(2);
  expect(findings).toEqual(expect.arrayContaining(inAttributes));
  expect(findings.filter((finding) => finding.where === where).map(({ code, what }) => [code, what])).toEqual([
    ['slot-unknown', 'data-slot expects empty, found "x".'],
    ['input-wrong', 'data-orders expects JSON.'],
    ['inside-wrong', 'none.'],
  ]);
  expect(findings).toHaveLength(5);
});
