import type { Locale, Words } from '../../rules/language.ts';

/** A page of the content system: markup of an editor, with widgets in the text. */
export interface Guide {
  readonly path: string;
  readonly title: Words;
  readonly about: Words;
  readonly markup: Words;
}

interface GuideWords {
  readonly start: string;
  readonly snippet: string;
  readonly inverterTitle: string;
  readonly inverterBefore: string;
  readonly stars: string;
  readonly inverterAfter: string;
  readonly buy: string;
  readonly videoTitle: string;
  readonly videoBefore: string;
  readonly video: string;
  readonly storeTitle: string;
  readonly storeBefore: string;
  readonly store: string;
  readonly storeContent: string;
  readonly costs: string;
  readonly costsLink: string;
  readonly questionsTitle: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly endTitle: string;
  readonly end: string;
}

const WORDS: Readonly<Record<Locale, GuideWords>> = {
  nl: {
    start:
      'Een eigen zonnestroominstallatie bestaat uit drie dingen: panelen die stroom maken, een omvormer die er netstroom van maakt, en kabels die beide verbinden. In dit stuk lopen we van dak tot stopcontact mee.',
    snippet:
      'Goed om vooraf te weten: <a href="/levering">hoe panelen bij je komen</a>, <a href="/garantie">welke garantie erop zit</a> en <a href="/montage">hoe je ze zelf legt</a>.',
    inverterTitle: 'De omvormer kiezen',
    inverterBefore: 'Voor acht tot tien panelen is de Growatt MIN 3000TL-XH onze vaste keuze: klanten geven hem',
    stars: '4,6 van 5 sterren',
    inverterAfter: 'Hij hangt in een uur aan de muur en praat met elke thuisbatterij van hetzelfde merk.',
    buy: 'In winkelwagen: Growatt MIN 3000TL-XH',
    videoTitle: 'Het dak op',
    videoBefore:
      'Wie zelf legt, heeft aan één middag genoeg. Kijk eerst hoe het gaat, en loop daarna nog eens langs de bouten.',
    video: 'Panelen op een pannendak, stap voor stap',
    storeTitle: 'Liever eerst zien?',
    storeBefore: 'In Zeewolde staan alle omvormers en batterijen werkend opgesteld. Je hoeft geen afspraak te maken.',
    store: 'Bekijk de winkel',
    storeContent:
      '<p><strong>Zonshop Zeewolde</strong><br>Energieweg 12, 3898 LK Zeewolde</p><p>Maandag tot en met vrijdag van 09:00 tot 17:00 uur, zaterdag tot 13:00 uur.</p>',
    costs: 'Losse onderdelen sturen we met de post, panelen op een pallet.',
    costsLink: 'Wat kost verzending?',
    questionsTitle: 'Vragen die we vaak krijgen',
    questions: [
      [
        'Heb ik een vergunning nodig?',
        'Meestal niet. Bij een monument of een beschermd stadsgezicht vraag je het eerst aan je gemeente.',
      ],
      [
        'Moet mijn meterkast worden aangepast?',
        'Een omvormer krijgt een eigen groep. Is er nog een plek vrij, dan is een elektricien daarmee in een half uur klaar.',
      ],
      [
        'Wat gebeurt er als de stroom uitvalt?',
        'Dan schakelt de omvormer uit, zodat monteurs veilig aan het net kunnen werken. Met een batterij met noodstroom gaat een deel van je huis door.',
      ],
    ],
    endTitle: 'Toch liever laten doen?',
    end: 'Dat kan. Een installateur uit de buurt komt langs, meet het dak op en doet een voorstel.',
  },
  de: {
    start:
      'Eine eigene Solaranlage besteht aus drei Dingen: Modulen, die Strom erzeugen, einem Wechselrichter, der daraus Netzstrom macht, und Kabeln, die beides verbinden. Dieser Beitrag geht mit Ihnen vom Dach zur Steckdose.',
    snippet:
      'Gut zu wissen: <a href="/levering">wie Module zu Ihnen kommen</a>, <a href="/garantie">welche Garantie es gibt</a> und <a href="/montage">wie Sie sie selbst verlegen</a>.',
    inverterTitle: 'Den Wechselrichter wählen',
    inverterBefore: 'Für acht bis zehn Module empfehlen wir den Growatt MIN 3000TL-XH: Kundinnen und Kunden geben ihm',
    stars: '4,6 von 5 Sternen',
    inverterAfter: 'Er hängt in einer Stunde an der Wand und arbeitet mit jedem Heimspeicher derselben Marke.',
    buy: 'In den Warenkorb: Growatt MIN 3000TL-XH',
    videoTitle: 'Auf das Dach',
    videoBefore:
      'Wer selbst verlegt, braucht einen Nachmittag. Sehen Sie zuerst, wie es geht, und prüfen Sie danach noch einmal alle Schrauben.',
    video: 'Module auf dem Ziegeldach, Schritt für Schritt',
    storeTitle: 'Lieber erst ansehen?',
    storeBefore:
      'In Zeewolde sind alle Wechselrichter und Speicher in Betrieb zu sehen. Einen Termin brauchen Sie nicht.',
    store: 'Zum Laden',
    storeContent:
      '<p><strong>Zonshop Zeewolde</strong><br>Energieweg 12, 3898 LK Zeewolde, Niederlande</p><p>Montag bis Freitag von 9 bis 17 Uhr, Samstag bis 13 Uhr.</p>',
    costs: 'Einzelteile kommen mit der Post, Module auf einer Palette.',
    costsLink: 'Was kostet der Versand?',
    questionsTitle: 'Häufige Fragen',
    questions: [
      [
        'Brauche ich eine Genehmigung?',
        'Meist nicht. Bei einem Denkmal oder in einem geschützten Ortskern fragen Sie zuerst Ihre Gemeinde.',
      ],
      [
        'Muss mein Zählerschrank angepasst werden?',
        'Ein Wechselrichter erhält einen eigenen Stromkreis. Ist noch ein Platz frei, ist eine Fachkraft damit in einer halben Stunde fertig.',
      ],
      [
        'Was geschieht bei Stromausfall?',
        'Der Wechselrichter schaltet ab, damit am Netz sicher gearbeitet werden kann. Mit einem Speicher mit Notstrom läuft ein Teil Ihres Hauses weiter.',
      ],
    ],
    endTitle: 'Lieber machen lassen?',
    end: 'Gern. Ein Installateur aus Ihrer Nähe kommt vorbei, misst das Dach aus und macht Ihnen ein Angebot.',
  },
  en: {
    start:
      'A solar installation of your own consists of three things: panels that make power, an inverter that turns it into mains power, and cables that connect the two. This page walks with you from roof to socket.',
    snippet:
      'Good to know beforehand: <a href="/levering">how panels come to you</a>, <a href="/garantie">which warranty they carry</a> and <a href="/montage">how to mount them yourself</a>.',
    inverterTitle: 'Choosing the inverter',
    inverterBefore: 'For eight to ten panels, the Growatt MIN 3000TL-XH is our regular choice: customers give it',
    stars: '4.6 out of 5 stars',
    inverterAfter: 'It hangs on the wall within an hour and talks to every home battery of the same brand.',
    buy: 'Add to cart: Growatt MIN 3000TL-XH',
    videoTitle: 'Up on the roof',
    videoBefore:
      'If you mount them yourself, one afternoon is enough. See first how it goes, and check every bolt once more afterwards.',
    video: 'Panels on a tiled roof, step by step',
    storeTitle: 'Would you rather see it first?',
    storeBefore: 'In Zeewolde all inverters and batteries stand there at work. You need no appointment.',
    store: 'See the store',
    storeContent:
      '<p><strong>Zonshop Zeewolde</strong><br>Energieweg 12, 3898 LK Zeewolde, the Netherlands</p><p>Monday to Friday from 9 am to 5 pm, Saturday until 1 pm.</p>',
    costs: 'Small parts come by post, panels on a pallet.',
    costsLink: 'What does shipping cost?',
    questionsTitle: 'Questions that we often hear',
    questions: [
      [
        'Do I need a permit?',
        'Usually not. For a listed building or a protected townscape, ask your municipality first.',
      ],
      [
        'Does my meter cupboard have to be changed?',
        'An inverter gets a circuit of its own. If there is a place left, an electrician is done with it in half an hour.',
      ],
      [
        'What happens in a power cut?',
        'The inverter switches off, so that people can work on the grid safely. With a battery that offers emergency power, part of your house goes on.',
      ],
    ],
    endTitle: 'Would you rather have it done?',
    end: 'By all means. An installer nearby comes round, measures the roof and makes a proposal.',
  },
};

/** Escapes a value for an attribute. */
function quoted(markup: string): string {
  return markup.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const WEBSITE: Readonly<Record<Locale, number>> = { nl: 1, de: 2, en: 3 };

function markupIn(locale: Locale): string {
  const words = WORDS[locale];
  const questions = words.questions
    .map(([question, answer]) => `<details>\n    <summary>${question}</summary>\n    <p>${answer}</p>\n  </details>`)
    .join('\n  ');
  return `<p>${words.start}</p>
<div data-widget="content-modal">
  <p>${words.snippet}</p>
</div>
<h2>${words.inverterTitle}</h2>
<p>${words.inverterBefore} <span data-widget="star-rating" data-rating="4.6" data-count="31">${words.stars}</span>. ${words.inverterAfter}</p>
<p><a class="sw-button sw-button--primary" href="/growatt-min-3000tl-xh" data-widget="add-to-cart" data-type="product" data-id="4711">${words.buy}</a></p>
<h2>${words.videoTitle}</h2>
<p>${words.videoBefore}</p>
<div class="film" data-widget="video-player" data-code="aqz-KE-bpKQ" data-title="${quoted(words.video)}" data-poster="/media/hero.svg">
  <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/media/hero.svg" alt="" width="640" height="440" loading="lazy"><span>${words.video}</span></a>
</div>
<h2>${words.storeTitle}</h2>
<p>${words.storeBefore}</p>
<div data-widget="concept-store-modal" data-title="Zonshop Zeewolde" data-content="${quoted(words.storeContent)}">
  <a class="sw-button sw-button--secondary" href="/klantenservice">${words.store}</a>
</div>
<p>${words.costs} <span data-widget="shipping-costs" data-price="649"><a href="/verzendkosten">${words.costsLink}</a></span></p>
<div data-widget="faq-block">
  <h2>${words.questionsTitle}</h2>
  ${questions}
</div>
<h2>${words.endTitle}</h2>
<p>${words.end}</p>
<div data-widget="installer-request" data-submit-url="/installer-request-submission" data-website-id="${WEBSITE[locale]}" data-model-id="4711" data-model-type="product">
  <noscript><a class="sw-button sw-button--secondary" href="/installer-request-submission?type=product&amp;id=4711">${words.endTitle}</a></noscript>
</div>`;
}

export const GUIDE: Guide = {
  path: '/advies/van-dak-tot-stopcontact',
  title: { nl: 'Van dak tot stopcontact', de: 'Vom Dach zur Steckdose', en: 'From roof to socket' },
  about: {
    nl: 'Wat je nodig hebt om zelf stroom te maken, en hoe het bij elkaar komt.',
    de: 'Was Sie brauchen, um selbst Strom zu erzeugen, und wie es zusammenkommt.',
    en: 'What you need to make your own power, and how it comes together.',
  },
  markup: { nl: markupIn('nl'), de: markupIn('de'), en: markupIn('en') },
};
