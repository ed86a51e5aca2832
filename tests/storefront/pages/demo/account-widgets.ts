import type { Words } from '../../rules/language.ts';
import type { DemoInput, DemoWidget } from './catalogue.ts';

function input(attribute: string, kind: DemoInput['kind'], standard: string | null, meaning: Words): DemoInput {
  return { attribute, kind, standard, meaning, isRequired: false };
}

const POSTCODE_KEY = input('data-postcode-key', 'text', '', {
  nl: 'De sleutel voor het zoeken van adressen; zonder wordt elk adres getypt.',
  de: 'Der Schlüssel der Adresssuche; ohne ihn wird jede Adresse eingetippt.',
  en: 'The key of the address search; without it every address is typed in.',
});

const COUNTRIES = JSON.stringify([
  { alpha_2_code: 'nl', name: 'Nederland' },
  { alpha_2_code: 'be', name: 'België' },
  { alpha_2_code: 'de', name: 'Deutschland' },
  { alpha_2_code: 'es', name: 'España' },
]);
const KNOWN = JSON.stringify({
  id: 7,
  first_name: 'Marieke',
  last_name: 'Jansen',
  phone: '0201234567',
  type: 'business',
  company: 'Jansen Installatie',
  country: 'be',
  street: 'Meir',
  house_number: '12',
  zip_code: '2000',
  city: 'Antwerpen',
  vat_number: 'BE0123456789',
  ignore_vat: true,
});
const ERRORS = JSON.stringify({ last_name: ['Vul je achternaam in.'], zip_code: 'Deze postcode kennen we niet.' });

const form = (attributes: string) =>
  `<div\n  data-widget="address-form"\n  data-countries='${COUNTRIES}'\n  data-postcode-key="demo"${attributes}\n></div>`;

export const addressForm: DemoWidget = {
  name: 'address-form',
  about: {
    nl: 'Het formulier van één adres, voor een eigen pagina van de winkel.',
    de: 'Das Formular einer Adresse, für eine eigene Seite des Shops.',
    en: 'The form of one address, for a page of the shop’s own.',
  },
  inputs: [
    {
      attribute: 'data-countries',
      kind: 'json',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'De landen waaruit te kiezen is.',
        de: 'Die Länder, die zur Wahl stehen.',
        en: 'The countries to choose from.',
      },
    },
    input('data-address', 'json', null, {
      nl: 'Het adres dat in de velden staat; zonder is het nieuw.',
      de: 'Die Adresse in den Feldern; ohne sie ist sie neu.',
      en: 'The address in the fields; without it, it is new.',
    }),
    input('data-default-country', 'text', 'nl', {
      nl: 'Het land van een nieuw adres.',
      de: 'Das Land einer neuen Adresse.',
      en: 'The country of a new address.',
    }),
    input('data-errors', 'json', '{}', {
      nl: 'Meldingen per veld; ook later nog te schrijven.',
      de: 'Meldungen je Feld; auch später noch zu schreiben.',
      en: 'Messages by field; may be written later too.',
    }),
    POSTCODE_KEY,
  ],
  samples: () => [
    {
      title: {
        nl: 'Een bekend adres; opslaan toont wat de pagina ervan vindt',
        de: 'Eine bekannte Adresse; Speichern zeigt, was die Seite davon hält',
        en: 'A known address; saving shows what the page makes of it',
      },
      html: form(`\n  data-address='${KNOWN}'\n  data-errors='${ERRORS}'`),
    },
  ],
};

export const addressBook: DemoWidget = {
  name: 'address-book',
  about: {
    nl: 'De adressen van een klant; log eerst in.',
    de: 'Die Adressen einer Kundin; melden Sie sich zuerst an.',
    en: 'The addresses of a customer; sign in first.',
  },
  inputs: [POSTCODE_KEY],
  samples: (_examples, { loginTitle }) => [
    {
      title: {
        nl: 'Het adresboek van dit bezoek',
        de: 'Das Adressbuch dieses Besuchs',
        en: 'The address book of this visit',
      },
      html: `<div data-widget="address-book" data-postcode-key="demo">\n  <p><a href="/login">${loginTitle}</a></p>\n</div>`,
    },
  ],
};

export const stockReminders: DemoWidget = {
  name: 'stock-reminders',
  about: {
    nl: 'Waarover een klant bericht wil; log eerst in.',
    de: 'Worüber eine Kundin Nachricht möchte; melden Sie sich zuerst an.',
    en: 'What a customer wants to hear about; sign in first.',
  },
  inputs: [],
  samples: (_examples, { loginTitle }) => [
    {
      title: {
        nl: 'De notificaties van dit bezoek',
        de: 'Die Benachrichtigungen dieses Besuchs',
        en: 'The reminders of this visit',
      },
      html: `<div data-widget="stock-reminders">\n  <p><a href="/login">${loginTitle}</a></p>\n</div>`,
    },
  ],
};

export const creditsDashboard: DemoWidget = {
  name: 'credits-dashboard',
  about: {
    nl: 'De Power Credits van een klant, in te wisselen voor een tegoedbon; log eerst in.',
    de: 'Die Power Credits einer Kundin, einzutauschen gegen einen Gutschein; melden Sie sich zuerst an.',
    en: 'The Power Credits of a customer, to be exchanged for a voucher; sign in first.',
  },
  inputs: [],
  samples: (_examples, { loginTitle }) => [
    {
      title: {
        nl: 'De credits van dit bezoek',
        de: 'Die Credits dieses Besuchs',
        en: 'The credits of this visit',
      },
      html: `<div data-widget="credits-dashboard">\n  <p><a href="/login">${loginTitle}</a></p>\n</div>`,
    },
  ],
};
