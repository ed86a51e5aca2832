import { icon } from './icon.ts';

/** A quotation. */
export const QUOTATIONS = {
  'sw-quotation': `<section class="sw-quotation" aria-label="Offerte OFF-20261">
  <header class="sw-quotation__head">
    <h1 class="sw-quotation__heading">Offerte OFF-20261</h1>
    <p class="sw-quotation__version">Versie 2</p>
  </header>
  <dl class="sw-quotation__facts">
    <div><dt class="sw-quotation__facts-term">Klant</dt><dd class="sw-quotation__facts-value">Sanne de Vries</dd></div>
    <div><dt class="sw-quotation__facts-term">Geldig tot en met</dt><dd class="sw-quotation__facts-value">12-12-2026</dd></div>
  </dl>
  <div class="sw-quotation__columns">
    <div class="sw-quotation__main">
      <table class="sw-quotation__table">
        <caption class="sw-visually-hidden">Aangeboden producten</caption>
        <thead class="sw-quotation__titles">
          <tr>
            <th scope="col" class="sw-quotation__title" colspan="2">Product</th>
            <th scope="col" class="sw-quotation__title sw-quotation__title--number">Aantal</th>
            <th scope="col" class="sw-quotation__title sw-quotation__title--number">Stukprijs</th>
            <th scope="col" class="sw-quotation__title sw-quotation__title--number">Samen</th>
          </tr>
        </thead>
        <tbody class="sw-quotation__rows">
          <tr class="sw-quotation__line">
            <td class="sw-quotation__picture"><picture class="sw-image sw-image--line"><img class="sw-image__picture" src="/media/panel.svg" alt="" width="96" height="96"></picture></td>
            <th scope="row" class="sw-quotation__name">JA Solar 430 Wp zonnepaneel</th>
            <td class="sw-quotation__fact"><span class="sw-quotation__term">Aantal </span><span class="sw-quotation__value">12</span></td>
            <td class="sw-quotation__fact"><span class="sw-quotation__term">Stukprijs </span><span class="sw-quotation__value"><span class="sw-price"><span class="sw-price__now">€ 79,50</span></span></span></td>
            <td class="sw-quotation__fact sw-quotation__fact--sum"><span class="sw-quotation__term">Samen </span><span class="sw-quotation__value">€ 954,-</span></td>
          </tr>
        </tbody>
      </table>
    </div>
    <div class="sw-quotation__summary">
      <h2 class="sw-quotation__summary-heading">Overzicht</h2>
      <dl class="sw-quotation__sums">
        <div class="sw-quotation__sum"><dt class="sw-quotation__sum-term">Verzendkosten</dt><dd class="sw-quotation__sum-amount"><span class="sw-price sw-price--small"><span class="sw-price__now">Gratis</span></span></dd></div>
        <div class="sw-quotation__sum sw-quotation__sum--total"><dt class="sw-quotation__sum-term">Totaal</dt><dd class="sw-quotation__sum-amount"><span class="sw-price sw-price--large"><span class="sw-price__now">€ 954,-</span></span></dd></div>
      </dl>
      <ul class="sw-quotation__vat" role="list"><li><span class="sw-vat-line"><span>Inclusief 21% BTW</span><span class="sw-vat-line__amount"> € 165,57</span></span></li></ul>
      <p class="sw-quotation__validity">Deze offerte is nog 14 dagen geldig.</p>
      <div class="sw-quotation__ways">
        <a class="sw-button sw-button--wide sw-button--primary" rel="nofollow" href="/quotation/off-20261/accept">${icon('cart')}<span class="sw-button__label">In winkelwagen</span></a>
        <a class="sw-button sw-button--wide sw-button--secondary" rel="nofollow" href="/quotation/off-20261/decline"><span class="sw-button__label">Afwijzen</span></a>
      </div>
    </div>
  </div>
</section>`,
};
