import {
  chooseDefaultAddress,
  deleteAddress,
  readAddressBook,
  storeAddress,
} from '../../shared/contract/address-book.ts';
import { readAddress, searchAddress } from '../../shared/contract/postcode.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Adresboek', de: 'Adressbuch', en: 'Address book' },
  text: {
    nl: 'De adressen van een klant die is ingelogd: toevoegen, wijzigen, verwijderen en kiezen welk adres standaard is.',
    de: 'Die Adressen einer angemeldeten Kundin: hinzufügen, ändern, löschen und wählen, welche Adresse Standard ist.',
    en: 'The addresses of a signed-in customer: add, change, delete, and choose defaults.',
  },
  group: 'account',
  isSingle: true,
  hydrate: 'interaction',
  inputs: {
    postcodeKey: {
      nl: 'De sleutel voor het zoeken van adressen; zonder wordt elk adres getypt.',
      de: 'Der Schlüssel der Adresssuche; ohne ihn wird jede Adresse eingetippt.',
      en: 'The key of the address search; without it, addresses are typed by hand.',
    },
  },
  labels: {
    postcodeKey: {
      nl: 'Sleutel van het adreszoeken',
      de: 'Schlüssel der Adresssuche',
      en: 'Key of the address search',
    },
  },
  slots: {
    top: {
      title: { nl: 'Bovenaan', de: 'Am Anfang', en: 'At the top' },
      text: {
        nl: 'Boven de adressen van de klant.',
        de: 'Über den Adressen des Kunden.',
        en: 'Above the addresses of the customer.',
      },
    },
  },
  calls: { readAddressBook, storeAddress, chooseDefaultAddress, deleteAddress, searchAddress, readAddress },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="address-book" data-postcode-key="demo">
  <p><a href="/login">Log in om je adressen te zien.</a></p>
</div>`,
};
