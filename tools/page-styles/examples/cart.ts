import { icon } from './icon.ts';

/** The cart. */
export const CART = {
  'sw-cart-page': `<section class="sw-cart-page" aria-label="Winkelwagen">
  <h1 class="sw-cart-page__heading">Winkelwagen</h1>
  <div class="sw-cart-page__columns">
    <div class="sw-cart-page__lines">
      <ul class="sw-cart-page__list" role="list">
        <li class="sw-cart-page__line">
          <a class="sw-cart-page__picture" href="/growatt-min-3000tl-xh" tabindex="-1" aria-hidden="true"><picture class="sw-image sw-image--line"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="96" height="96"></picture></a>
          <div class="sw-cart-page__product">
            <h2 class="sw-cart-page__name"><a class="sw-cart-page__name-link" href="/growatt-min-3000tl-xh">Growatt MIN <span class="sw-product-name__code">3000TL-XH</span> omvormer</a></h2>
            <p class="sw-cart-page__facts"><span>Growatt</span> <span>Artikelnummer: GRW-MIN3000</span></p>
            <p class="sw-cart-page__facts"><span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span></p>
          </div>
          <div class="sw-cart-page__price">
            <span class="sw-line-price">
              <span class="sw-line-price__each"><span class="sw-price sw-price--small"><span class="sw-price__now">€ 649,-</span><span class="sw-price__earlier"> per stuk</span></span></span>
              <span class="sw-price"><span class="sw-price__now">€ 1.298,-</span></span>
            </span>
          </div>
          <div class="sw-cart-page__controls">
            <form id="less-4711" method="post" action="/cart/min" hidden><input type="hidden" name="id" value="4711"><input type="hidden" name="qty" value="1"></form>
            <form id="more-4711" method="post" action="/cart/plus" hidden><input type="hidden" name="id" value="4711"><input type="hidden" name="qty" value="1"></form>
            <form id="remove-4711" method="post" action="/cart/min" hidden><input type="hidden" name="id" value="4711"></form>
            <div class="sw-stepper" role="group" aria-label="Aantal Growatt MIN 3000TL-XH omvormer">
              <button class="sw-stepper__step" form="less-4711" aria-label="Eén minder Growatt MIN 3000TL-XH omvormer">${icon('minus')}</button>
              <output class="sw-stepper__value" aria-label="Aantal Growatt MIN 3000TL-XH omvormer">2</output>
              <button class="sw-stepper__step" form="more-4711" aria-label="Eén meer Growatt MIN 3000TL-XH omvormer">${icon('plus')}</button>
            </div>
            <button class="sw-button sw-button--danger-quiet" form="remove-4711" aria-label="Growatt MIN 3000TL-XH omvormer verwijderen">${icon('trash')}<span class="sw-button__label">Verwijderen</span></button>
          </div>
        </li>
      </ul>
    </div>
    <section class="sw-cart-page__summary" aria-labelledby="summary">
      <div class="sw-cart-page__totals">
        <h2 class="sw-cart-page__summary-heading" id="summary">Overzicht</h2>
        <dl class="sw-cart-page__sums">
          <div class="sw-cart-page__sum"><dt class="sw-cart-page__term">Subtotaal</dt><dd class="sw-cart-page__amount"><span class="sw-price"><span class="sw-price__now">€ 1.298,-</span></span></dd></div>
          <div class="sw-cart-page__sum"><dt class="sw-cart-page__term">Verzendkosten</dt><dd class="sw-cart-page__amount"><span class="sw-price"><span class="sw-price__now">Gratis</span></span></dd></div>
          <div class="sw-cart-page__sum sw-cart-page__sum--total"><dt class="sw-cart-page__term">Totaal</dt><dd class="sw-cart-page__amount"><span class="sw-price sw-price--large"><span class="sw-price__now">€ 1.298,-</span></span></dd></div>
        </dl>
        <p class="sw-cart-page__vat"><span class="sw-vat-line"><span>Inclusief 21% BTW</span><span class="sw-vat-line__amount"> € 225,27</span></span></p>
      </div>
      <div class="sw-cart-page__bar">
        <p class="sw-cart-page__bar-sum"><span>Totaal </span><span class="sw-price sw-price--large"><span class="sw-price__now">€ 1.298,-</span></span></p>
        <a class="sw-button sw-button--primary sw-cart-page__bar-link" href="/checkout"><span class="sw-button__label">Naar bestellen</span></a>
      </div>
    </section>
  </div>
</section>`,
};
