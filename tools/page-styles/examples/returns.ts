import { icon } from './icon.ts';

/** What goes back to the shop. */
export const RETURNS = {
  'sw-return-picker': `<section class="sw-return-picker" aria-label="Ruilen, repareren of retourneren">
  <h1 class="sw-return-picker__heading">Ruilen, repareren of retourneren</h1>
  <form class="sw-return-picker__form" method="post" action="/rma">
    <p>Kies de producten die je wilt ruilen, laten repareren of retourneren.</p>
    <div class="sw-return-picker__order" role="group" aria-labelledby="order-2026-11201">
      <h2 class="sw-return-picker__order-title" id="order-2026-11201"><span>Bestelling 2026-11201</span> <span class="sw-return-picker__order-date">Besteld op 27-11-2026</span></h2>
      <ul class="sw-return-picker__list" role="list">
        <li class="sw-return-picker__card">
          <picture class="sw-image sw-return-picker__image"><img class="sw-image__picture" src="/media/panel.svg" alt="" width="400" height="400" loading="lazy"></picture>
          <div>
            <div class="sw-checkbox"><div class="sw-checkbox__row">
              <input class="sw-checkbox__control" id="pick-1" type="checkbox" name="products[1]" value="1" checked>
              <label class="sw-checkbox__label" for="pick-1"><span class="sw-return-picker__name">JA Solar 430 Wp zonnepaneel</span></label>
            </div></div>
            <p class="sw-return-picker__category">Full black</p>
          </div>
          <div class="sw-return-picker__amount">
            <div class="sw-stepper sw-return-picker__stepper" role="group" aria-label="Aantal JA Solar 430 Wp zonnepaneel">
              <button class="sw-stepper__step sw-page__scripted" type="button" aria-label="Eén minder JA Solar 430 Wp zonnepaneel" aria-disabled="true">${icon('minus')}</button>
              <input class="sw-stepper__value sw-stepper__number" type="number" name="amounts[1]" aria-label="Aantal JA Solar 430 Wp zonnepaneel" value="2" min="1" max="8">
              <button class="sw-stepper__step sw-page__scripted" type="button" aria-label="Eén meer JA Solar 430 Wp zonnepaneel" aria-disabled="true">${icon('plus')}</button>
            </div>
            <span class="sw-return-picker__most">van 8</span>
          </div>
        </li>
      </ul>
    </div>
    <div class="sw-return-picker__next">
      <p class="sw-return-picker__count"></p>
      <button class="sw-button sw-button--confirm" type="submit"><span class="sw-button__label">Verder</span></button>
    </div>
  </form>
</section>`,
  'sw-returns': `<section class="sw-returns" aria-label="Ruilen, repareren of retourneren">
  <h1 class="sw-returns__title">Ruilen, repareren of retourneren</h1>
  <div class="sw-returns__columns">
    <div class="sw-returns__step">
      <h2 class="sw-returns__heading">Wat is er met je producten?</h2>
      <ul class="sw-returns__products" role="list">
        <li class="sw-returns__product sw-returns__product--selected">
          <details open>
            <summary class="sw-returns__choose">
              <picture class="sw-image sw-returns__picture sw-image--line"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="72" height="72"></picture>
              <span class="sw-returns__about"><span class="sw-returns__name">Growatt MIN 3000TL-XH omvormer</span><span class="sw-returns__category">Hybride omvormers</span><span class="sw-returns__state">Nog invullen</span></span>
              <span class="sw-returns__amount">x2</span>
            </summary>
            <div class="sw-returns__form">
              <form class="sw-returns__fields" method="post" action="/rma/vragen/antwoord">
                <fieldset class="sw-choices">
                  <legend class="sw-choices__legend">Wat is er aan de hand?</legend>
                  <div class="sw-choices__list">
                    <div class="sw-choice"><div class="sw-choice__card"><input class="sw-choice__control" id="broken" type="radio" name="answer" value="1"><div class="sw-choice__head"><label class="sw-choice__title" for="broken">Het werkt niet goed</label></div></div></div>
                    <div class="sw-choice"><div class="sw-choice__card"><input class="sw-choice__control" id="damaged" type="radio" name="answer" value="2"><div class="sw-choice__head"><label class="sw-choice__title" for="damaged">Het is beschadigd</label></div></div></div>
                  </div>
                </fieldset>
                <button class="sw-button sw-button--secondary sw-page__apply" type="submit"><span class="sw-button__label">Volgende</span></button>
              </form>
            </div>
          </details>
        </li>
      </ul>
    </div>
    <aside class="sw-returns__overview" aria-labelledby="overview">
      <h2 class="sw-returns__heading" id="overview">Overzicht</h2>
      <ul class="sw-returns__lines" role="list"><li class="sw-returns__line"><span class="sw-returns__about"><span class="sw-returns__name">Growatt MIN 3000TL-XH omvormer</span><span class="sw-returns__state">Nog invullen</span></span><span class="sw-returns__amount">x2</span></li></ul>
    </aside>
  </div>
</section>`,
  'sw-return-order-form': `<form class="sw-return-order-form" method="post" action="/rma/bestelling/7f3a9c" enctype="multipart/form-data">
  <h1 class="sw-return-order-form__heading">Retour van bestelling 2026-11120</h1>
  <div class="sw-return-order-form__part">
    <h2 class="sw-return-order-form__part-heading">Bestelde producten</h2>
    <ul class="sw-return-order-form__ordered">
      <li class="sw-return-order-form__order-line">
        <picture class="sw-image sw-return-order-form__image sw-image--line"><img class="sw-image__picture" src="/media/inverter.svg" alt="" width="96" height="96"></picture>
        <div class="sw-return-order-form__words"><p class="sw-return-order-form__name">Growatt MIN 3000TL-XH omvormer</p><p class="sw-return-order-form__facts"><span>2 stuks</span> <span class="sw-price sw-price--small"><span class="sw-price__now">€ 649,-</span></span></p></div>
        <details class="sw-page__more sw-page__sure">
          <summary class="sw-button sw-button--secondary">${icon('plus')}<span class="sw-button__label">Toevoegen</span></summary>
          <div class="sw-return-order-form__fields">
            <div class="sw-field"><div class="sw-field__head"><label class="sw-field__label" for="reason">Toelichting</label></div><div class="sw-field__box"><input class="sw-field__control" id="reason" name="rmaLines[1112001][reason]"></div></div>
          </div>
        </details>
      </li>
    </ul>
  </div>
  <div class="sw-return-order-form__send"><button class="sw-button sw-button--confirm" type="submit"><span class="sw-button__label">Retour aanmelden</span></button></div>
</form>`,
  'sw-withdrawal': `<div class="sw-withdrawal">
  <form class="sw-withdrawal__form" aria-label="Overeenkomst hier ontbinden" method="post" action="/withdrawal">
    <p class="sw-required-note">Velden met een * zijn verplicht</p>
    <fieldset class="sw-choices">
      <legend class="sw-choices__legend">Welke bestelling ontbind je?</legend>
      <div class="sw-choices__list">
        <div class="sw-choice">
          <div class="sw-choice__card">
            <input class="sw-choice__control" id="order-2026-11201" type="radio" name="order" value="2026-11201" checked>
            <div class="sw-choice__head"><label class="sw-choice__title" for="order-2026-11201">Bestelling 2026-11201</label></div>
            <div class="sw-choice__aside">27-11-2026</div>
            <div class="sw-choice__text">Je bedenktijd loopt tot en met 28 december 2026.</div>
          </div>
          <div class="sw-choice__inside">
            <fieldset class="sw-withdrawal__lines">
              <legend class="sw-withdrawal__legend">Gaat het om een deel? Kies dan de producten. Kies je niets, dan ontbind je de hele bestelling.</legend>
              <div class="sw-withdrawal__line">
                <div class="sw-checkbox"><div class="sw-checkbox__row">
                  <input class="sw-checkbox__control" id="line-1" type="checkbox" name="lines[1][chosen]" value="1">
                  <label class="sw-checkbox__label" for="line-1">MC4-connector set</label>
                </div></div>
              </div>
            </fieldset>
          </div>
        </div>
      </div>
    </fieldset>
    <div class="sw-withdrawal__person">
      <div class="sw-field">
        <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="name">Naam</label></div>
        <div class="sw-field__box"><input class="sw-field__control" id="name" name="name" autocomplete="name" aria-required="true" value="Sanne de Vries"></div>
      </div>
      <div class="sw-field">
        <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="email">E-mailadres</label></div>
        <p class="sw-field__hint" id="email-hint">Hierheen gaat de bevestiging.</p>
        <div class="sw-field__box"><input class="sw-field__control" id="email" name="email" type="email" autocomplete="email" aria-required="true" aria-describedby="email-hint" value="sanne@example.nl"></div>
      </div>
    </div>
    <div class="sw-withdrawal__send"><button class="sw-button sw-button--confirm" type="submit"><span class="sw-button__label">Ontbinding bevestigen</span></button></div>
  </form>
</div>`,
};
