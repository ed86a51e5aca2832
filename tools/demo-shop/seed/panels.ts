import { measured, paragraphs, shopPrice, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified, years } from './specifications.ts';

/** Brand, model with `{w}` for watt-peak, stock code, glass on both sides, watts, cents per watt-peak. */
type Series = [brand: string, model: string, code: string, isGlass: boolean, watts: number[], centsPerWatt: number];

const steps = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, step) => from + step * 5);

const SERIES: Series[] = [
  ['JA Solar', 'JAM54S31 {w}/MR', 'JAS-54S31-{w}', false, steps(400, 425), 17.5],
  ['JA Solar', 'JAM54D40 {w}/LB', 'JAS-54D40-{w}', true, steps(425, 455), 18.9],
  ['JA Solar', 'JAM54D41 {w}/LB', 'JAS-54D41-{w}', true, steps(420, 445), 19.5],
  ['LONGi', 'Hi-MO 6 Explorer {w} Wp', 'LON-HM6E-{w}', false, steps(415, 440), 18.9],
  ['LONGi', 'Hi-MO X6 Scientist {w} Wp', 'LON-X6S-{w}', false, steps(430, 450), 22.5],
  ['LONGi', 'Hi-MO X10 {w} Wp', 'LON-X10-{w}', true, steps(460, 490), 24.9],
  ['Trina Solar', 'Vertex S TSM-DE09R {w} Wp', 'TSM-DE09R-{w}', false, steps(395, 425), 17.9],
  ['Trina Solar', 'Vertex S+ NEG9R.28 {w} Wp', 'TSM-NEG9R-{w}', true, steps(425, 455), 19.9],
  ['Jinko Solar', 'Tiger Neo 54HL4 {w} Wp', 'JIN-54HL4-{w}', false, steps(420, 445), 18.5],
  ['Jinko Solar', 'Tiger Neo 48HL4M-DB {w} Wp', 'JIN-48HL4-{w}', true, steps(430, 460), 19.9],
  ['Canadian Solar', 'HiKu6 CS6R {w} Wp', 'CAN-CS6R-{w}', false, steps(395, 420), 17.5],
  ['Canadian Solar', 'TOPHiKu6 CS6.1-54TD {w} Wp', 'CAN-TD54-{w}', true, steps(435, 465), 19.5],
  ['AIKO', 'Neostar 2S A{w}-MAH54Mb', 'AIK-2S-{w}', false, steps(440, 465), 24.9],
  ['AIKO', 'Neostar 3P A{w}-MCE54Mb', 'AIK-3P-{w}', true, steps(470, 495), 29.5],
  ['Meyer Burger', 'Black {w} Wp', 'MB-BLACK-{w}', false, steps(370, 390), 45],
  ['Meyer Burger', 'Glass {w} Wp', 'MB-GLASS-{w}', true, steps(370, 395), 48],
  ['DMEGC', 'DM{w}M10T-B54HBB', 'DME-54HBB-{w}', false, steps(410, 435), 16.9],
  ['DMEGC', 'DM{w}M10RT-B54HBT', 'DME-54HBT-{w}', true, steps(430, 455), 18.5],
  ['REC', 'Alpha Pure-R {w} Wp', 'REC-APR-{w}', false, steps(400, 430), 42],
  ['REC', 'Alpha Pure-RX {w} Wp', 'REC-APRX-{w}', true, steps(450, 470), 46],
];

const NOUN = { nl: 'zonnepaneel', de: 'Solarmodul', en: 'solar panel' };
const PALLET = [1, 31, 36];

const GLASS = { nl: 'glas-glas', de: 'Glas-Glas', en: 'glass-glass' };
const PIECES = { nl: 'stuks', de: 'Stück', en: 'pieces' };

export const panels: Draft[][] = PALLET.flatMap((pieces) =>
  SERIES.map((series) => series[4].map((watts) => panel(series, watts, pieces))),
);

function panel([brand, model, code, isGlass, , centsPerWatt]: Series, watts: number, pieces: number): Draft {
  const name = `${brand} ${model.replace('{w}', String(watts))}`;
  const isPallet = pieces > 1;
  const perPiece = (centsPerWatt * watts) / 100;
  return {
    sku: code.replace('{w}', String(watts)) + (isPallet ? `-P${pieces}` : ''),
    brand,
    category: isPallet ? 'zonnepanelen/pallets' : isGlass ? 'zonnepanelen/glas-glas' : 'zonnepanelen/full-black',
    name: words((locale) =>
      isPallet ? `${palletOf(pieces)[locale]} ${name} ${NOUN[locale]}` : `${name} ${NOUN[locale]}`,
    ),
    description: describe(name, watts, isGlass),
    short: words(
      (locale) =>
        `${watts} Wp, ${isGlass ? GLASS[locale] : 'full black'}${isPallet ? `, ${pieces} ${PIECES[locale]}` : ''}`,
    ),
    specifications: [
      specified('power', `${watts} Wp`),
      specified('cells', '108'),
      specified('size', '1722 × 1134 × 30 mm'),
      specified('weight', measured(isGlass ? 24.5 : 21.5, 'kg')),
      specified('frame', { nl: 'Zwart', de: 'Schwarz', en: 'Black' }),
      years(isGlass ? 30 : 25),
    ],
    // A pallet is a little cheaper per panel.
    price: shopPrice(isPallet ? perPiece * pieces * 0.96 : perPiece),
    has_tax_exemption: true,
  };
}

function palletOf(pieces: number) {
  return { nl: `Pallet ${pieces}×`, de: `Palette ${pieces}×`, en: `Pallet of ${pieces}×` };
}

function describe(name: string, watts: number, isGlass: boolean) {
  return paragraphs(
    {
      nl: `De ${name} levert ${watts} wattpiek bij volle zon en blijft ook bij bewolking doorwerken.`,
      de: `${name} liefert ${watts} Wattpeak bei voller Sonne und arbeitet auch bei Bewölkung weiter.`,
      en: `The ${name} yields ${watts} watt-peak in full sun and keeps working under clouds.`,
    },
    isGlass
      ? {
          nl: 'Glas aan beide kanten houdt vocht buiten en verlengt de levensduur.',
          de: 'Glas auf beiden Seiten hält Feuchtigkeit fern und verlängert die Lebensdauer.',
          en: 'Glass on both sides keeps moisture out and lengthens its life.',
        }
      : {
          nl: 'Cellen, frame en achterkant zijn zwart, zodat het paneel rustig op het dak ligt.',
          de: 'Zellen, Rahmen und Rückseite sind schwarz, damit das Modul ruhig auf dem Dach liegt.',
          en: 'Cells, frame and back are black, so that the panel lies quietly on the roof.',
        },
  );
}
