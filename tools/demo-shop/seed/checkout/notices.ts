import type { Words } from '../../rules/language.ts';

export const shippingNotice: Words = {
  nl: 'Bestel je op een werkdag vóór 17.00 uur, dan gaat je pakket dezelfde dag de deur uit.',
  de: 'Bei Bestellung an einem Werktag vor 17 Uhr verlässt Ihr Paket noch am selben Tag unser Haus.',
  en: 'Order before 5 pm on a working day and your parcel leaves us the same day.',
};

export const secondChanceNotice: Words = {
  nl: 'Tweedekansproducten kijken we nog één keer na. Reken op <strong>twee werkdagen extra</strong>.',
  de: 'Produkte mit zweiter Chance prüfen wir noch einmal. Rechnen Sie mit <strong>zwei Werktagen mehr</strong>.',
  en: 'We check second-chance products once more. Allow for <strong>two extra working days</strong>.',
};

/** The offer to take old equipment back. */
export const takeBack = {
  label: {
    nl: 'Neem mijn oude apparatuur gratis mee terug',
    de: 'Mein Altgerät kostenlos zurücknehmen',
    en: 'Take my old equipment back, free of charge',
  },
  description: {
    nl: 'Per nieuw apparaat één oud apparaat van dezelfde soort. Zet het losgekoppeld klaar.',
    de: 'Je neuem Gerät ein altes derselben Art. Bitte stellen Sie es abgeklemmt bereit.',
    en: 'One old device of the same kind for each new one. Have it ready, disconnected.',
  },
} satisfies Record<string, Words>;

/** The declaration of a buyer without VAT. */
export const exemption = {
  warning: {
    nl: '<p>Het tarief van 0 % geldt alleen voor particulieren. Als zakelijke klant betaal je btw over de hele bestelling; <strong>de prijzen veranderen mee</strong>.</p>',
    de: '<p>Der Nullsteuersatz gilt nur für Privatpersonen. Als Geschäftskunde zahlen Sie auf die gesamte Bestellung Mehrwertsteuer; <strong>die Preise ändern sich entsprechend</strong>.</p>',
    en: '<p>The rate of 0 % is for private buyers only. As a business you pay VAT on the whole order; <strong>the prices change accordingly</strong>.</p>',
  },
  title: {
    nl: '0 % btw op zonne-energie',
    de: '0 % Mehrwertsteuer auf Photovoltaik',
    en: '0 % VAT on solar power',
  },
  text: {
    nl: '<p>In Duitsland geldt sinds 2023 een btw-tarief van 0 % voor zonnepanelen, omvormers, batterijen en wat daarbij hoort (§ 12 lid 3 UStG). Het geldt als:</p><ul><li>de installatie op of bij een <strong>woning</strong> of een gebouw van algemeen belang komt;</li><li>je haar zelf gebruikt en niet doorverkoopt;</li><li>de installatie niet meer dan <strong>30 kWp</strong> levert, of je de aansluiting anders kunt aantonen.</li></ul><p>Klopt dit later niet, dan brengen we de btw alsnog in rekening.</p>',
    de: '<p>In Deutschland gilt seit 2023 ein Mehrwertsteuersatz von 0 % für Solarmodule, Wechselrichter, Speicher und das nötige Zubehör (§ 12 Abs. 3 UStG). Er gilt, wenn:</p><ul><li>die Anlage auf oder an einer <strong>Wohnung</strong> oder einem dem Gemeinwohl dienenden Gebäude errichtet wird;</li><li>Sie die Anlage selbst betreiben und nicht weiterverkaufen;</li><li>die Anlage höchstens <strong>30 kWp</strong> leistet oder Sie die Voraussetzungen anders nachweisen.</li></ul><p>Trifft dies später nicht zu, berechnen wir die Mehrwertsteuer nach.</p>',
    en: '<p>Since 2023 Germany applies a VAT rate of 0 % to solar panels, inverters, batteries and what belongs to them (section 12 (3) UStG). It applies if:</p><ul><li>the installation is on or near a <strong>home</strong> or a building that serves the public;</li><li>you use it yourself and do not resell it;</li><li>the installation yields no more than <strong>30 kWp</strong>, or you can prove the conditions otherwise.</li></ul><p>If this turns out to be wrong, we charge the VAT afterwards.</p>',
  },
  agree: {
    nl: 'Ik verklaar dat ik aan de voorwaarden voor het tarief van 0 % voldoe.',
    de: 'Ich erkläre, dass ich die Voraussetzungen für den Nullsteuersatz erfülle.',
    en: 'I declare that I meet the conditions for the rate of 0 %.',
  },
} satisfies Record<string, Words>;
