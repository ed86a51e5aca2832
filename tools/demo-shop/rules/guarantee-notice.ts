import type { GuaranteeNotice } from '../../../shared/contract/checkout.ts';
import { GUARANTEE_SIZE } from '../seed/drawings/guarantee.ts';
import type { Locale, Words } from './language.ts';

const ALT: Words = {
  nl: 'Voorbeeld, geen officieel bestand. Hier staat de kennisgeving over de wettelijke garantie: op goederen geldt minstens twee jaar wettelijke garantie, waarvoor je bij de verkoper terechtkunt.',
  de: 'Muster, keine amtliche Datei. Hier steht die Mitteilung über die gesetzliche Gewährleistung: Für Waren gilt sie mindestens zwei Jahre, Ansprechpartner ist der Verkäufer.',
  en: 'Example, not an official file. The notice about the legal guarantee stands here: goods have one of at least two years, for which you turn to the seller.',
};

/** The notice on the legal guarantee in a language. A shop of the EU has the official picture here. */
export function guaranteeNotice(locale: Locale): GuaranteeNotice {
  return { image: `/media/guarantee/${locale}.svg`, ...GUARANTEE_SIZE, alt: ALT[locale], url: '/garantie' };
}
