import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Een tekst met links', de: 'Ein Text mit Links', en: 'A text with links' },
    html: `<div data-widget="content-modal">
  <p>
    Lees meer over <a href="/levering">bezorging</a> en
    <a href="/garantie">garantie</a>, of kijk bij
    <a href="https://example.com/">een andere site</a>.
  </p>
</div>`,
  },
  {
    title: { nl: 'Alleen gemarkeerde links', de: 'Nur markierte Links', en: 'Marked links only' },
    html: `<div data-widget="content-modal">
  <p>
    <a href="/levering" data-modal>Bezorging</a> gaat hier open,
    <a href="/garantie">garantie</a> op een eigen pagina.
  </p>
</div>`,
  },
];
