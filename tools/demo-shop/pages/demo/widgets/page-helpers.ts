import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Vragen en antwoorden', de: 'Fragen und Antworten', en: 'Questions and answers' },
    html: `<div data-widget="page-helpers">
  <h3><button class="text-button" type="button" data-toggle="faq-group" aria-controls="levering" aria-expanded="true">Levering</button></h3>
  <div id="levering">
    <h4 id="hoe-lang"><button class="text-button" type="button" data-toggle="faq-answer" aria-controls="hoe-lang-antwoord" aria-expanded="false">Hoe lang duurt het?</button></h4>
    <div id="hoe-lang-antwoord"><p>Twee werkdagen.</p></div>
  </div>
</div>`,
  },
  {
    title: {
      nl: 'Een kolom die alleen op een smal scherm sluit',
      de: 'Eine Spalte, die nur auf schmalen Bildschirmen schließt',
      en: 'A column that closes on a narrow screen only',
    },
    html: `<div data-widget="page-helpers" data-media="(max-width: 40rem)">
  <h3><button class="text-button" type="button" data-toggle="footer-nav" aria-controls="voet-service">Klantenservice</button></h3>
  <ul id="voet-service"><li><a href="/klantenservice">Contact</a></li></ul>
</div>`,
  },
];
