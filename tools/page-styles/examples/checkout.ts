import { icon } from './icon.ts';

/** A step of the checkout. */
export const CHECKOUT = {
  'sw-checkout': `<section class="sw-checkout" aria-label="Bestellen">
  <h1 class="sw-checkout__heading">Bestellen</h1>
  <div class="sw-checkout__columns">
    <section class="sw-checkout__summary" aria-labelledby="overview">
      <div class="sw-checkout__summary-head">
        <h2 class="sw-checkout__summary-heading" id="overview"><span>Overzicht bestelling </span><span class="sw-price"><span class="sw-price__now">€ 649,-</span></span></h2>
        <label class="sw-checkout__summary-toggle"><input class="sw-visually-hidden" type="checkbox" aria-labelledby="overview">${icon('chevron', 'sw-checkout__summary-arrow')}</label>
      </div>
      <div class="sw-checkout__summary-body sw-checkout__summary-body--folded">
        <ul class="sw-checkout__items" role="list">
          <li class="sw-checkout__item">
            <picture class="sw-image sw-checkout__picture sw-image--line"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="56" height="56"></picture>
            <div class="sw-checkout__product">
              <p class="sw-checkout__name">Growatt MIN <span class="sw-product-name__code">3000TL-XH</span> omvormer</p>
              <p class="sw-checkout__cost"><span class="sw-checkout__quantity">1 ×</span> <span class="sw-price sw-price--small"><span class="sw-price__now">€ 649,-</span></span></p>
            </div>
          </li>
        </ul>
        <dl class="sw-checkout__sums">
          <div class="sw-checkout__sum"><dt class="sw-checkout__term">Verzendkosten</dt><dd class="sw-checkout__amount"><span class="sw-price"><span class="sw-price__now">Gratis</span></span></dd></div>
          <div class="sw-checkout__sum sw-checkout__sum--total"><dt class="sw-checkout__term">Totaal</dt><dd class="sw-checkout__amount"><span class="sw-price sw-price--large"><span class="sw-price__now">€ 649,-</span></span></dd></div>
        </dl>
        <ul class="sw-checkout__vat" role="list"><li><span class="sw-vat-line"><span>Inclusief 21% BTW</span><span class="sw-vat-line__amount"> € 112,64</span></span></li></ul>
      </div>
    </section>
    <div class="sw-checkout__step">
      <ul class="sw-checkout__entered" role="list">
        <li class="sw-checkout__group">
          <span class="sw-checkout__group-name">Contact</span>
          <div class="sw-checkout__group-text"><span>sanne@example.nl</span><span>0612345678</span></div>
          <a class="sw-checkout__link" href="/checkout#email">Wijzig<span class="sw-visually-hidden"> Contact</span></a>
        </li>
        <li class="sw-checkout__group">
          <span class="sw-checkout__group-name">Adres</span>
          <div class="sw-checkout__group-text"><span>Sanne de Vries, Damrak 1 A, 1012 LG Amsterdam, Nederland</span></div>
          <a class="sw-checkout__link" href="/checkout#street">Wijzig<span class="sw-visually-hidden"> Adres</span></a>
        </li>
      </ul>
      <h2 class="sw-checkout__title">Verzendmethode</h2>
      <form class="sw-checkout__form" method="post" action="/checkout/validate/shipping">
        <fieldset class="sw-choices">
          <legend class="sw-visually-hidden">Verzendmethode</legend>
          <div class="sw-choices__list">
            <div class="sw-choice">
              <div class="sw-choice__card">
                <input class="sw-choice__control" id="delivery" type="radio" name="shipping_method" value="delivery" checked>
                <div class="sw-choice__head"><label class="sw-choice__title" for="delivery">Thuisbezorgd</label><span class="sw-flag">Meest gekozen</span></div>
                <div class="sw-choice__aside"><span class="sw-price"><span class="sw-price__now">Gratis</span></span></div>
              </div>
            </div>
          </div>
        </fieldset>
        <div class="sw-checkout__actions">
          <div class="sw-checkout__go">
            <p class="sw-checkout__go-due"><span>Te betalen </span><span class="sw-price"><span class="sw-price__now">€ 649,-</span></span></p>
            <button class="sw-button sw-button--primary" type="submit"><span class="sw-button__label">Verder naar betaling</span></button>
          </div>
          <a class="sw-button sw-button--quiet" href="/checkout"><span class="sw-button__label">Terug naar gegevens</span></a>
        </div>
      </form>
    </div>
  </div>
</section>`,
};
