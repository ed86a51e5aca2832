import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
    html: '<div data-widget="newsletter-box"></div>',
  },
  {
    title: {
      nl: 'Een formulier dat de server al toont',
      de: 'Ein Formular, das der Server schon zeigt',
      en: 'A form that the server already shows',
    },
    html: `<div data-widget="newsletter-box" data-thanks="Tot snel!" hidden>
  <form>
    <label>E-mail <input type="email" name="email" autocomplete="email" /></label>
    <button class="sw-button sw-button--secondary">OK</button>
  </form>
</div>`,
  },
  {
    title: {
      nl: 'Een wachtrij die er niet is: er is niets te zien',
      de: 'Eine Warteschlange, die es nicht gibt: nichts ist zu sehen',
      en: 'A queue that is not there: nothing is seen',
    },
    html: '<div data-widget="newsletter-box" data-queue="notHere"></div>',
  },
];
