import type { Samples } from '../catalogue.ts';

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

export const samples: Samples = () => [
  {
    title: {
      nl: 'Een bekend adres; opslaan toont wat de pagina ervan vindt',
      de: 'Eine bekannte Adresse; Speichern zeigt, was die Seite davon hält',
      en: 'A known address; saving shows what the page makes of it',
    },
    html: form(`\n  data-address='${KNOWN}'\n  data-errors='${ERRORS}'`),
  },
];
