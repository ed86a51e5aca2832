/** A block of classes that HTML of a server may have. */
export interface Block {
  /** Its class, which the classes of its parts begin with. */
  readonly block: string;
  /** What it is for. */
  readonly purpose: string;
  /** A short example; longer ones are the pages of the demo shop. */
  readonly html?: string;
}

/** Every public block, in the order of the guide. Their classes are read from the built styles. */
export const BLOCKS: readonly Block[] = [
  {
    block: 'sw-page',
    purpose: 'around all others, once; its parts are for pages without scripts',
  },
  {
    block: 'sw-button',
    purpose: 'a button, or a link that looks like one',
    html: `<a class="sw-button sw-button--primary" href="/cart"><span class="sw-button__label">Naar bestellen</span></a>
<button class="sw-button sw-button--confirm" type="submit"><span class="sw-button__label">Versturen</span></button>
<button class="sw-button sw-button--secondary" type="button"><span class="sw-button__label">Filters</span></button>`,
  },
  {
    block: 'sw-price',
    purpose: 'an amount, with an earlier one',
    html: `<span class="sw-price sw-price--lowered">
  <span class="sw-price__earlier"><s class="sw-price__struck">€ 729,-</s></span>
  <span class="sw-price__now">€ 649,-</span>
</span>`,
  },
  {
    block: 'sw-line-price',
    purpose: 'the price of a piece and of the whole line',
    html: `<span class="sw-line-price">
  <span class="sw-line-price__each"><span class="sw-price sw-price--small"><span class="sw-price__now">€ 3,95</span><span class="sw-price__earlier"> per stuk</span></span></span>
  <span class="sw-price"><span class="sw-price__now">€ 7,90</span></span>
</span>`,
  },
  {
    block: 'sw-vat-line',
    purpose: 'the VAT in an amount',
    html: `<span class="sw-vat-line"><span>Inclusief 21% BTW</span><span class="sw-vat-line__amount"> € 112,64</span></span>`,
  },
  {
    block: 'sw-stars',
    purpose: 'a rating; each star is filled by 0, 25, 50, 75 or 100 percent',
    html: `<span class="sw-stars" role="img" aria-label="3,5 van 5">
  <span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--50"></span><span class="sw-stars__slot sw-stars__slot--0"></span>
  <span class="sw-stars__count">(31)</span>
</span>`,
  },
  {
    block: 'sw-stock-label',
    purpose: 'whether a product is in stock',
    html: `<span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span>
<span class="sw-stock-label sw-stock-label--out">Tijdelijk uitverkocht</span>`,
  },
  { block: 'sw-sold-out', purpose: 'a text in the place of a buy button' },
  { block: 'sw-flag', purpose: 'a short label', html: `<span class="sw-flag">Beste keuze</span>` },
  { block: 'sw-credits', purpose: 'Power Credits that a product earns' },
  { block: 'sw-labels', purpose: 'the official labels beside a price' },
  { block: 'sw-artwork', purpose: 'a picture that must not be changed, such as a notice' },
  {
    block: 'sw-message',
    purpose: 'a message: `info`, `success`, `warning` or `error`',
    html: `<div class="sw-message sw-message--success"><div class="sw-message__text">Het adres is bewaard.</div></div>`,
  },
  {
    block: 'sw-product-name',
    purpose: 'the code of a model in a name, which goes to the next line before it breaks',
    html: `Growatt <span class="sw-product-name__code">MIN 3000TL-XH</span> omvormer`,
  },
  {
    block: 'sw-product-card',
    purpose: 'the card of a product',
    html: `<article class="sw-product-card">
  <div class="sw-product-card__body">
    <p class="sw-product-card__text">Stäubli</p>
    <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="/mc4-set">MC4-connector set</a></h3>
    <div class="sw-product-card__foot"><span class="sw-price"><span class="sw-price__now">€ 3,95</span></span></div>
  </div>
</article>`,
  },
  { block: 'sw-product-row', purpose: 'a row of cards with a heading' },
  { block: 'sw-sort', purpose: 'the order of a list: a name and a select with its arrow' },
  { block: 'sw-product-overview', purpose: 'a list of products with its filters, toolbar and pages' },
  { block: 'sw-cart-page', purpose: 'the lines and the summary of the cart' },
  {
    block: 'sw-stepper',
    purpose: 'a quantity with its buttons',
    html: `<div class="sw-stepper" role="group" aria-label="Aantal">
  <button class="sw-stepper__step" type="button" aria-label="Eén minder">−</button>
  <output class="sw-stepper__value">2</output>
  <button class="sw-stepper__step" type="button" aria-label="Eén meer">+</button>
</div>`,
  },
  { block: 'sw-checkout', purpose: 'the checkout: its step, its summary and its actions' },
  {
    block: 'sw-steps',
    purpose: 'the steps of a form',
    html: `<ol class="sw-steps" role="list" aria-label="Stappen">
  <li class="sw-steps__step sw-steps__step--done"><a class="sw-steps__name" href="/checkout"><span class="sw-steps__number">1</span><span>Gegevens</span></a></li>
  <li class="sw-steps__step" aria-current="step"><span class="sw-steps__name"><span class="sw-steps__number">2</span><span>Verzending</span></span></li>
</ol>`,
  },
  {
    block: 'sw-field',
    purpose: 'a field with its label, hint and errors',
    html: `<div class="sw-field sw-field--error">
  <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="zip">Postcode</label></div>
  <div class="sw-field__box"><input class="sw-field__control" id="zip" name="zip_code" aria-invalid="true" aria-describedby="zip-error" value="12"></div>
  <ul class="sw-field__errors" id="zip-error"><li class="sw-field__error"><span class="sw-field__error-text">Vul een geldige postcode in.</span></li></ul>
</div>`,
  },
  { block: 'sw-required-note', purpose: 'says what the star of a label means' },
  {
    block: 'sw-checkbox',
    purpose: 'a checkbox',
    html: `<div class="sw-checkbox"><div class="sw-checkbox__row">
  <input class="sw-checkbox__control" id="same" type="checkbox" checked>
  <label class="sw-checkbox__label" for="same">Bezorgadres is hetzelfde als het factuuradres</label>
</div></div>`,
  },
  {
    block: 'sw-radios',
    purpose: 'a choice of a few short options',
    html: `<fieldset class="sw-radios">
  <legend class="sw-radios__legend">Ik bestel</legend>
  <div class="sw-radios__options">
    <label class="sw-radios__option"><input class="sw-radios__control" type="radio" name="type" checked><span class="sw-radios__label">Particulier</span></label>
    <label class="sw-radios__option"><input class="sw-radios__control" type="radio" name="type"><span class="sw-radios__label">Zakelijk</span></label>
  </div>
</fieldset>`,
  },
  { block: 'sw-choices', purpose: 'cards of which one is chosen, with their question' },
  {
    block: 'sw-choice',
    purpose: 'one of them; what is inside is shown while it is chosen',
    html: `<fieldset class="sw-choices">
  <legend class="sw-choices__legend">Bezorgen</legend>
  <div class="sw-choices__list">
    <div class="sw-choice">
      <div class="sw-choice__card">
        <input class="sw-choice__control" id="home" type="radio" name="method" checked>
        <div class="sw-choice__head"><label class="sw-choice__title" for="home">Thuisbezorgd</label></div>
        <div class="sw-choice__aside"><span class="sw-price"><span class="sw-price__now">Gratis</span></span></div>
      </div>
    </div>
  </div>
</fieldset>`,
  },
  { block: 'sw-address', purpose: 'the fields of an address, in rows' },
  { block: 'sw-address-search', purpose: 'the field that searches an address' },
  {
    block: 'sw-error-summary',
    purpose: 'links to the fields with errors',
    html: `<section class="sw-error-summary" role="alert">
  <h2 class="sw-error-summary__title">Controleer je gegevens</h2>
  <ul><li class="sw-error-summary__item"><a class="sw-error-summary__link" href="#zip">Vul een geldige postcode in.</a></li></ul>
</section>`,
  },
  {
    block: 'sw-accordion',
    purpose: 'questions that unfold',
    html: `<div class="sw-accordion">
  <details class="sw-accordion__item" open>
    <summary class="sw-accordion__question"><span class="sw-accordion__words">Hoe lang is de garantie?</span></summary>
    <div class="sw-accordion__answer">Tien jaar op de omvormer.</div>
  </details>
</div>`,
  },
  { block: 'sw-faq-block', purpose: 'questions about a subject, with a picture beside them' },
  {
    block: 'sw-product-specs',
    purpose: 'the specifications of a product',
    html: `<div class="sw-product-specs">
  <table class="sw-product-specs__table" role="table" aria-label="Specificaties">
    <tbody class="sw-product-specs__rows" role="rowgroup">
      <tr class="sw-product-specs__row" role="row"><th class="sw-product-specs__name" scope="row" role="rowheader">Gewicht</th><td class="sw-product-specs__value" role="cell">10,8 kg</td></tr>
      <tr class="sw-product-specs__row" role="row"><th class="sw-product-specs__name" scope="row" role="rowheader">Garantie</th><td class="sw-product-specs__value" role="cell">10 jaar</td></tr>
    </tbody>
  </table>
</div>`,
  },
  {
    block: 'sw-product-reviews',
    purpose: 'reviews of a product, with their average and pages',
    html: `<div class="sw-product-reviews">
  <ul class="sw-product-reviews__page" role="list">
    <li class="sw-product-reviews__review">
      <p class="sw-product-reviews__head">
        <span class="sw-stars" role="img" aria-label="4 van 5"><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--0"></span></span>
        <span class="sw-product-reviews__date">16-10-2026</span>
      </p>
      <p class="sw-product-reviews__comment">Stil en snel opgehangen.</p>
      <p class="sw-product-reviews__product">Over Growatt MIN 3000TL-XH omvormer</p>
    </li>
  </ul>
</div>`,
  },
  { block: 'sw-quotation', purpose: 'a quotation: its lines, its amounts and the links to answer it' },
  { block: 'sw-return-picker', purpose: 'the products of orders, to choose what goes back' },
  { block: 'sw-withdrawal', purpose: 'the statement that ends a contract' },
  { block: 'sw-address-book', purpose: 'the addresses of a customer' },
  { block: 'sw-credits-dashboard', purpose: 'what a customer has saved, and what it is exchanged for' },
  { block: 'sw-stock-reminders', purpose: 'the products that a customer waits for' },
  { block: 'sw-dialog', purpose: 'the frame of a `<dialog>`' },
  { block: 'sw-drawer', purpose: 'a dialog at the edge of the window' },
  { block: 'sw-image', purpose: 'a picture in a box of its ratio' },
  { block: 'sw-icon', purpose: 'a drawing as large as the text' },
  { block: 'sw-html', purpose: 'a text of an editor' },
  { block: 'sw-visually-hidden', purpose: 'a text for screen readers alone' },
];
