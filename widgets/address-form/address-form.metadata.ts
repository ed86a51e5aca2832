import * as z from 'zod/mini';
import { readAddress, searchAddress } from '../../shared/contract/postcode.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Adresformulier', de: 'Adressformular', en: 'Address form' },
  text: {
    nl: 'Het formulier van één adres, voor een eigen pagina van de winkel.',
    de: 'Das Formular einer Adresse, für eine eigene Seite des Shops.',
    en: 'The form for one address, on a page of the shop.',
  },
  group: 'account',
  inputs: {
    address: {
      nl: 'Het adres dat in de velden staat; zonder is het nieuw.',
      de: 'Die Adresse in den Feldern; ohne sie ist sie neu.',
      en: 'The address in the fields; without it, it is new.',
    },
    countries: {
      nl: 'De landen waaruit te kiezen is.',
      de: 'Die Länder, die zur Wahl stehen.',
      en: 'The countries to choose from.',
    },
    defaultCountry: {
      nl: 'Het land van een nieuw adres.',
      de: 'Das Land einer neuen Adresse.',
      en: 'The country of a new address.',
    },
    errors: {
      nl: 'Meldingen per veld; ook later nog te schrijven.',
      de: 'Meldungen je Feld; auch später noch zu schreiben.',
      en: 'Error messages by field; the page may set them later too.',
    },
    postcodeKey: {
      nl: 'De sleutel voor het zoeken van adressen; zonder wordt elk adres getypt.',
      de: 'Der Schlüssel der Adresssuche; ohne ihn wird jede Adresse eingetippt.',
      en: 'The key of the address search; without it, addresses are typed by hand.',
    },
  },
  labels: {
    address: { nl: 'Adres', de: 'Adresse', en: 'Address' },
    countries: { nl: 'Landen', de: 'Länder', en: 'Countries' },
    defaultCountry: { nl: 'Eerste land', de: 'Erstes Land', en: 'Initial country' },
    errors: { nl: 'Foutmeldingen', de: 'Fehlermeldungen', en: 'Error messages' },
    postcodeKey: {
      nl: 'Sleutel van het adreszoeken',
      de: 'Schlüssel der Adresssuche',
      en: 'Key of the address search',
    },
  },
  schema: z.object({
    errors: z.optional(z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())])),
  }),
  calls: { searchAddress, readAddress },
  publishes: ['address-saved'],
  subscribes: [],
  example: `<div
  data-widget="address-form"
  data-countries='[{"alpha_2_code":"nl","name":"Nederland"},{"alpha_2_code":"be","name":"België"}]'
  data-postcode-key="demo"
></div>`,
};
