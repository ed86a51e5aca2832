import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Een knop van de pagina', de: 'Ein Knopf der Seite', en: 'A button of the page' },
    html: `<div data-widget="concept-store-modal">
  <script type="application/json">
    {
      "title": "Onze <em>conceptstore</em>",
      "content": "<p>Bekijk panelen, omvormers en warmtepompen in het echt.</p><ul><li>Maandag tot en met vrijdag van 9 tot 17 uur</li><li>Zaterdag op afspraak</li></ul>"
    }
  </script>
  <button type="button" class="sw-button sw-button--secondary">Kom langs in de winkel</button>
</div>`,
  },
  {
    title: { nl: 'Met een eigen knop', de: 'Mit eigenem Knopf', en: 'With a button of its own' },
    html: `<div data-widget="concept-store-modal" data-title="Onze winkel"\n  data-content="<p>Welkom!</p>" data-label="Over de winkel"></div>`,
  },
];
