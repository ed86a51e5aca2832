import type { DemoInput, DemoWidget } from './catalogue.ts';
import type { Words } from '../../rules/language.ts';

function input(attribute: string, kind: DemoInput['kind'], standard: string | null, meaning: Words): DemoInput {
  return { attribute, kind, standard, meaning };
}

const TITLE: Words = { nl: 'De kop.', de: 'Die Überschrift.', en: 'The heading.' };

export const newsletterBox: DemoWidget = {
  name: 'newsletter-box',
  about: {
    nl: 'Neemt een e-mailadres aan voor de nieuwsbrief. Te zien zodra het marketingscript er is.',
    de: 'Nimmt eine E-Mail-Adresse für den Newsletter an. Zu sehen, sobald das Marketingskript da ist.',
    en: 'Takes an e-mail address for the newsletter. Seen as soon as the marketing script is there.',
  },
  inputs: [
    input('data-queue', 'text', '_sqzl', {
      nl: 'De globale naam van de wachtrij van het marketingscript.',
      de: 'Der globale Name der Warteschlange des Marketingskripts.',
      en: 'The global name of the queue of the marketing script.',
    }),
    input('data-title', 'text', null, TITLE),
    input('data-text', 'text', null, {
      nl: 'De zin onder de kop.',
      de: 'Der Satz unter der Überschrift.',
      en: 'The sentence below the heading.',
    }),
    input('data-thanks', 'text', null, {
      nl: 'Wat er na het aanmelden staat.',
      de: 'Was nach der Anmeldung dasteht.',
      en: 'What stands there after a sign-up.',
    }),
  ],
  samples: () => [
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
    <button class="button button--quiet">OK</button>
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
  ],
};

export const chatWidget: DemoWidget = {
  name: 'chat-widget',
  about: {
    nl: 'De weg naar de klantenservice. Gaat na een minuut op de site één keer vanzelf open.',
    de: 'Der Weg zum Kundenservice. Öffnet sich nach einer Minute auf der Website einmal von selbst.',
    en: 'The way to customer service. Opens by itself once, after a minute on the site.',
  },
  inputs: [
    input('data-delay', 'number', '60', {
      nl: 'Na hoeveel seconden de chat vanzelf opengaat.',
      de: 'Nach wie vielen Sekunden sich der Chat von selbst öffnet.',
      en: 'After how many seconds the chat opens by itself.',
    }),
    input('data-min-width', 'number', '1024', {
      nl: 'Vanaf welke breedte van het venster, in pixels.',
      de: 'Ab welcher Breite des Fensters, in Pixeln.',
      en: 'From which width of the window on, in pixels.',
    }),
    input('data-open-call', 'text', null, {
      nl: 'De globale functie die de chat van een leverancier opent.',
      de: 'Die globale Funktion, die den Chat eines Anbieters öffnet.',
      en: 'The global function that opens the chat of a vendor.',
    }),
    input('data-title', 'text', null, TITLE),
    input('data-content', 'text', null, {
      nl: 'Wat in het paneel staat; opmaak wordt opgeschoond.',
      de: 'Was im Panel steht; Auszeichnungen werden bereinigt.',
      en: 'What stands in the panel; markup is sanitised.',
    }),
  ],
  samples: () => [
    {
      title: {
        nl: 'Een link naar de klantenservice, met wat in het paneel komt',
        de: 'Ein Link zum Kundenservice, mit dem Inhalt des Panels',
        en: 'A link to customer service, with what stands in the panel',
      },
      html: `<div data-widget="chat-widget">
  <a class="button button--quiet" href="/klantenservice">Chat</a>
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
  ],
};
