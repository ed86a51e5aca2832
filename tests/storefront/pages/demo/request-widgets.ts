import type { Words } from '../../rules/language.ts';
import type { DemoInput, DemoWidget } from './catalogue.ts';

function input(attribute: string, standard: string | null, meaning: Words, isRequired = false): DemoInput {
  return { attribute, kind: 'text', standard, meaning, isRequired };
}

const SUBMIT_URL = input(
  'data-submit-url',
  null,
  { nl: 'Waar de aanvraag heen gaat.', de: 'Wohin die Anfrage geht.', en: 'Where the request goes.' },
  true,
);
const WEBSITE_ID = input(
  'data-website-id',
  null,
  { nl: 'Het nummer van de site.', de: 'Die Nummer der Website.', en: 'The number of the site.' },
  true,
);
const LABEL = input('data-label', '', {
  nl: 'De woorden van een eigen knop.',
  de: 'Die Worte eines eigenen Knopfs.',
  en: 'The words of a button of its own.',
});

export const backInStockModal: DemoWidget = {
  name: 'back-in-stock-modal',
  about: {
    nl: 'Vraagt wie een bericht wil zodra een product er weer is. Staat één keer op elke pagina.',
    de: 'Fragt, wer eine Nachricht möchte, sobald ein Produkt wieder da ist. Steht einmal auf jeder Seite.',
    en: 'Asks who wants to hear when a product is back. Stands once on every page.',
  },
  inputs: [
    input('data-width', '500', {
      nl: 'De breedte in pixels of als CSS-lengte.',
      de: 'Die Breite in Pixeln oder als CSS-Länge.',
      en: 'The width in pixels or as a CSS length.',
    }),
    input('data-title', null, {
      nl: 'De kop, als HTML.',
      de: 'Die Überschrift, als HTML.',
      en: 'The heading, as HTML.',
    }),
    input('data-content', null, {
      nl: 'De tekst boven de velden, als HTML.',
      de: 'Der Text über den Feldern, als HTML.',
      en: 'The text above the fields, as HTML.',
    }),
  ],
  samples: ({ soldOut: { type, id, name } }) => [
    {
      title: {
        nl: 'De knop bij een uitverkocht product opent hem',
        de: 'Der Knopf bei einem ausverkauften Produkt öffnet ihn',
        en: 'The button of a sold-out product opens it',
      },
      html: `<p>${name}</p>\n<div data-widget="add-to-cart" data-type="${type}" data-id="${id}" data-orderable="false"></div>`,
      code: '<div data-widget="back-in-stock-modal" data-width="500"></div>',
    },
  ],
};

export const installerRequest: DemoWidget = {
  name: 'installer-request',
  about: {
    nl: 'Een knop om een installateur aan te vragen, als de winkel die hier aanbiedt.',
    de: 'Ein Knopf, um einen Installateur anzufragen, wenn der Shop das hier anbietet.',
    en: 'A button to ask for an installer, where the shop offers one.',
  },
  inputs: [
    SUBMIT_URL,
    WEBSITE_ID,
    input('data-model-id', null, { nl: 'Het product.', de: 'Das Produkt.', en: 'The product.' }, true),
    input(
      'data-model-type',
      null,
      {
        nl: 'product, bundle of wat er nog meer is.',
        de: 'product, bundle oder was es sonst gibt.',
        en: 'product, bundle or what else there is.',
      },
      true,
    ),
  ],
  samples: ({ orderable: { type, id } }) => [
    {
      title: { nl: 'Op een productpagina', de: 'Auf einer Produktseite', en: 'On a product page' },
      html: `<div data-widget="installer-request" data-submit-url="/installer-request-submission"\n  data-website-id="1" data-model-id="${id}" data-model-type="${type}"></div>`,
    },
  ],
};

export const priceMatch: DemoWidget = {
  name: 'price-match',
  about: {
    nl: 'Vraagt waar een product goedkoper is.',
    de: 'Fragt, wo ein Produkt günstiger ist.',
    en: 'Asks where a product is cheaper.',
  },
  inputs: [
    SUBMIT_URL,
    WEBSITE_ID,
    input('data-product-id', null, { nl: 'Het product.', de: 'Das Produkt.', en: 'The product.' }, true),
    input('data-support-email', '', {
      nl: 'Het adres in het bedankje.',
      de: 'Die Adresse im Dank.',
      en: 'The address in the thanks.',
    }),
    LABEL,
  ],
  samples({ orderable: { id } }) {
    const identity = `data-widget="price-match" data-submit-url="/price-match" data-website-id="1" data-product-id="${id}"`;
    return [
      {
        title: {
          nl: 'Een link die de server al toont',
          de: 'Ein Link, den der Server schon zeigt',
          en: 'A link that the server already shows',
        },
        html: `<div ${identity}\n  data-support-email="service@zonshop.example">\n  <a href="/price-match">Betere prijs gevonden?</a>\n</div>`,
      },
      {
        title: { nl: 'Met een eigen knop', de: 'Mit eigenem Knopf', en: 'With a button of its own' },
        html: `<div ${identity}\n  data-label="Elders goedkoper?"></div>`,
      },
    ];
  },
};

export const conceptStoreModal: DemoWidget = {
  name: 'concept-store-modal',
  about: {
    nl: 'Vertelt over de winkel, in een venster.',
    de: 'Erzählt vom Laden, in einem Fenster.',
    en: 'Tells about the store, in a dialog.',
  },
  inputs: [
    input(
      'data-title',
      null,
      { nl: 'De kop, als HTML.', de: 'Die Überschrift, als HTML.', en: 'The heading, as HTML.' },
      true,
    ),
    input(
      'data-content',
      null,
      { nl: 'De tekst, als HTML.', de: 'Der Text, als HTML.', en: 'The text, as HTML.' },
      true,
    ),
    LABEL,
  ],
  samples: () => [
    {
      title: { nl: 'Een knop van de pagina', de: 'Ein Knopf der Seite', en: 'A button of the page' },
      html: `<div data-widget="concept-store-modal">
  <script type="application/json">
    {
      "title": "Onze <em>conceptstore</em>",
      "content": "<p>Bekijk panelen, omvormers en warmtepompen in het echt.</p><ul><li>Maandag tot en met vrijdag van 9 tot 17 uur</li><li>Zaterdag op afspraak</li></ul>"
    }
  </script>
  <button type="button" class="button">Kom langs in de winkel</button>
</div>`,
    },
    {
      title: { nl: 'Met een eigen knop', de: 'Mit eigenem Knopf', en: 'With a button of its own' },
      html: `<div data-widget="concept-store-modal" data-title="Onze winkel"\n  data-content="<p>Welkom!</p>" data-label="Over de winkel"></div>`,
    },
  ],
};

export const contentModal: DemoWidget = {
  name: 'content-modal',
  about: {
    nl: 'Links in een tekst tonen hun inhoud over de pagina.',
    de: 'Links in einem Text zeigen ihren Inhalt über der Seite.',
    en: 'Links in a text show their content over the page.',
  },
  inputs: [
    input('data-target', '', {
      nl: 'Kiest de teksten, als die ergens anders staan.',
      de: 'Wählt die Texte, wenn sie woanders stehen.',
      en: 'Selects the texts, if they stand elsewhere.',
    }),
    input('data-host', 'contentDomain', {
      nl: 'De host die antwoordt.',
      de: 'Der Host, der antwortet.',
      en: 'The host that answers.',
    }),
  ],
  samples: () => [
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
  ],
};
