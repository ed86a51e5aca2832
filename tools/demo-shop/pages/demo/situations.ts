import { html, raw } from 'hono/html';
import type { Locale, Words } from '../../rules/language.ts';
import { ARTICLES } from '../service/articles.ts';
import type { Markup } from '../icons.ts';
import type { ShopWords } from '../texts.ts';
import type { Examples } from './examples.ts';

/** A page that is hard on widgets, or that shows how they behave together. */
export interface Situation {
  readonly name: string;
  readonly title: Words;
  readonly about: Words;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** The settings of the page name another host for content: this shop, by another name. */
  readonly isContentElsewhere?: boolean;
  /** The page shows template errors, such as an unknown widget. */
  readonly hasMistakes?: boolean;
  body(examples: Examples, words: ShopWords): Markup;
  end?(): Markup;
}

function button(examples: Examples, words: ShopWords, more = ''): string {
  const { type, id } = examples.orderable;
  return `<button type="button" data-widget="add-to-cart" data-type="${type}" data-id="${id}" ${more}>${words.buy}</button>`;
}

const STARS = '<span data-widget="star-rating" data-rating="4.6" data-count="31"></span>';

function badge({ cart }: ShopWords): string {
  return `<a href="/cart" data-widget="cart-badge" data-url="/cart">${cart}</a>`;
}

function sample(title: string, markup: string): Markup {
  return html`<section class="sample">
    <h2>${title}</h2>
    ${raw(markup)}
  </section>`;
}

const enhancers: Situation = {
  name: 'enhancers',
  title: { nl: 'Alleen kleine widgets', de: 'Nur kleine Widgets', en: 'Small widgets only' },
  about: {
    nl: 'Tellers, koopknoppen en sterren: pas een klik haalt de rest op.',
    de: 'Zähler, Kaufknöpfe und Sterne: erst ein Klick holt den Rest.',
    en: 'Badges, buy buttons and stars: only a click fetches the rest.',
  },
  body: (examples, words) =>
    html`<div class="samples">
      ${sample('cart-badge', badge(words))}${sample('add-to-cart', button(examples, words))}${sample('star-rating', STARS)}
    </div>`,
};

const late: Situation = {
  name: 'late',
  title: { nl: 'Later ingevoegd', de: 'Später eingefügt', en: 'Inserted later' },
  about: {
    nl: 'Een script voegt widgets toe, haalt ze weg en verplaatst ze.',
    de: 'Ein Skript fügt Widgets ein, entfernt und verschiebt sie.',
    en: 'A script adds widgets, takes them away and moves them.',
  },
  scripts: ['/assets/late.js'],
  body({ orderable }, { cart, buy }) {
    const act = (name: string, label: string) =>
      html`<button class="sw-button sw-button--secondary" type="button" data-late="${name}">${label}</button>`;
    return html`<div
        class="stage"
        data-late-type="${orderable.type}"
        data-late-id="${orderable.id}"
        data-late-cart="${cart}"
        data-late-buy="${buy}"
      >
        ${act('badge', '+ cart-badge')} ${act('button', '+ add-to-cart')} ${act('stars', '+ star-rating')}
        ${act('cart', '+ cart-page')} ${act('move', '↑')} ${act('remove', '−')}
      </div>
      <div class="stage__place" id="late-place"></div>`;
  },
};

const hostile: Situation = {
  name: 'hostile',
  title: { nl: 'Een lastige pagina', de: 'Eine schwierige Seite', en: 'A hostile page' },
  about: {
    nl: 'Een CSS-reset, regels voor kale elementen, grote letters, een formulier eromheen, een andere React en een tweede loader.',
    de: 'Ein CSS-Reset, Regeln für nackte Elemente, große Schrift, ein Formular darum, ein anderes React und ein zweiter Loader.',
    en: 'A CSS reset, rules for bare elements, large type, a form around it, another React and a second loader.',
  },
  styles: ['/assets/hostile.css'],
  body: (examples, words) =>
    html` <form action="/demo/hostile" method="get">
      ${raw(badge(words))} ${raw(STARS)} ${raw(button(examples, words))}
      ${raw(button(examples, words, 'data-stepper').replace('<button type="button"', '<div').replace(`${words.buy}</button>`, '</div>'))}
      <div data-widget="cart-page">
        <p><a href="/cart">${words.cart}</a></p>
      </div>
    </form>`,
  end: () =>
    html`<div data-other-react></div>
      <script type="module" src="/assets/other-react.js"></script>
      <script type="module" src="/widgets/loader.js?again"></script>`,
};

const mistakes: Situation = {
  name: 'mistakes',
  hasMistakes: true,
  title: { nl: 'Fouten in het sjabloon', de: 'Fehler in der Vorlage', en: 'Mistakes in the template' },
  about: {
    nl: 'De inhoud van de winkel blijft staan en de console vertelt wat er mis is.',
    de: 'Der Inhalt des Shops bleibt stehen und die Konsole sagt, was nicht stimmt.',
    en: 'The shop’s own content stays, and the console says what is wrong.',
  },
  body({ orderable: { type, id } }, { cart, buy }) {
    return html`<div class="samples">
      ${sample('data-widget="cart-bagde"', `<a href="/cart" data-widget="cart-bagde" data-url="/cart">${cart}</a>`)}
      ${sample('data-url', `<span data-widget="cart-badge">${cart}</span>`)}
      ${sample('data-type', `<button type="button" data-widget="add-to-cart" data-id="${id}">${buy}</button>`)}
      ${sample('data-qty="veel"', `<button type="button" data-widget="add-to-cart" data-type="${type}" data-id="${id}" data-qty="veel">${buy}</button>`)}
      ${sample('JSON', `<div data-widget="cart-page"><script type="application/json">\n{\n  "checkoutUrl": "/checkout",\n  "continueUrl": "/"\n  "oops"\n}</script><p><a href="/cart">${cart}</a></p></div>`)}
      ${sample('data-rating="goed"', '<span data-widget="star-rating" data-rating="goed">4,6 / 5</span>')}
      ${sample('data-load="someday"', '<span data-widget="star-rating" data-rating="4" data-load="someday">4 / 5</span>')}
    </div>`;
  },
};

const moments: Situation = {
  name: 'moments',
  title: { nl: 'Wanneer een widget wakker wordt', de: 'Wann ein Widget aufwacht', en: 'When a widget wakes' },
  about: {
    nl: 'Elk moment van data-load, boven en ver onder de vouw.',
    de: 'Jeder Moment von data-load, oben und weit unten.',
    en: 'Every moment of data-load, at the top and far below the fold.',
  },
  body(examples, words) {
    const stars = (load: string) =>
      sample(
        `data-load="${load}"`,
        `<span data-widget="star-rating" data-rating="4.6" data-count="31" data-load="${load}"></span>`,
      );
    return html`<div class="samples">
        ${stars('eager')} ${stars('idle')} ${stars('visible')} ${stars('hover')} ${stars('media (min-width: 800px)')}
        ${sample('data-load="interaction"', button(examples, words, 'data-load="interaction"'))}
      </div>
      <p class="far">↓</p>
      <div class="samples">${stars('visible 400px')} ${stars('visible')}</div>
      <p class="far">↓</p>
      <div class="samples">
        ${sample('cart-page, data-load="visible"', `<div data-widget="cart-page" data-load="visible"><p><a href="/cart">${words.cart}</a></p></div>`)}
      </div>`;
  },
};

const largeList: Situation = {
  name: 'large-list',
  title: { nl: 'Tienduizend producten', de: 'Zehntausend Produkte', en: 'Ten thousand products' },
  about: {
    nl: 'Een lijst die zo lang is dat elke traagheid opvalt.',
    de: 'Eine Liste, die so lang ist, dass jede Trägheit auffällt.',
    en: 'A list that is so long that every slowness shows.',
  },
  body: (_examples, { wholeShop }) =>
    html`<div data-widget="product-overview" data-type="category" data-id="10000">
      <p><a href="/assortiment">${wholeShop}</a></p>
    </div>`,
};

const contentHost: Situation = {
  name: 'content-host',
  title: { nl: 'Inhoud van een andere host', de: 'Inhalt von einem anderen Host', en: 'Content of another host' },
  about: {
    nl: 'De instellingen van de pagina noemen een ander domein voor inhoud; wat een link toont, komt daarvandaan.',
    de: 'Die Einstellungen der Seite nennen eine andere Domain für Inhalte; was ein Link zeigt, kommt von dort.',
    en: 'The settings of the page name another domain for content; what a link shows comes from there.',
  },
  isContentElsewhere: true,
  // The other host has no session, so the links name the language.
  body: (_examples, { locale }) =>
    html`<div class="samples">
      ${sample(
        'contentDomain',
        `<div data-widget="content-modal">
  <p>${ARTICLES.filter(({ isInFooter }) => isInFooter)
    .map(({ path, title }) => `<a href="${path}?lang=${locale}">${title[locale as Locale]}</a>`)
    .join(' · ')}</p>
</div>`,
      )}
    </div>`,
};

export const SITUATIONS: readonly Situation[] = [enhancers, late, hostile, mistakes, moments, largeList, contentHost];
