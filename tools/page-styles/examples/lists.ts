import { icon } from './icon.ts';

/** A list of products with its order and filters. */
export const LISTS = {
  'sw-sort': `<form class="sw-sort" method="get" action="/omvormers">
  <label class="sw-sort__label" for="sort">Sorteren op</label>
  <span class="sw-sort__box">
    <select class="sw-control sw-sort__control" id="sort" name="sort">
      <option value="" selected>Aanbevolen</option>
      <option value="price-low">Prijs laag-hoog</option>
      <option value="price-high">Prijs hoog-laag</option>
    </select>
    ${icon('chevron', 'sw-sort__arrow')}
  </span>
  <button class="sw-button sw-button--secondary sw-page__apply" type="submit"><span class="sw-button__label">Toepassen</span></button>
</form>`,
  'sw-product-overview': `<section class="sw-product-overview" aria-label="Omvormers">
  <div class="sw-product-overview__columns">
    <aside class="sw-product-overview__sidebar" id="filters" tabindex="-1" aria-label="Filters">
      <p class="sw-product-overview__rail"><span class="sw-product-overview__rail-title">Filters</span></p>
      <div class="sw-product-overview__filters">
        <details class="sw-product-overview__group sw-product-overview__fold" open>
          <summary class="sw-product-overview__summary"><span class="sw-product-overview__legend">Merken</span>${icon('chevron', 'sw-product-overview__turn')}</summary>
          <div class="sw-product-overview__options">
            <a class="sw-product-overview__option" href="/omvormers" rel="nofollow" aria-current="true" aria-label="Growatt, 2 producten"><span class="sw-product-overview__box">${icon('check')}</span><span class="sw-product-overview__option-name">Growatt</span> <span class="sw-product-overview__option-count" aria-hidden="true">2</span></a>
            <a class="sw-product-overview__option" href="/omvormers/brand:growatt,goodwe" rel="nofollow" aria-label="GoodWe, 34 producten"><span class="sw-product-overview__box"></span><span class="sw-product-overview__option-name">GoodWe</span> <span class="sw-product-overview__option-count" aria-hidden="true">34</span></a>
          </div>
        </details>
      </div>
    </aside>
    <div class="sw-product-overview__main">
      <header class="sw-product-overview__heading"><h1 class="sw-product-overview__title">Omvormers</h1></header>
      <div class="sw-product-overview__results">
        <div class="sw-product-overview__toolbar">
          <h2 class="sw-product-overview__count">2 producten</h2>
          <div class="sw-product-overview__open"><a class="sw-button sw-button--secondary" href="#filters">${icon('filter')}<span class="sw-button__label">Filters</span></a></div>
          <form class="sw-sort sw-product-overview__order" method="get" action="/omvormers">
            <label class="sw-sort__label" for="order">Sorteren op</label>
            <span class="sw-sort__box">
              <select class="sw-control sw-sort__control" id="order" name="sort"><option value="">Aanbevolen</option><option value="price-low">Prijs laag-hoog</option></select>
              ${icon('chevron', 'sw-sort__arrow')}
            </span>
            <button class="sw-button sw-button--secondary sw-page__apply" type="submit"><span class="sw-button__label">Toepassen</span></button>
          </form>
        </div>
        <ul class="sw-product-overview__grid" role="list">
          <li class="sw-product-overview__cell">
            <article class="sw-product-card">
              <div class="sw-product-card__media"><picture class="sw-image sw-product-card__image"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="400" height="400" loading="lazy"></picture></div>
              <div class="sw-product-card__body">
                <p class="sw-product-card__text">Growatt</p>
                <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="/growatt-min-3000tl-xh">Growatt MIN <span class="sw-product-name__code">3000TL-XH</span> omvormer</a></h3>
                <span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span>
                <div class="sw-product-card__foot"><span class="sw-price"><span class="sw-price__now">€ 649,-</span></span></div>
                <div class="sw-product-card__action">
                  <form id="buy-4711" method="post" action="/cart/add" hidden><input type="hidden" name="id" value="4711"></form>
                  <button class="sw-button sw-button--primary sw-button--wide" form="buy-4711" aria-label="In winkelwagen: Growatt MIN 3000TL-XH omvormer">${icon('cart')}<span class="sw-button__label">In winkelwagen</span></button>
                </div>
              </div>
            </article>
          </li>
          <li class="sw-product-overview__cell">
            <article class="sw-product-card">
              <div class="sw-product-card__media"><picture class="sw-image sw-product-card__image"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="400" height="400" loading="lazy"></picture></div>
              <div class="sw-product-card__body">
                <p class="sw-product-card__text">Growatt</p>
                <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="/growatt-min-6000tl-xh">Growatt MIN <span class="sw-product-name__code">6000TL-XH</span> omvormer</a></h3>
                <div class="sw-product-card__foot"><span class="sw-price"><span class="sw-price__now">€ 989,-</span></span></div>
                <div class="sw-product-card__action">
                  <a class="sw-button sw-button--secondary sw-button--wide" href="/mail-when-in-stock?id=4712" aria-label="Mail mij bij voorraad: Growatt MIN 6000TL-XH omvormer"><span class="sw-button__label">Mail mij bij voorraad</span></a>
                </div>
              </div>
            </article>
          </li>
        </ul>
      </div>
    </div>
  </div>
</section>`,
};
