import { html, raw } from 'hono/html';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { behaviourPanel, type Agreed } from './behaviour.ts';
import { addressBook, addressForm, creditsDashboard, stockReminders } from './account-widgets.ts';
import { quotation, returnOrderForm, returnPicker } from './after-sale-widgets.ts';
import { cartBadge, cartPage, cartPopup } from './cart-widgets.ts';
import type { DemoInput, DemoSample, DemoWidget } from './catalogue.ts';
import { chatWidget, newsletterBox } from './everywhere-widgets.ts';
import type { Examples } from './examples.ts';
import { checkout, recommendedCombination } from './order-widgets.ts';
import { compareBar, compareCheckbox, comparePage } from './compare-widgets.ts';
import { productOverview } from './list-widgets.ts';
import { mediaField } from './upload-widgets.ts';
import { mobileMenu, pageHelpers, shippingCosts, vatToggle } from './navigation-widgets.ts';
import { productGallery, videoPlayer } from './media-widgets.ts';
import { addToCart, starRating } from './product-widgets.ts';
import { brandFaq, faqBlock, productReviews, productSpecs } from './reading-widgets.ts';
import { backInStockModal, conceptStoreModal, contentModal, installerRequest, priceMatch } from './request-widgets.ts';
import { returnQuestionWizard, returnSolutionWizard } from './return-wizards.ts';
import { SITUATIONS, type Situation } from './situations.ts';

export const DEMO_WIDGETS: readonly DemoWidget[] = [
  cartPage,
  cartBadge,
  cartPopup,
  addToCart,
  starRating,
  recommendedCombination,
  checkout,
  productOverview,
  compareCheckbox,
  compareBar,
  comparePage,
  productSpecs,
  productReviews,
  brandFaq,
  faqBlock,
  productGallery,
  videoPlayer,
  backInStockModal,
  installerRequest,
  priceMatch,
  conceptStoreModal,
  contentModal,
  mobileMenu,
  shippingCosts,
  vatToggle,
  pageHelpers,
  mediaField,
  newsletterBox,
  chatWidget,
  quotation,
  returnPicker,
  returnOrderForm,
  addressForm,
  addressBook,
  creditsDashboard,
  stockReminders,
  returnSolutionWizard,
  returnQuestionWizard,
];

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

/** Everything there is to see. */
export function demoIndex(agreed: Agreed, visit: Visit): Page {
  const { words, locale } = visit;
  const widgets = DEMO_WIDGETS.map(({ name, about }) => ({ href: `/demo/${name}`, title: name, about: about[locale] }));
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
      ${behaviourPanel(agreed, visit)}
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

function inputs(found: readonly DemoInput[], { words, locale }: Visit): Markup {
  if (found.length === 0) return html`<p>${words.demoNoInputs}</p>`;
  const titles = [words.demoInput, words.demoKind, words.demoDefault, words.demoMeaning];
  return html`<div class="inputs" tabindex="0" role="region" aria-label="${words.demoInputs}">
    <table>
      <thead>
        <tr>
          ${titles.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${found.map(
          ({ attribute, kind, standard, isRequired, meaning }) =>
            html`<tr>
              <td><code>${attribute}</code></td>
              <td>${kind}</td>
              <td>${isRequired ? words.demoRequired : standard === null ? '–' : html`<code>${standard}</code>`}</td>
              <td>${meaning[locale]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function sample({ title, html: markup, code }: DemoSample, { words, locale }: Visit): Markup {
  const label = `${words.demoEmbed}: ${title[locale]}`;
  return html`<section class="sample">
    <h2>${title[locale]}</h2>
    ${raw(markup)}
    <pre class="code" tabindex="0" role="region" aria-label="${label}">${code ?? markup}</pre>
  </section>`;
}

function heard({ words }: Visit): Markup {
  return html`<section class="section">
    <h2>${words.demoEvents}</h2>
    <ol class="heard" data-heard>
      <li>${words.demoEventsNone}</li>
    </ol>
  </section>`;
}

/** One widget alone, in its variants, with the HTML that embeds it. */
export function widgetPage(widget: DemoWidget, examples: Examples, agreed: Agreed, visit: Visit): Page {
  const { words, locale } = visit;
  return {
    title: widget.name,
    about: widget.about[locale],
    styles: STYLES,
    scripts: SCRIPTS,
    body: html`<div class="wrap">
      ${head(widget.name, widget.about[locale], visit)}
      <div class="samples">${widget.samples(examples, words).map((shown) => sample(shown, visit))}</div>
      <section class="section">
        <h2>${words.demoInputs}</h2>
        ${inputs(widget.inputs, visit)}
      </section>
      ${heard(visit)} ${behaviourPanel(agreed, visit)}
    </div>`,
  };
}

/** The other name of a host on this machine; a host that has only one keeps it. */
function otherName(host: string): string {
  const names = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  return host.replace(/^(localhost|127\.0\.0\.1)(?=:|$)/, (name) => names[name as keyof typeof names]);
}

/** @param host as the browser asked for it, with its port */
export function situationPage(
  situation: Situation,
  examples: Examples,
  agreed: Agreed,
  visit: Visit,
  host: string,
): Page {
  const { title, about, styles = [], scripts = [], isContentElsewhere } = situation;
  const { locale, words } = visit;
  return {
    title: title[locale],
    about: about[locale],
    styles: [...STYLES, ...styles],
    scripts: [...SCRIPTS, ...scripts],
    ...(isContentElsewhere ? { contentDomain: otherName(host) } : {}),
    body: html`<div class="wrap">
      ${head(title[locale], about[locale], visit)} ${situation.body(examples, words)} ${heard(visit)}
      ${behaviourPanel(agreed, visit)}
    </div>`,
    ...(situation.end ? { end: situation.end() } : {}),
  };
}
