import type { Words } from '../../rules/language.ts';

interface SeoWords {
  /** The alias of the brand. */
  readonly brand?: string;
  readonly options?: readonly string[];
  readonly name: Words;
  readonly content: Words;
}

/** By category: the name and text of the list when exactly these filters are active. */
export const SEO_TEXTS: Readonly<Record<string, readonly SeoWords[]>> = {
  omvormers: [
    {
      brand: 'growatt',
      name: { nl: 'Growatt omvormers', de: 'Growatt Wechselrichter', en: 'Growatt inverters' },
      content: {
        nl: 'Growatt maakt betaalbare omvormers voor elk dak, van 600 watt tot 11 kilowatt, met een heldere app.',
        de: 'Growatt baut günstige Wechselrichter für jedes Dach, von 600 Watt bis 11 Kilowatt, mit einer klaren App.',
        en: 'Growatt makes affordable inverters for every roof, from 600 watts to 11 kilowatts, with a clear app.',
      },
    },
    {
      brand: 'sma',
      name: { nl: 'SMA omvormers', de: 'SMA Wechselrichter', en: 'SMA inverters' },
      content: {
        nl: 'SMA bouwt al veertig jaar omvormers in Duitsland. De Sunny Boy is er voor één fase, de Tripower voor drie.',
        de: 'SMA baut seit vierzig Jahren Wechselrichter in Deutschland. Der Sunny Boy arbeitet einphasig, der Tripower dreiphasig.',
        en: 'SMA has built inverters in Germany for forty years. The Sunny Boy is for one phase, the Tripower for three.',
      },
    },
    {
      options: ['aantal-fasen:3'],
      name: { nl: '3-fase omvormers', de: '3-phasige Wechselrichter', en: 'Three-phase inverters' },
      content: {
        nl: 'Een 3-fase omvormer verdeelt de stroom over alle fasen van je huis en is nodig bij grotere installaties.',
        de: 'Ein 3-phasiger Wechselrichter verteilt den Strom auf alle Phasen des Hauses und ist bei größeren Anlagen nötig.',
        en: 'A three-phase inverter spreads the power over all phases of your home, and larger installations need one.',
      },
    },
    {
      brand: 'sma',
      options: ['aantal-fasen:3'],
      name: { nl: 'SMA 3-fase omvormers', de: 'SMA 3-phasige Wechselrichter', en: 'SMA three-phase inverters' },
      content: {
        nl: 'De Sunny Tripower is de 3-fase omvormer van SMA, ook als hybride met noodstroom.',
        de: 'Der Sunny Tripower ist der 3-phasige Wechselrichter von SMA, auch als Hybrid mit Notstrom.',
        en: 'The Sunny Tripower is the three-phase inverter of SMA, also as a hybrid with backup power.',
      },
    },
  ],
  zonnepanelen: [
    {
      brand: 'ja-solar',
      name: { nl: 'JA Solar zonnepanelen', de: 'JA Solar Solarmodule', en: 'JA Solar panels' },
      content: {
        nl: 'JA Solar levert panelen met een hoog rendement en 25 jaar garantie, per stuk en per pallet.',
        de: 'JA Solar liefert Module mit hohem Wirkungsgrad und 25 Jahren Garantie, einzeln und pro Palette.',
        en: 'JA Solar makes panels of high efficiency with a warranty of 25 years, singly and by the pallet.',
      },
    },
  ],
  'kabels-connectoren': [
    {
      options: ['kleur:rood', 'kleur:zwart'],
      name: { nl: 'Rode en zwarte kabel', de: 'Rotes und schwarzes Kabel', en: 'Red and black cable' },
      content: {
        nl: 'Rood voor plus, zwart voor min: zo blijft ook over tien jaar duidelijk welke kabel waar hoort.',
        de: 'Rot für Plus, Schwarz für Minus: So bleibt auch in zehn Jahren klar, welches Kabel wohin gehört.',
        en: 'Red for plus, black for minus: so it stays clear in ten years which cable belongs where.',
      },
    },
  ],
};
