import { readInstallerRequest, sendInstallerRequest } from '../../shared/contract/requests.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Installateur aanvragen', de: 'Installateur anfragen', en: 'Request for an installer' },
  text: {
    nl: 'Een knop om een installateur aan te vragen, als de winkel die hier aanbiedt.',
    de: 'Ein Knopf, um einen Installateur anzufragen, wenn der Shop das hier anbietet.',
    en: 'A button to ask for an installer, where the shop offers one.',
  },
  inputs: {
    submitUrl: { nl: 'Waar de aanvraag heen gaat.', de: 'Wohin die Anfrage geht.', en: 'Where the request goes.' },
    websiteId: { nl: 'Het nummer van de site.', de: 'Die Nummer der Website.', en: 'The number of the site.' },
    modelId: { nl: 'Het product.', de: 'Das Produkt.', en: 'The product.' },
    modelType: {
      nl: 'product, bundle of wat er nog meer is.',
      de: 'product, bundle oder was es sonst gibt.',
      en: 'product, bundle or what else there is.',
    },
  },
  calls: { readInstallerRequest, sendInstallerRequest: sendInstallerRequest('{submitUrl}') },
  tells: [],
  hears: ['installer-open'],
  example: `<div data-widget="installer-request" data-submit-url="/installer-request-submission"
  data-website-id="1" data-model-id="x" data-model-type="x"></div>`,
};
