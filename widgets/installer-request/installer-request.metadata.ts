import { readInstallerRequest, sendInstallerRequest } from '../../shared/contract/requests.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Installateur aanvragen', de: 'Installateur anfragen', en: 'Request for an installer' },
  text: {
    nl: 'Een knop om een installateur aan te vragen, als de winkel die hier aanbiedt.',
    de: 'Ein Knopf, um einen Installateur anzufragen, wenn der Shop das hier anbietet.',
    en: 'A button that requests an installer, where the shop offers one.',
  },
  group: 'requests',
  inputs: {
    submitUrl: { nl: 'Waar de aanvraag heen gaat.', de: 'Wohin die Anfrage geht.', en: 'Where the request is sent.' },
    websiteId: {
      nl: 'Het nummer van de site waarop de pagina staat.',
      de: 'Die Nummer der Website, auf der die Seite steht.',
      en: 'Id of the website that the page belongs to.',
    },
    modelId: {
      nl: 'Het nummer van het product dat geplaatst moet worden.',
      de: 'Die Nummer des Produkts, das eingebaut werden soll.',
      en: 'Id of the product to install.',
    },
    modelType: {
      nl: 'Wat voor product het is: product, bundle of wat de winkel nog meer heeft.',
      de: 'Was für ein Produkt es ist: product, bundle oder was der Shop sonst hat.',
      en: 'Type of the product: product, bundle or another type of the shop.',
    },
  },
  labels: {
    submitUrl: { nl: 'Adres van de aanvraag', de: 'Adresse der Anfrage', en: 'Request address' },
    websiteId: { nl: 'Nummer van de site', de: 'Nummer der Website', en: 'Website number' },
    modelId: { nl: 'Productnummer', de: 'Produktnummer', en: 'Product number' },
    modelType: { nl: 'Soort product', de: 'Produktart', en: 'Product type' },
  },
  calls: { readInstallerRequest, sendInstallerRequest: sendInstallerRequest('{submitUrl}') },
  publishes: [],
  subscribes: ['installer-open'],
  example: `<div
  data-widget="installer-request"
  data-submit-url="/installer-request-submission"
  data-website-id="1"
  data-model-id="4711"
  data-model-type="product"
></div>`,
};
