import { html, raw } from 'hono/html';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { settingsPanels, type Settings } from './settings.ts';
import { DEMO_WIDGETS, type DemoSample, type DemoWidget } from './catalogue.ts';
import type { WidgetDescription, InputDescription } from './widget-description.ts';
import type { Examples } from './examples.ts';
import { OUTBOX_PATH } from './outbox.ts';
import { SITUATIONS, type Situation } from './situations.ts';

const STYLES = ['/assets/demo.css'];
const SCRIPTS = ['/assets/demo.js'];

function shelf(items: readonly { href: string; title: string; about: string }[]): Markup {
  return html`<ul class="shelf">
    ${items.map(
      ({ href, title, about }) =>
        html`<li class="shelf__item">
          <h3><a href="${href}">${title}</a></h3>
          <p>${about}</p>
        </li>`,
    )}
  </ul>`;
}

function aboutOf(name: string, described: readonly WidgetDescription[], { locale }: Visit): string {
  return described.find((widget) => widget.name === name)?.description[locale] ?? '';
}

/** The index of all demo pages. */
export function demoIndex(described: readonly WidgetDescription[], active: Settings, visit: Visit): Page {
  const { words, locale } = visit;
  const widgets = DEMO_WIDGETS.map(({ name }) => ({
    href: `/demo/${name}`,
    title: name,
    about: aboutOf(name, described, visit),
  }));
  const pages = SITUATIONS.map(({ name, title, about }) => ({
    href: `/demo/${name}`,
    title: title[locale],
    about: about[locale],
  }));
  return {
    title: words.demoTitle,
    styles: STYLES,
    scripts: SCRIPTS,
    body: html`<div class="wrap">
      <div class="intro">
        <h1>${words.demoTitle}</h1>
        <p>${words.demoText}</p>
        <p><a href="/catalogus">${words.demoCatalogue}</a>: ${words.demoCatalogueText}</p>
        <p><a href="${OUTBOX_PATH}">${words.outboxTitle}</a></p>
      </div>
      <h2 class="unseen">Widgets</h2>
      ${shelf(widgets)}
      <section class="section">
        <div class="section__head">
          <h2>${words.demoSituations}</h2>
          <p>${words.demoSituationsText}</p>
        </div>
        ${shelf(pages)}
      </section>
      ${settingsPanels(active, visit)}
    </div>`,
  };
}

function head(title: string, about: string, { words }: Visit): Markup {
  return html`<nav class="crumbs" aria-label="${words.breadcrumb}">
      <ol>
        <li><a href="/demo">${words.demoBack}</a></li>
        <li aria-current="page">${title}</li>
      </ol>
    </nav>
    <div class="intro">
      <h1>${title}</h1>
      <p>${about}</p>
    </div>`;
}

function inputs({ inputs: { properties, required } }: WidgetDescription, { words, locale }: Visit): Markup {
  const rows = Object.entries(properties);
  if (rows.length === 0) return html`<p>${words.demoNoInputs}</p>`;
  const titles = [words.demoInput, words.demoKind, words.demoDefault, words.demoMeaning];
  return html`<div class="inputs" tabindex="0" role="region" aria-label="${words.demoInputs}">
    <table>
      <thead>
        <tr>
          ${titles.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, input]) =>
            html`<tr>
              <td><code>${input['x-attribute']}</code></td>
              <td>${kindOf(input)}</td>
              <td>${required.includes(name) ? words.demoRequired : standardOf(input)}</td>
              <td>${input['x-help'][locale]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

function kindOf({ type }: InputDescription): string {
  return KINDS[String(type)] ?? 'json';
}

function standardOf({ default: standard }: InputDescription): Markup | string {
  if (standard === undefined || standard === null || standard === '') return '–';
  return html`<code>${typeof standard === 'string' ? standard : JSON.stringify(standard)}</code>`;
}

function sample({ title, html: markup, code }: DemoSample, { words, locale }: Visit): Markup {
  const label = `${words.demoEmbed}: ${title[locale]}`;
  return html`<section class="sample">
    <h2>${title[locale]}</h2>
    ${raw(markup)}
    <pre class="code" tabindex="0" role="region" aria-label="${label}">${code ?? markup}</pre>
  </section>`;
}

function eventLog({ words }: Visit): Markup {
  return html`<section class="section">
    <h2>${words.demoEvents}</h2>
    <ol class="heard" data-heard>
      <li>${words.demoEventsNone}</li>
    </ol>
  </section>`;
}

function section(title: string, content: Markup): Markup {
  return html`<section class="section">
    <h2>${title}</h2>
    ${content}
  </section>`;
}

/** The page of one widget: its variants, and the HTML that embeds it. */
export function widgetPage(
  widget: DemoWidget,
  described: readonly WidgetDescription[],
  examples: Examples,
  active: Settings,
  visit: Visit,
): Page {
  const { words } = visit;
  const known = described.find(({ name }) => name === widget.name);
  const about = aboutOf(widget.name, described, visit);
  return {
    title: widget.name,
    about,
    styles: STYLES,
    scripts: SCRIPTS,
    body: html`<div class="wrap">
      ${head(widget.name, about, visit)}
      <div class="samples">${widget.samples(examples, words).map((shown) => sample(shown, visit))}</div>
      ${known ? section(words.demoInputs, inputs(known, visit)) : ''} ${eventLog(visit)}
      ${settingsPanels(active, visit)}
    </div>`,
  };
}

/** The other name of a host on this machine; a host with one name stays as it is. */
function otherName(host: string): string {
  const names = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  return host.replace(/^(localhost|127\.0\.0\.1)(?=:|$)/, (name) => names[name as keyof typeof names]);
}

/** @param host the `Host` header, with its port */
export function situationPage(
  situation: Situation,
  examples: Examples,
  active: Settings,
  visit: Visit,
  host: string,
): Page {
  const { title, about, styles = [], scripts = [], isContentElsewhere, hasMistakes = false } = situation;
  const { locale, words } = visit;
  return {
    title: title[locale],
    about: about[locale],
    styles: [...STYLES, ...styles],
    scripts: [...SCRIPTS, ...scripts],
    hasMistakes,
    ...(isContentElsewhere ? { contentDomain: otherName(host) } : {}),
    body: html`<div class="wrap">
      ${head(title[locale], about[locale], visit)} ${situation.body(examples, words)} ${eventLog(visit)}
      ${settingsPanels(active, visit)}
    </div>`,
    ...(situation.end ? { end: situation.end() } : {}),
  };
}
