import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ orderable, bundle, secondChance }, { compare }) => {
  const identity = ({ type, id }: typeof orderable) =>
    `data-widget="compare-checkbox" data-type="${type}" data-id="${id}"`;
  return [
    {
      title: {
        nl: 'Een vakje dat de server al toont',
        de: 'Ein Kästchen, das der Server schon zeigt',
        en: 'A box that the server already shows',
      },
      html: `<label ${identity(orderable)}>\n  <input type="checkbox" autocomplete="off" /> ${compare} ${orderable.name}\n</label>`,
    },
    {
      title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
      html: `<div ${identity(bundle)}></div>`,
    },
    {
      title: { nl: 'Met eigen woorden', de: 'Mit eigenen Worten', en: 'With words of its own' },
      html: `<div ${identity(secondChance)} data-label="Naast elkaar"></div>`,
    },
  ];
};
