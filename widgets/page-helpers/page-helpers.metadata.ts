import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Uitklappen', de: 'Aufklappen', en: 'Unfolding' },
  text: {
    nl: 'Knoppen die delen van de pagina openen en sluiten: kolommen van de footer, groepen vragen en antwoorden.',
    de: 'Knöpfe, die Teile der Seite öffnen und schließen: Spalten des Fußes, Gruppen von Fragen und Antworten.',
    en: 'Buttons that open and close parts of the page: columns of the footer, groups of questions and answers.',
  },
  group: 'reading',
  inputs: {},
  labels: {},
  schema: z.object({}),
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div data-widget="page-helpers">
  <h3><button type="button" data-toggle="faq-group" data-open="true">Levering</button></h3>
  <div><p>Twee werkdagen.</p></div>
</div>`,
};
