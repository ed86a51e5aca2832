/** Forms and their parts. */
export const FIELDS = {
  'sw-steps': `<ol class="sw-steps" role="list" aria-label="Stappen">
  <li class="sw-steps__step sw-steps__step--done"><a class="sw-steps__name" href="/checkout"><span class="sw-steps__number">1</span><span>Gegevens</span></a></li>
  <li class="sw-steps__step" aria-current="step"><span class="sw-steps__name"><span class="sw-steps__number">2</span><span>Verzending</span></span></li>
</ol>`,
  'sw-field': `<div class="sw-field sw-field--error">
  <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="zip">Postcode</label></div>
  <div class="sw-field__box"><input class="sw-field__control" id="zip" name="zip_code" aria-invalid="true" aria-describedby="zip-error" value="12"></div>
  <ul class="sw-field__errors" id="zip-error"><li class="sw-field__error"><span class="sw-field__error-text">Vul een geldige postcode in.</span></li></ul>
</div>`,
  'sw-checkbox': `<div class="sw-checkbox"><div class="sw-checkbox__row">
  <input class="sw-checkbox__control" id="same" type="checkbox" checked>
  <label class="sw-checkbox__label" for="same">Bezorgadres is hetzelfde als het factuuradres</label>
</div></div>`,
  'sw-radios': `<fieldset class="sw-radios">
  <legend class="sw-radios__legend">Ik bestel</legend>
  <div class="sw-radios__options">
    <label class="sw-radios__option"><input class="sw-radios__control" type="radio" name="type" checked><span class="sw-radios__label">Particulier</span></label>
    <label class="sw-radios__option"><input class="sw-radios__control" type="radio" name="type"><span class="sw-radios__label">Zakelijk</span></label>
  </div>
</fieldset>`,
  'sw-choice': `<fieldset class="sw-choices">
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
  'sw-address': `<form class="sw-address__form" method="post" action="/dashboard/addresses/7">
  <div class="sw-address__row">
    <div class="sw-field">
      <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="first">Voornaam</label></div>
      <div class="sw-field__box"><input class="sw-field__control" id="first" name="first_name" autocomplete="given-name" aria-required="true" value="Sanne"></div>
    </div>
    <div class="sw-field">
      <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="last">Achternaam</label></div>
      <div class="sw-field__box"><input class="sw-field__control" id="last" name="last_name" autocomplete="family-name" aria-required="true" value="de Vries"></div>
    </div>
  </div>
  <div class="sw-address__fields">
    <div class="sw-address__row sw-address__row--pair">
      <div class="sw-field">
        <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="number">Huisnummer</label></div>
        <div class="sw-field__box"><input class="sw-field__control" id="number" name="house_number" autocomplete="address-line2" aria-required="true" value="12"></div>
      </div>
      <div class="sw-field">
        <div class="sw-field__head"><label class="sw-field__label" for="addition">Toevoeging</label><span class="sw-field__optional">Optioneel</span></div>
        <div class="sw-field__box"><input class="sw-field__control" id="addition" name="house_number_addition" autocomplete="address-line3"></div>
      </div>
    </div>
    <div class="sw-address__row sw-address__row--city">
      <div class="sw-field">
        <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="postcode">Postcode</label></div>
        <div class="sw-field__box"><input class="sw-field__control" id="postcode" name="zip_code" autocomplete="postal-code" aria-required="true" value="3899 AZ"></div>
      </div>
      <div class="sw-field">
        <div class="sw-field__head"><label class="sw-field__label sw-field__label--required" for="city">Plaats</label></div>
        <div class="sw-field__box"><input class="sw-field__control" id="city" name="city" autocomplete="address-level2" aria-required="true" value="Zeewolde"></div>
      </div>
    </div>
  </div>
  <div class="sw-address__actions"><button class="sw-button sw-button--confirm" type="submit"><span class="sw-button__label">Adres opslaan</span></button></div>
</form>`,
  'sw-error-summary': `<section class="sw-error-summary" role="alert">
  <h2 class="sw-error-summary__title">Controleer je gegevens</h2>
  <ul><li class="sw-error-summary__item"><a class="sw-error-summary__link" href="#zip">Vul een geldige postcode in.</a></li></ul>
</section>`,
};
