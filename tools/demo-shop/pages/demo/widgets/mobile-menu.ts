import type { Menu } from '../../../../../shared/contract/menu.ts';
import type { Samples } from '../catalogue.ts';

/** A menu of three levels, as a server renders it. */
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

export const samples: Samples = () => [
  {
    title: { nl: 'Met een knop van de winkel', de: 'Mit einem Knopf des Shops', en: 'With a button of the shop' },
    html: `<div data-widget="mobile-menu">
  <a class="sw-button sw-button--secondary" href="/assortiment">Menu</a>
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
    <summary class="sw-button sw-button--secondary">Menu</summary>
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
    html: `<button class="sw-button sw-button--secondary" type="button" data-tell="menu-open" data-detail="null">shop:menu-open</button>`,
    code: `document.dispatchEvent(new CustomEvent('shop:menu-open'));`,
  },
];
