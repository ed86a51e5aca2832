import type { Words } from '../rules/language.ts';

/** What the offers of the shop say of their safety. */
export const safety = {
  /** Every maker is outside the EU. */
  makerAddress: '28 Guangming Road, Shenzhen 518000, China',
  /** The shop imports what it sells. */
  importer: {
    name: 'Zonshop B.V.',
    address: 'Zonneweg 12, 3899 AZ Zeewolde',
    contact: 'https://zonshop.example/veiligheid',
  },
  warnings: [
    {
      nl: 'Alleen een installateur mag het product aansluiten.',
      de: 'Nur eine Elektrofachkraft darf das Produkt anschließen.',
      en: 'Only an installer may connect the product.',
    },
    {
      nl: 'Op de klemmen staat spanning zolang de zon op de panelen schijnt.',
      de: 'An den Klemmen liegt Spannung an, solange die Sonne auf die Module scheint.',
      en: 'The terminals are live as long as the sun shines on the panels.',
    },
  ] satisfies readonly Words[],
};
