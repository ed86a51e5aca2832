import {
  chooseDefaultAddress,
  deleteAddress,
  readAddressBook,
  storeAddress,
} from '../../shared/contract/address-book.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Adresboek', de: 'Adressbuch', en: 'Address book' },
  text: {
    nl: 'De adressen van een klant; log eerst in.',
    de: 'Die Adressen einer Kundin; melden Sie sich zuerst an.',
    en: 'The addresses of a customer; sign in first.',
  },
  inputs: {
    postcodeKey: {
      nl: 'De sleutel voor het zoeken van adressen; zonder wordt elk adres getypt.',
      de: 'Der Schlüssel der Adresssuche; ohne ihn wird jede Adresse eingetippt.',
      en: 'The key of the address search; without it every address is typed in.',
    },
  },
  calls: { chooseDefaultAddress, deleteAddress, readAddressBook, storeAddress },
  tells: [],
  hears: [],
  example: `<div data-widget="address-book" data-postcode-key="demo">
  <p><a href="/login">x</a></p>
</div>`,
};
