import type { Menu } from '../../../../shared/contract/menu.ts';
import type { DemoWidget } from './catalogue.ts';

/** A menu of three levels, as the server of a page writes it. */
const MENU: Menu = {
  items: [
    {
      name: 'Omvormers',
      url: '/omvormers',
      children: [
        {
          name: 'Hybride omvormers',
          url: '/omvormers/hybride',
          children: [
            { name: 'Growatt', url: '/omvormers/brand:growatt', children: [] },
            { name: 'Huawei', url: '/omvormers/brand:huawei', children: [] },
          ],
        },
        { name: 'Micro-omvormers', url: '/omvormers/micro', children: [] },
      ],
    },
    {
      name: 'Service',
      url: null,
      children: [{ name: 'Klantenservice', url: '/klantenservice', children: [] }],
    },
    { name: 'Aanbiedingen', url: '/aanbiedingen', children: [] },
  ],
  websites: [
    { name: 'Nederland', url: '?lang=nl', flag: null, active: true },
    { name: 'Deutschland', url: '?lang=de', flag: null, active: false },
    { name: 'International', url: '?lang=en', flag: null, active: false },
  ],
  second_chance: { name: 'Tweede kans', url: '/tweede-kans' },
  secondary_items: [{ name: 'Klantenservice', url: '/klantenservice' }],
};

const MENU_JSON = JSON.stringify({ menu: MENU }, null, 2);

export const mobileMenu: DemoWidget = {
  name: 'mobile-menu',
  about: {
    nl: 'Het menu van een klein scherm: categorieën, landen en verdere links in een paneel langs de rand.',
    de: 'Das Menü eines kleinen Bildschirms: Kategorien, Länder und weitere Links in einem Panel am Rand.',
    en: 'The menu of a small screen: categories, countries and further links in a panel along the edge.',
  },
  inputs: [
    {
      attribute: 'data-menu',
      kind: 'json',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'items, websites, second_chance en secondary_items; of geneste lijsten die de server toont.',
        de: 'items, websites, second_chance und secondary_items; oder verschachtelte Listen, die der Server zeigt.',
        en: 'items, websites, second_chance and secondary_items; or nested lists that the server prints.',
      },
    },
  ],
  samples: () => [
    {
      title: { nl: 'Met een knop van de winkel', de: 'Mit einem Knopf des Shops', en: 'With a button of the shop' },
      html: `<div data-widget="mobile-menu">
  <a class="button button--quiet" href="/assortiment">Menu</a>
  <script type="application/json">${MENU_JSON}</script>
</div>`,
    },
    {
      title: {
        nl: 'Geneste lijsten die zonder scripts te lezen zijn',
        de: 'Verschachtelte Listen, die ohne Skripte lesbar sind',
        en: 'Nested lists that can be read without scripts',
      },
      html: `<div data-widget="mobile-menu">
  <details>
    <summary class="button button--quiet">Menu</summary>
    <ul data-menu="items">
      <li><a href="/omvormers">Omvormers</a>
        <ul><li><a href="/omvormers/brand:growatt">Growatt</a></li></ul></li>
      <li><a href="/aanbiedingen">Aanbiedingen</a></li>
    </ul>
    <ul data-menu="websites">
      <li><a href="?lang=nl" aria-current="true">Nederland</a></li>
      <li><a href="?lang=de">Deutschland</a></li>
    </ul>
    <a data-menu="second-chance" href="/tweede-kans">Tweede kans</a>
    <ul data-menu="secondary"><li><a href="/klantenservice">Klantenservice</a></li></ul>
  </details>
</div>`,
    },
    {
      title: { nl: 'Een eigen knop elders', de: 'Ein eigener Knopf anderswo', en: 'A button of your own elsewhere' },
      html: `<button class="button button--quiet" type="button" data-tell="menu-open" data-detail="null">shop:menu-open</button>`,
      code: `document.dispatchEvent(new CustomEvent('shop:menu-open'));`,
    },
  ],
};

export const shippingCosts: DemoWidget = {
  name: 'shipping-costs',
  about: {
    nl: 'Wat verzenden kost, per land, in een venster.',
    de: 'Was der Versand kostet, nach Land, in einem Fenster.',
    en: 'What sending costs, per country, in a popup.',
  },
  inputs: [
    {
      attribute: 'data-price',
      kind: 'number',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'De prijs van het product in euro.',
        de: 'Der Preis des Produkts in Euro.',
        en: 'The price of the product in euros.',
      },
    },
    {
      attribute: 'data-label',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'De woorden van de knop in een leeg element.',
        de: 'Die Worte des Knopfs in einem leeren Element.',
        en: 'The words of the button on an empty element.',
      },
    },
  ],
  samples: (_examples, { shipping }) => [
    {
      title: {
        nl: 'Een link die zonder scripts naar de kosten leidt',
        de: 'Ein Link, der ohne Skripte zu den Kosten führt',
        en: 'A link that leads to the costs without scripts',
      },
      html: `<div data-widget="shipping-costs" data-price="649">
  <a href="/verzendkosten?price=649">${shipping}</a>
</div>`,
    },
    {
      title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
      html: `<div data-widget="shipping-costs" data-price="49.95" data-load="visible"></div>`,
    },
  ],
};

export const vatToggle: DemoWidget = {
  name: 'vat-toggle',
  about: {
    nl: 'Kiest tussen 0% en het gewone btw-tarief; de pagina laadt daarna opnieuw.',
    de: 'Wählt zwischen 0 % und dem normalen Steuersatz; danach lädt die Seite neu.',
    en: 'Chooses between 0% and the standard VAT rate; the page then loads again.',
  },
  inputs: [
    {
      attribute: 'data-update-url',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'Waar de keuze heen gaat.',
        de: 'Wohin die Wahl geschickt wird.',
        en: 'Where the choice is sent.',
      },
    },
    {
      attribute: 'data-vat-rate',
      kind: 'number',
      standard: '21',
      meaning: {
        nl: 'Het gewone tarief; zonder attribuut dat van de pagina.',
        de: 'Der normale Satz; ohne Attribut der der Seite.',
        en: 'The standard rate; without the attribute that of the page.',
      },
    },
    {
      attribute: 'data-selected',
      kind: 'boolean',
      standard: null,
      meaning: {
        nl: '0% is gekozen; zonder attribuut zoals de pagina zegt.',
        de: '0 % ist gewählt; ohne Attribut wie es die Seite sagt.',
        en: '0% is chosen; without the attribute as the page says.',
      },
    },
  ],
  samples: () => [
    {
      title: { nl: 'Zoals de pagina het zegt', de: 'Wie die Seite es sagt', en: 'As the page says it' },
      html: `<div data-widget="vat-toggle" data-update-url="/tax-exemption"></div>`,
    },
    {
      title: { nl: 'Een ander tarief', de: 'Ein anderer Satz', en: 'Another rate' },
      html: `<div data-widget="vat-toggle" data-update-url="/tax-exemption" data-vat-rate="20.5"></div>`,
    },
  ],
};

export const pageHelpers: DemoWidget = {
  name: 'page-helpers',
  about: {
    nl: 'Knoppen die delen van de pagina openen en sluiten: kolommen van de footer, groepen vragen en antwoorden.',
    de: 'Knöpfe, die Teile der Seite öffnen und schließen: Spalten des Fußes, Gruppen von Fragen und Antworten.',
    en: 'Buttons that open and close parts of the page: columns of the footer, groups of questions and answers.',
  },
  inputs: [],
  samples: () => [
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
  ],
};
