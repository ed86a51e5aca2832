/** A street with one postcode: name, postcode in the country's notation, first and last house number, additions. */
export type SeededStreet = readonly [
  street: string,
  postcode: string,
  first: number,
  last: number,
  additions?: Readonly<Record<number, readonly string[]>>,
];

export interface SeededTown {
  readonly name: string;
  /** Degrees east and north. */
  readonly at: readonly [longitude: number, latitude: number];
  readonly streets: readonly SeededStreet[];
}

export type SearchCountry = 'nld' | 'bel' | 'deu' | 'lux' | 'aut' | 'che' | 'fra';

/** Real streets; their house numbers are fictional. */
export const STREETS: Readonly<Record<SearchCountry, readonly SeededTown[]>> = {
  nld: [
    {
      name: 'Amsterdam',
      at: [4.8936, 52.3779],
      streets: [
        ['Damrak', '1012 LG', 1, 20, { 1: ['A', 'B'], 2: ['1', '2', '3'], 12: ['hs', '1'] }],
        ['Kalverstraat', '1012 NX', 1, 18, { 4: ['A'] }],
        ['Prinsengracht', '1015 DV', 241, 263],
      ],
    },
    {
      name: 'Utrecht',
      at: [5.1214, 52.0907],
      streets: [
        ['Oudegracht', '3511 AP', 80, 99, { 85: ['bis', 'bis A'] }],
        ['Amsterdamsestraatweg', '3513 AG', 1, 15],
      ],
    },
    { name: 'Rotterdam', at: [4.4792, 51.9225], streets: [['Coolsingel', '3012 AG', 40, 52]] },
    { name: 'Den Haag', at: [4.3126, 52.0775], streets: [['Spui', '2511 BL', 60, 75, { 70: ['A', 'B', 'C'] }]] },
    { name: 'Eindhoven', at: [5.4797, 51.4381], streets: [['Stratumseind', '5611 EN', 1, 14]] },
    { name: 'Groningen', at: [6.5665, 53.2165], streets: [['Herestraat', '9711 LC', 20, 34, { 26: ['A'] }]] },
    { name: 'Zeewolde', at: [5.5417, 52.3306], streets: [['Spiekweg', '3896 LK', 6, 18]] },
  ],
  bel: [
    { name: 'Antwerpen', at: [4.4067, 51.2181], streets: [['Meir', '2000', 1, 24, { 12: ['bus 1', 'bus 2'] }]] },
    { name: 'Brussel', at: [4.3561, 50.8521], streets: [['Nieuwstraat', '1000', 10, 24]] },
    { name: 'Gent', at: [3.7226, 51.0509], streets: [['Veldstraat', '9000', 30, 44, { 36: ['A'] }]] },
    { name: 'Liège', at: [5.5706, 50.6412], streets: [['Rue Saint-Gilles', '4000', 5, 14]] },
  ],
  deu: [
    {
      name: 'Berlin',
      at: [13.3889, 52.5171],
      streets: [
        ['Unter den Linden', '10117', 1, 17],
        ['Friedrichstraße', '10117', 150, 164, { 155: ['a'] }],
      ],
    },
    { name: 'Köln', at: [6.957, 50.9381], streets: [['Hohe Straße', '50667', 60, 74]] },
    { name: 'München', at: [11.5724, 48.1379], streets: [['Kaufingerstraße', '80331', 1, 15, { 9: ['a', 'b'] }]] },
    { name: 'Hamburg', at: [10.0014, 53.5511], streets: [['Mönckebergstraße', '20095', 3, 16]] },
    { name: 'Frankfurt am Main', at: [8.6839, 50.1145], streets: [['Zeil', '60313', 90, 104]] },
  ],
  lux: [
    {
      name: 'Luxembourg',
      at: [6.1296, 49.6116],
      streets: [
        ['Grand-Rue', '1661', 20, 31],
        ['Avenue de la Liberté', '1930', 4, 12],
      ],
    },
    { name: 'Esch-sur-Alzette', at: [5.9806, 49.4958], streets: [["Rue de l'Alzette", '4010', 30, 41]] },
  ],
  aut: [
    {
      name: 'Wien',
      at: [16.3725, 48.2084],
      streets: [
        ['Mariahilfer Straße', '1070', 20, 36, { 24: ['a'] }],
        ['Kärntner Straße', '1010', 8, 19],
      ],
    },
    { name: 'Salzburg', at: [13.0433, 47.8001], streets: [['Getreidegasse', '5020', 5, 14]] },
    { name: 'Graz', at: [15.4395, 47.0707], streets: [['Herrengasse', '8010', 3, 12]] },
  ],
  che: [
    { name: 'Zürich', at: [8.5391, 47.3717], streets: [['Bahnhofstrasse', '8001', 30, 46, { 37: ['a'] }]] },
    { name: 'Bern', at: [7.4474, 46.948], streets: [['Marktgasse', '3011', 10, 21]] },
    { name: 'Genève', at: [6.1466, 46.2035], streets: [['Rue du Rhône', '1204', 40, 52]] },
    { name: 'Basel', at: [7.5886, 47.5565], streets: [['Freie Strasse', '4001', 20, 31]] },
  ],
  fra: [
    { name: 'Paris', at: [2.3417, 48.8606], streets: [['Rue de Rivoli', '75001', 100, 116, { 104: ['bis', 'ter'] }]] },
    { name: 'Lyon', at: [4.8357, 45.764], streets: [['Rue de la République', '69002', 20, 33]] },
    { name: 'Marseille', at: [5.3764, 43.297], streets: [['La Canebière', '13001', 10, 22]] },
    { name: 'Bordeaux', at: [-0.5735, 44.8378], streets: [['Rue Sainte-Catherine', '33000', 40, 52]] },
  ],
};

/** In the service this address has its house number as street. */
export const GLITCH = { postcode: '3896 LK', number: 12 };
