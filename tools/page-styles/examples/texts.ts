import { icon } from './icon.ts';

/** Texts and the frames that they are in. */
export const TEXTS = {
  'sw-message': `<div class="sw-message sw-message--success"><div class="sw-message__text">Het adres is bewaard.</div></div>`,
  'sw-html': `<div class="sw-html">
  <h3>Wat zit er in de doos?</h3>
  <p>De omvormer wordt compleet geleverd, <strong>klaar om op te hangen</strong>:</p>
  <ul>
    <li>de omvormer met muurbeugel;</li>
    <li>twee paar MC4-connectoren.</li>
  </ul>
  <p>Lees ook de <a href="/handleidingen/4711.pdf">handleiding</a>.</p>
</div>`,
  'sw-accordion': `<div class="sw-accordion">
  <details class="sw-accordion__item" open>
    <summary class="sw-accordion__question"><span class="sw-accordion__words">Hoe lang is de garantie?</span></summary>
    <div class="sw-accordion__answer">Tien jaar op de omvormer.</div>
  </details>
</div>`,
  'sw-faq-block': `<section class="sw-faq-block" aria-labelledby="ordering-title">
  <h2 class="sw-faq-block__title" id="ordering-title">Vragen over bestellen</h2>
  <div class="sw-faq-block__columns">
    <div class="sw-html sw-faq-block__picture"><img src="/media/inverter.svg" alt="Omvormer met vier kabels" width="400" height="400" loading="lazy"></div>
    <div class="sw-accordion">
      <details class="sw-accordion__item" name="ordering" open>
        <summary class="sw-accordion__question"><span class="sw-accordion__words">Hoe kan ik betalen?</span>${icon('chevron', 'sw-accordion__arrow')}</summary>
        <div class="sw-html sw-accordion__answer"><p>Met iDEAL, Bancontact, creditcard, PayPal of achteraf.</p></div>
      </details>
      <details class="sw-accordion__item" name="ordering">
        <summary class="sw-accordion__question"><span class="sw-accordion__words">Kan ik mijn bestelling nog wijzigen?</span>${icon('chevron', 'sw-accordion__arrow')}</summary>
        <div class="sw-html sw-accordion__answer"><p>Zolang hij niet is ingepakt wel.</p></div>
      </details>
    </div>
  </div>
</section>`,
  'sw-dialog': `<dialog class="sw-dialog sw-dialog--small" open aria-labelledby="delivery-title">
  <div class="sw-dialog__panel">
    <header class="sw-dialog__header">
      <h2 class="sw-dialog__title" id="delivery-title">Bezorging</h2>
      <button class="sw-button sw-button--quiet sw-button--icon" form="delivery-close" aria-label="Sluiten">${icon('close')}</button>
    </header>
    <div class="sw-dialog__body">
      <p>Voor 22.00 uur besteld, morgen bezorgd.</p>
    </div>
    <footer class="sw-dialog__actions">
      <button class="sw-button sw-button--secondary" form="delivery-close"><span class="sw-button__label">Sluiten</span></button>
    </footer>
  </div>
  <form id="delivery-close" method="dialog" hidden></form>
</dialog>`,
};
