import { icon } from './icon.ts';

/** What a customer has in the account. */
export const ACCOUNT = {
  'sw-address-book': `<div class="sw-address-book">
  <p><a class="sw-button sw-button--secondary" href="/dashboard/addresses/new">${icon('plus')}<span class="sw-button__label">Adres toevoegen</span></a></p>
  <ul class="sw-address-book__list" role="list">
    <li class="sw-address-book__card">
      <div class="sw-address-book__about">
        <address class="sw-address-book__address">
          <strong class="sw-address-book__name" id="address-7">Sanne de Vries</strong>
          <span id="address-7-street">Damrak 1 A</span>
          <span>1012 LG Amsterdam</span>
          <span>Nederland</span>
          <a class="sw-address-book__phone" href="tel:0612345678">0612345678</a>
        </address>
        <ul class="sw-address-book__marks" role="list">
          <li class="sw-address-book__mark">${icon('check')}<span>Standaardbezorgadres</span></li>
        </ul>
      </div>
      <div class="sw-address-book__ways">
        <a class="sw-button sw-button--quiet" href="/dashboard/addresses/7" aria-describedby="address-7 address-7-street"><span class="sw-button__label">Wijzigen</span></a>
        <details class="sw-page__sure">
          <summary class="sw-button sw-button--danger-quiet" aria-describedby="address-7 address-7-street"><span class="sw-button__label">Verwijderen</span></summary>
          <form method="post" action="/dashboard/addresses/7/delete">
            <p>Weet je zeker dat je dit adres wilt verwijderen?</p>
            <button class="sw-button sw-button--danger" type="submit"><span class="sw-button__label">Ja, verwijderen</span></button>
          </form>
        </details>
      </div>
    </li>
  </ul>
</div>`,
  'sw-credits-dashboard': `<div class="sw-credits-dashboard">
  <dl class="sw-credits-dashboard__counters">
    <div class="sw-credits-dashboard__counter"><dt class="sw-credits-dashboard__label">Gespaarde credits</dt><dd class="sw-credits-dashboard__value"><span aria-hidden="true">0742</span><span class="sw-visually-hidden">742</span></dd></div>
    <div class="sw-credits-dashboard__counter"><dt class="sw-credits-dashboard__label">Openstaande korting</dt><dd class="sw-credits-dashboard__value"><span class="sw-price"><span class="sw-price__now">€ 5,-</span></span></dd></div>
  </dl>
  <section class="sw-credits-dashboard__part" aria-labelledby="redeem">
    <h2 class="sw-credits-dashboard__title" id="redeem">Credits inwisselen</h2>
    <ul role="list">
      <li class="sw-credits-dashboard__option">
        <div class="sw-credits-dashboard__offer" id="voucher-500">
          <span class="sw-price sw-price--large"><span class="sw-price__now">€ 5,-</span></span>
          <span class="sw-credits">${icon('sun')}<span>500 Power Credits</span></span>
        </div>
        <form method="post" action="/dashboard/power_credits/buy">
          <input type="hidden" name="credits" value="500">
          <button class="sw-button sw-button--secondary" type="submit" aria-describedby="voucher-500"><span class="sw-button__label">Inwisselen</span></button>
        </form>
      </li>
    </ul>
  </section>
  <section class="sw-credits-dashboard__part" aria-labelledby="history">
    <h2 class="sw-credits-dashboard__title" id="history">Overzicht van je credits</h2>
    <table class="sw-credits-dashboard__table" role="table" aria-labelledby="history">
      <thead class="sw-credits-dashboard__heads" role="rowgroup">
        <tr role="row">
          <th class="sw-credits-dashboard__head" role="columnheader" scope="col">Bestelling</th>
          <th class="sw-credits-dashboard__head" role="columnheader" scope="col">Omschrijving</th>
          <th class="sw-credits-dashboard__head" role="columnheader" scope="col">Geldig tot</th>
          <th class="sw-credits-dashboard__head" role="columnheader" scope="col">Over</th>
          <th class="sw-credits-dashboard__head" role="columnheader" scope="col">Status</th>
        </tr>
      </thead>
      <tbody class="sw-credits-dashboard__rows" role="rowgroup">
        <tr class="sw-credits-dashboard__row" role="row">
          <td class="sw-credits-dashboard__cell sw-credits-dashboard__cell--whole" role="cell" data-label="Bestelling">2026-11120</td>
          <td class="sw-credits-dashboard__cell" role="cell" data-label="Omschrijving">Bestelling van 19 november 2026</td>
          <td class="sw-credits-dashboard__cell sw-credits-dashboard__cell--whole" role="cell" data-label="Geldig tot">19-11-2028</td>
          <td class="sw-credits-dashboard__cell sw-credits-dashboard__cell--whole" role="cell" data-label="Over">742</td>
          <td class="sw-credits-dashboard__cell sw-credits-dashboard__cell--whole" role="cell" data-label="Status">Actief</td>
        </tr>
      </tbody>
    </table>
  </section>
</div>`,
  'sw-stock-reminders': `<div class="sw-stock-reminders">
  <table class="sw-stock-reminders__table" aria-label="Voorraadmeldingen">
    <thead>
      <tr>
        <th scope="col" class="sw-stock-reminders__head">Afbeelding</th>
        <th scope="col" class="sw-stock-reminders__head">Product</th>
        <th scope="col" class="sw-stock-reminders__head"><span class="sw-visually-hidden">Verwijder</span></th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td class="sw-stock-reminders__cell sw-stock-reminders__cell--image"><picture class="sw-image sw-stock-reminders__image"><img class="sw-image__picture" src="/media/battery.svg" alt="" width="80" height="80" loading="lazy"></picture></td>
        <td class="sw-stock-reminders__cell sw-stock-reminders__cell--product" id="reminder-1"><a class="sw-stock-reminders__link" href="/enphase-iq-battery-10c">Enphase IQ Battery <span class="sw-product-name__code">10C</span> thuisbatterij</a></td>
        <td class="sw-stock-reminders__cell sw-stock-reminders__cell--way">
          <form id="reminder-1-form" method="post" action="/dashboard/stock_reminders/1/delete" hidden></form>
          <button class="sw-button sw-button--danger-quiet" form="reminder-1-form" aria-describedby="reminder-1">${icon('trash')}<span class="sw-button__label">Verwijder</span></button>
        </td>
      </tr>
    </tbody>
  </table>
</div>`,
};
