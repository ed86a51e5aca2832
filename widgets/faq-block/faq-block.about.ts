import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Vragen en antwoorden', de: 'Fragen und Antworten', en: 'Questions and answers' },
  text: {
    nl: 'Vragen met antwoorden, en een plaatje ernaast; één antwoord tegelijk is open.',
    de: 'Fragen mit Antworten und ein Bild daneben; jeweils eine Antwort ist offen.',
    en: 'Questions with answers, and a picture beside them; one answer is open at a time.',
  },
  inputs: {
    title: {
      nl: 'De kop; zonder deze die in het element.',
      de: 'Die Überschrift; ohne sie die im Element.',
      en: 'The heading; without it the one inside the element.',
    },
    items: {
      nl: 'Vragen en antwoorden; zonder deze die in het element.',
      de: 'Fragen und Antworten; ohne sie die im Element.',
      en: 'Questions and answers; without them those inside the element.',
    },
    image: {
      nl: 'Het plaatje, dat voor 640 px en smaller, en wat het laat zien.',
      de: 'Das Bild, das für 640 px und schmaler, und was es zeigt.',
      en: 'The picture, that for 640 px and less, and what it shows.',
    },
    mobileImage: {
      nl: 'Het plaatje, dat voor 640 px en smaller, en wat het laat zien.',
      de: 'Das Bild, das für 640 px und schmaler, und was es zeigt.',
      en: 'The picture, that for 640 px and less, and what it shows.',
    },
    imageAlt: {
      nl: 'Het plaatje, dat voor 640 px en smaller, en wat het laat zien.',
      de: 'Das Bild, das für 640 px und schmaler, und was es zeigt.',
      en: 'The picture, that for 640 px and less, and what it shows.',
    },
  },
  calls: {},
  tells: [],
  hears: [],
  example: `<div data-widget="faq-block">
  <h2>undefined</h2>
  <img src="/media/b/service.svg" alt="undefined" width="600" height="450" />
  <details id="vraag-1" name="bestellen"><summary>undefined</summary><div>undefined</div></details>
  <details id="vraag-2" name="bestellen"><summary>undefined</summary><div>undefined</div></details>
  <details id="vraag-3" name="bestellen"><summary>undefined</summary><div>undefined</div></details>
  <details id="vraag-4" name="bestellen"><summary>undefined</summary><div>undefined</div></details>
</div>`,
};
