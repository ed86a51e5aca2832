/** Amounts, labels and controls. */
export const BASICS = {
  'sw-button': `<a class="sw-button sw-button--primary" href="/cart"><span class="sw-button__label">Naar bestellen</span></a>
<button class="sw-button sw-button--confirm" type="submit"><span class="sw-button__label">Versturen</span></button>
<button class="sw-button sw-button--secondary" type="button"><span class="sw-button__label">Filters</span></button>`,
  'sw-price': `<span class="sw-price sw-price--lowered">
  <span class="sw-price__earlier"><s class="sw-price__struck">€ 729,-</s></span>
  <span class="sw-price__now">€ 649,-</span>
</span>`,
  'sw-line-price': `<span class="sw-line-price">
  <span class="sw-line-price__each"><span class="sw-price sw-price--small"><span class="sw-price__now">€ 3,95</span><span class="sw-price__earlier"> per stuk</span></span></span>
  <span class="sw-price"><span class="sw-price__now">€ 7,90</span></span>
</span>`,
  'sw-vat-line': `<span class="sw-vat-line"><span>Inclusief 21% BTW</span><span class="sw-vat-line__amount"> € 112,64</span></span>`,
  'sw-stars': `<span class="sw-stars" role="img" aria-label="3,5 van 5">
  <span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--100"></span><span class="sw-stars__slot sw-stars__slot--50"></span><span class="sw-stars__slot sw-stars__slot--0"></span>
  <span class="sw-stars__count">(31)</span>
</span>`,
  'sw-stock-label': `<span class="sw-stock-label sw-stock-label--in">Direct leverbaar</span>
<span class="sw-stock-label sw-stock-label--out">Tijdelijk uitverkocht</span>`,
  'sw-flag': `<span class="sw-flag">Beste keuze</span>`,
  'sw-product-name': `Growatt <span class="sw-product-name__code">MIN 3000TL-XH</span> omvormer`,
  'sw-image': `<picture class="sw-image">
  <source media="(max-width: 640px)" srcset="/media/inverter-m.svg">
  <img class="sw-image__picture" src="/media/inverter.svg" alt="Growatt-omvormer met vier kabels" width="400" height="400" loading="lazy">
</picture>`,
  'sw-stepper': `<div class="sw-stepper" role="group" aria-label="Aantal">
  <button class="sw-stepper__step" type="button" aria-label="Eén minder">−</button>
  <output class="sw-stepper__value">2</output>
  <button class="sw-stepper__step" type="button" aria-label="Eén meer">+</button>
</div>`,
};
