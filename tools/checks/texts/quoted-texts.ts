import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from './find-text-faults.ts';

/** Dutch texts that the shop requires verbatim. */
export const quotedTexts: readonly { readonly owner: string; readonly texts: readonly string[] }[] = [
  {
    owner: 'widgets/cart-page',
    texts: [
      'De winkelwagen is leeg',
      'Je bestelling wordt gratis verzonden!',
      'Naar bestellen',
      'Verder winkelen',
      'Andere klanten kochten ook',
    ],
  },
  {
    owner: 'widgets/cart-popup',
    texts: ['Toegevoegd aan je winkelwagen!', 'Verder winkelen', 'Bijpassende accessoires'],
  },
  {
    owner: 'widgets/checkout',
    texts: [
      'Gegevens',
      'Verzending',
      'Betaling',
      'Klaar!',
      'Adresgegevens',
      'Ik maak geen gebruik van het 0%-tarief',
      'Bevestigen',
      'Het wachtwoord moet minimaal 8 karakters lang zijn',
      'De wachtwoorden komen niet overeen',
      'Doorgaan naar verzendmethode',
      'Verzendmethode',
      'De verzendmethodes worden opgehaald...',
      'Bezorgen',
      'Afhalen',
      'Toon meer opties',
      'Zo snel mogelijk',
      'Terug naar bezorggegevens',
      'Doorgaan naar betaalmethode',
      'Betaalmethode',
      'Meest gekozen',
      'Tegoedbon - geen betaling nodig',
      'Cadeaukaart / Tegoedbon inwisselen',
      'Afrekenen',
      'Overzicht bestelling',
      'Wijzig',
    ],
  },
  {
    owner: 'shared/i18n/buying',
    texts: ['Naar winkelwagen'],
  },
  {
    owner: 'shared/i18n/address',
    texts: ['Particulier', 'Zakelijk', 'Doorgaan zonder btw-nummer controle'],
  },
  {
    owner: 'shared/i18n',
    texts: [
      'Direct leverbaar',
      'Tijdelijk uitverkocht',
      'Prijs op aanvraag',
      'Adviesprijs',
      'Vrijgesteld van BTW',
      'Inclusief {{rate}}% BTW',
      'Te veel pogingen, probeer het later opnieuw',
    ],
  },
];

/** Finds required texts that are missing. Skips deleted widgets. */
export function missingQuotes(root: string): string[] {
  return quotedTexts.flatMap(({ owner, texts }) => {
    if (!existsSync(join(root, owner))) return [];
    const path = `${owner}/locales/nl.json`;
    const said = new Set(existsSync(join(root, path)) ? readWords(join(root, path)).values() : []);
    return texts.filter((text) => !said.has(text)).map((text) => `${path}: '${text}' is missing`);
  });
}
