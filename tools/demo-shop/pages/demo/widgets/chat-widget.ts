import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: {
      nl: 'Een link naar de klantenservice, met wat in het paneel komt',
      de: 'Ein Link zum Kundenservice, mit dem Inhalt des Panels',
      en: 'A link to customer service, with what stands in the panel',
    },
    html: `<div data-widget="chat-widget">
  <a class="sw-button sw-button--secondary" href="/klantenservice">Chat</a>
  <div hidden><p><a href="tel:+31360000000">036 000 00 00</a></p></div>
</div>`,
  },
  {
    title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
    html: '<div data-widget="chat-widget"></div>',
  },
  {
    title: { nl: 'Met opmaak', de: 'Mit Auszeichnungen', en: 'With markup' },
    html: `<div data-widget="chat-widget" data-title="Advies" data-content="&lt;p&gt;Bel &lt;a href=&quot;tel:+31360000000&quot;&gt;036 000 00 00&lt;/a&gt;&lt;/p&gt;"></div>`,
  },
];
