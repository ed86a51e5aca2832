import type { Samples } from '../catalogue.ts';

const form = (id: string, inputs = '') => `<form class="form" action="/zoeken" data-widget="product-search"${inputs}>
  <label for="${id}">q</label>
  <input id="${id}" type="search" name="q" />
  <button class="sw-button sw-button--secondary" type="submit">OK</button>
</form>`;

export const samples: Samples = () => [
  {
    title: {
      nl: 'Een formulier dat de server al toont',
      de: 'Ein Formular, das der Server schon zeigt',
      en: 'A form that the server already shows',
    },
    html: form('search-own'),
  },
  {
    title: { nl: 'Zonder eerdere zoekopdrachten', de: 'Ohne frühere Suchen', en: 'Without recent searches' },
    html: form('search-forgetful', ' data-recent="false"'),
  },
];
