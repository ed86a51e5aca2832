import { deleteUpload, uploadFile } from '../../shared/contract/media.ts';
import { submitQuestions } from '../../shared/contract/returns.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Retour met vragen', de: 'Rücksendung mit Fragen', en: 'Return with questions' },
  text: {
    nl: 'Vragen over elk product dat terug gaat; een antwoord leidt naar de volgende vraag.',
    de: 'Fragen zu jedem Produkt, das zurückgeht; eine Antwort führt zur nächsten Frage.',
    en: 'Asks questions about each product to return; an answer leads to the next question.',
  },
  group: 'returns',
  inputs: {
    products: {
      nl: 'De producten die teruggaan, elk met zijn vragen; een lange lijst staat in het JSON-element erin.',
      de: 'Die Produkte, die zurückgehen, jedes mit seinen Fragen; eine lange Liste steht im JSON-Element darin.',
      en: 'The products to return, each with its questions; put a long list into the JSON element inside.',
    },
    submitUrl: { nl: 'Waar de retour heen gaat.', de: 'Wohin die Rücksendung geht.', en: 'Where the return is sent.' },
    errorText: {
      nl: 'HTML die in plaats van de wizard staat.',
      de: 'HTML, das statt des Assistenten steht.',
      en: 'HTML that replaces the wizard.',
    },
    uploadBase: {
      nl: 'Waar de winkel bestanden aanneemt.',
      de: 'Wo der Shop Dateien annimmt.',
      en: 'Base path of the upload calls.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    products: { nl: 'Producten', de: 'Produkte', en: 'Products' },
    submitUrl: { nl: 'Adres voor het versturen', de: 'Adresse zum Absenden', en: 'Submission address' },
    errorText: { nl: 'Foutmelding', de: 'Fehlermeldung', en: 'Error message' },
    uploadBase: { nl: 'Adres van de uploads', de: 'Adresse der Uploads', en: 'Upload address' },
    headingLevel: HEADING_LEVEL.label,
  },
  html: ['errorText'],
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
  calls: { submitQuestions: submitQuestions('{submitUrl}'), uploadFile, deleteUpload },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="return-question-wizard" data-submit-url="/rma/vragen?example">
  <script type="application/json">
    {
      "products": [
        {
          "id": 1112001,
          "name": "Growatt MIN 3000TL-XH",
          "image": "/media/p/4711.svg",
          "selected_amount": 1,
          "questions": [1],
          "possible_questions": [
            {
              "id": 1,
              "title": "Wat is er mis?",
              "answers": [
                { "id": 11, "title": "Het gaat niet aan", "follow_up_question_id": 2 },
                { "id": 12, "title": "Het is beschadigd", "is_final_answer": true, "image_display_option": "required" }
              ]
            },
            {
              "id": 2,
              "title": "Is de schakelaar om?",
              "answers": [{ "id": 21, "title": "Ja", "is_final_answer": true, "serial_display_option": "required" }]
            }
          ]
        }
      ]
    }
  </script>
</div>`,
};
