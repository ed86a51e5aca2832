import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ orderable: { id } }) => {
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
};
