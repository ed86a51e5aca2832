import { deleteUpload, uploadFile } from '../../shared/contract/media.ts';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import { readSolutions, submitSolutions } from '../../shared/contract/returns.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Retour met oplossingen', de: 'Rücksendung mit Lösungen', en: 'Return with solutions' },
  text: {
    nl: 'Een oplossing voor elk product dat terug gaat, en een laatste blik op het adres.',
    de: 'Eine Lösung für jedes Produkt, das zurückgeht, und ein letzter Blick auf die Adresse.',
    en: 'The customer chooses a solution for each product to return, then confirms the address.',
  },
  group: 'returns',
  inputs: {
    sourceUrl: {
      nl: 'Waar de producten en de gegevens worden gelezen.',
      de: 'Wo Produkte und Angaben gelesen werden.',
      en: 'Where the products and the customer’s details are read.',
    },
    submitUrl: { nl: 'Waar de retour heen gaat.', de: 'Wohin die Rücksendung geht.', en: 'Where the return is sent.' },
    updateUrl: {
      nl: 'Waar het tarief van 0 % wordt opgegeven.',
      de: 'Wo auf den Satz von 0 % verzichtet wird.',
      en: 'Where the customer declines the VAT rate of 0 %.',
    },
    problemUrl: {
      nl: 'De pagina van de eerste stap.',
      de: 'Die Seite des ersten Schritts.',
      en: 'The page of the first step.',
    },
    uploadBase: {
      nl: 'Waar de winkel bestanden aanneemt.',
      de: 'Wo der Shop Dateien annimmt.',
      en: 'Base path of the upload calls.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    sourceUrl: { nl: 'Adres van de gegevens', de: 'Adresse der Daten', en: 'Data address' },
    submitUrl: { nl: 'Adres voor het versturen', de: 'Adresse zum Absenden', en: 'Submission address' },
    updateUrl: { nl: 'Adres van de btw-keuze', de: 'Adresse der MwSt.-Wahl', en: 'VAT choice address' },
    problemUrl: { nl: 'Adres van de eerste stap', de: 'Adresse des ersten Schritts', en: 'First step address' },
    uploadBase: { nl: 'Adres van de uploads', de: 'Adresse der Uploads', en: 'Upload address' },
    headingLevel: HEADING_LEVEL.label,
  },
  slots: {
    'receipt-end': {
      title: { nl: 'Onder de bevestiging', de: 'Unter der Bestätigung', en: 'Below the confirmation' },
      text: {
        nl: 'Onder de melding dat de retour is aangemeld.',
        de: 'Unter der Meldung, dass die Rücksendung angemeldet ist.',
        en: 'Below the message that the return was submitted.',
      },
    },
  },
  calls: {
    readSolutions: readSolutions('{sourceUrl}'),
    submitSolutions: submitSolutions('{submitUrl}'),
    chooseExemption: chooseExemption('{updateUrl}'),
    uploadFile,
    deleteUpload,
  },
  publishes: [],
  subscribes: [],
  example: `<div
  data-widget="return-solution-wizard"
  data-source-url="/rma/oplossing/gegevens?example"
  data-submit-url="/rma/oplossing"
  data-update-url="/tax-exemption"
></div>`,
};
