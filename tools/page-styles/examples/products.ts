import { icon } from './icon.ts';

/** Products, alone and in rows. */
export const PRODUCTS = {
  'sw-product-card': `<article class="sw-product-card">
  <div class="sw-product-card__body">
    <p class="sw-product-card__text">Stäubli</p>
    <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="/mc4-set">MC4-connector set</a></h3>
    <div class="sw-product-card__foot"><span class="sw-price"><span class="sw-price__now">€ 3,95</span></span></div>
  </div>
</article>`,
  'sw-product-row': `<section class="sw-product-row" aria-labelledby="related">
  <h2 class="sw-product-row__heading" id="related">Andere klanten kochten ook</h2>
  <ul class="sw-product-row__list" role="list">
    <li class="sw-product-row__item">
      <article class="sw-product-card">
        <div class="sw-product-card__media"><picture class="sw-image sw-product-card__image"><img class="sw-image__picture" src="/media/panel.svg" alt="" width="400" height="400" loading="lazy"></picture></div>
        <div class="sw-product-card__body">
          <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="/ja-solar-430">JA Solar 430 Wp zonnepaneel</a></h3>
          <div class="sw-product-card__foot">
            <span class="sw-price"><span class="sw-price__now">€ 79,50</span></span>
            <span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span>
          </div>
        </div>
      </article>
    </li>
    <li class="sw-product-row__item">
      <article class="sw-product-card">
        <div class="sw-product-card__media"><picture class="sw-image sw-product-card__image"><img class="sw-image__picture" src="/media/cable.svg" alt="" width="400" height="400" loading="lazy"></picture></div>
        <div class="sw-product-card__body">
          <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="/mc4-set">MC4-connector set</a></h3>
          <div class="sw-product-card__foot">
            <span class="sw-price"><span class="sw-price__now">€ 3,95</span></span>
            <span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span>
          </div>
        </div>
      </article>
    </li>
  </ul>
</section>`,
  'sw-product-gallery': `<div class="sw-product-gallery" role="group" aria-label="Afbeeldingen van Growatt MIN 3000TL-XH omvormer">
  <div class="sw-product-gallery__stage">
    <a class="sw-product-gallery__open" href="/media/inverter.svg" aria-label="Vergroten: Growatt MIN 3000TL-XH omvormer, afbeelding 1 van 2">
      <span class="sw-product-gallery__picture"><span class="sw-product-gallery__printed"><picture><source media="(max-width: 800px)" srcset="/media/inverter-m.svg"><img src="/media/inverter.svg" alt="Growatt MIN 3000TL-XH omvormer" width="1200" height="900"></picture></span></span>
    </a>
    <a class="sw-button sw-button--quiet sw-button--icon sw-product-gallery__step sw-product-gallery__step--on" href="/media/battery.svg">${icon('chevron')}<span class="sw-visually-hidden">Volgende afbeelding</span></a>
    <p class="sw-product-gallery__count" aria-hidden="true"><span>1 / 2</span></p>
  </div>
  <ul class="sw-product-gallery__thumbnails" role="list">
    <li class="sw-product-gallery__place"><a class="sw-product-gallery__thumbnail" href="/media/inverter.svg" aria-label="Afbeelding 1 van 2" aria-current="true"><picture class="sw-image sw-product-gallery__small"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="160" height="120"></picture></a></li>
    <li class="sw-product-gallery__place"><a class="sw-product-gallery__thumbnail" href="/media/battery.svg" aria-label="Afbeelding 2 van 2"><picture class="sw-image sw-product-gallery__small"><img class="sw-image__picture" src="/media/battery.svg" alt="" width="160" height="120"></picture></a></li>
  </ul>
</div>`,
  'sw-product-specs': `<div class="sw-product-specs">
  <table class="sw-product-specs__table" role="table" aria-label="Specificaties">
    <tbody class="sw-product-specs__rows" role="rowgroup">
      <tr class="sw-product-specs__row" role="row"><th class="sw-product-specs__name" scope="row" role="rowheader">Gewicht</th><td class="sw-product-specs__value" role="cell">10,8 kg</td></tr>
      <tr class="sw-product-specs__row" role="row"><th class="sw-product-specs__name" scope="row" role="rowheader">Garantie</th><td class="sw-product-specs__value" role="cell">10 jaar</td></tr>
    </tbody>
  </table>
</div>`,
  'sw-product-reviews': `<div class="sw-product-reviews">
  <ul class="sw-product-reviews__page" role="list">
    <li class="sw-product-reviews__review">
      <p class="sw-product-reviews__head">
        <span class="sw-stars" role="img" aria-label="4 van 5"><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--0"></span></span>
        <span class="sw-product-reviews__author">Marieke V.</span>
        <span class="sw-product-reviews__date">16-10-2026</span>
      </p>
      <p class="sw-product-reviews__comment">Stil en snel opgehangen.</p>
      <p class="sw-product-reviews__product">Over Growatt MIN 3000TL-XH omvormer</p>
    </li>
  </ul>
</div>`,
  'sw-recommended-combination': `<section class="sw-recommended-combination" aria-labelledby="combination">
  <h2 class="sw-recommended-combination__heading" id="combination">Aanbevolen combinaties</h2>
  <ul class="sw-recommended-combination__parts" role="list">
    <li class="sw-recommended-combination__part">
      <p class="sw-recommended-combination__label">Dit product</p>
      <div class="sw-recommended-combination__product">
        <picture class="sw-image sw-recommended-combination__image"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="400" height="400" loading="lazy"></picture>
        <div class="sw-recommended-combination__facts">
          <h3 class="sw-recommended-combination__name">Growatt MIN <span class="sw-product-name__code">3000TL-XH</span> omvormer</h3>
          <p><span class="sw-price sw-price--lowered"><span class="sw-price__earlier"><s class="sw-price__struck">€ 649,-</s></span><span class="sw-price__now">€ 629,-</span></span></p>
          <span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span>
        </div>
      </div>
      <div class="sw-recommended-combination__actions"><a class="sw-button sw-button--quiet" href="#about" aria-label="Meer informatie over Growatt MIN 3000TL-XH omvormer">${icon('info')}<span class="sw-button__label">Meer informatie</span></a></div>
    </li>
    <li class="sw-recommended-combination__part sw-recommended-combination__part--empty">
      ${icon('plus', 'sw-recommended-combination__plus')}
      <p class="sw-recommended-combination__label">Accessoire 1</p>
      <p class="sw-recommended-combination__text">Kies iets wat hier goed bij past.</p>
      <div class="sw-recommended-combination__actions">
        <details class="sw-page__more">
          <summary class="sw-button sw-button--secondary sw-button--wide">${icon('plus')}<span class="sw-button__label">Accessoire kiezen</span></summary>
          <ul class="sw-html"><li><a href="/mc4-connector-set">MC4-connector set</a></li></ul>
        </details>
      </div>
    </li>
  </ul>
  <div class="sw-recommended-combination__box">
    <div class="sw-recommended-combination__sums">
      <p class="sw-recommended-combination__total"><span>Samen </span><span class="sw-price sw-price--large"><span class="sw-price__now">€ 629,-</span></span></p>
      <span class="sw-vat-line"><span>Inclusief 21% BTW</span><span class="sw-vat-line__amount"> € 109,17</span></span>
    </div>
    <form class="sw-recommended-combination__order" method="post" action="/cart/add">
      <input type="hidden" name="type" value="recommended-combination"><input type="hidden" name="id" value="4711">
      <button class="sw-button sw-button--primary sw-button--wide" type="submit">${icon('cart')}<span class="sw-button__label">In winkelwagen</span></button>
    </form>
  </div>
</section>`,
};
