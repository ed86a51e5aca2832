import type { overviewNl } from './nl.ts';

export const overviewDe: Readonly<Record<keyof typeof overviewNl, string>> = {
  filters: 'Filter',
  chosenFilters: 'Ausgewählte Filter',
  removeFilter: 'Filter entfernen: {name}',
  clearFilters: 'Alle löschen',
  showResults: '{results} anzeigen',
  moreOptions: 'Mehr anzeigen',
  stepBelow: 'unter {max} {unit}',
  stepBetween: '{min} bis unter {max} {unit}',
  stepAbove: 'ab {min} {unit}',
  brands: 'Marken',
  yes: 'Ja',
  no: 'Nein',
  noBestChoice: 'Nicht die beste Wahl',
  offers: 'Angebote',
  onOffer: 'Im Angebot',
  priceFilter: 'Preis',
  priceFrom: 'Von',
  priceTo: 'Bis',
  apply: 'Anwenden',
  priceAbove: 'Ab {min}',
  priceBelow: 'Bis {max}',
  priceBetween: '{min} bis {max}',
  sortRecommended: 'Empfohlen',
  readMore: 'Mehr lesen',
  nothingFits:
    'Kein Produkt passt zu allem, was Sie ausgewählt haben. Entfernen Sie einen Filter oder beginnen Sie von vorn.',
  wholeShop: 'Gesamtes Sortiment',
  compare: 'Vergleichen',
  compareNamed: '{name} vergleichen',
  compareTitle: 'Produkte vergleichen',
  compareText:
    'Stellen Sie Wechselrichter, Module oder Speicher nebeneinander und sehen Sie auf einen Blick, worin sie sich unterscheiden.',
  compareNoScript:
    'Welche Produkte Sie vergleichen, merkt sich Ihr eigener Browser; unser Server weiß es nicht. Schalten Sie JavaScript ein, um sie hier nebeneinander zu sehen. Die technischen Daten stehen auch auf der Seite jedes Produkts.',
  compareOn: 'Weiter im Sortiment:',
};
