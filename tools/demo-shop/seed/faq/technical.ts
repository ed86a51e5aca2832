import type { SeededGroup } from './question.ts';

export const installing: SeededGroup = {
  id: 1,
  icon: 'install',
  picture: 'advies',
  tab: { nl: 'Installatie', de: 'Installation', en: 'Installation' },
  subject: {
    nl: 'Een {brand}-omvormer aansluiten',
    de: 'Einen Wechselrichter von {brand} anschließen',
    en: 'Connecting a {brand} inverter',
  },
  pictured: {
    nl: 'Een omvormer aan de muur',
    de: 'Ein Wechselrichter an der Wand',
    en: 'An inverter on the wall',
  },
  categories: ['omvormers'],
  items: [
    {
      question: {
        nl: 'Mag ik een {brand}-omvormer zelf aansluiten?',
        de: 'Darf ich einen Wechselrichter von {brand} selbst anschließen?',
        en: 'May I connect a {brand} inverter myself?',
      },
      answer: {
        nl: '<p>Ophangen en de zonnepanelen aansluiten mag je zelf doen. Laat de aansluiting op de meterkast altijd aan een erkende installateur over: <strong>de garantie en je verzekering kunnen ervan afhangen</strong>.</p>',
        de: '<p>Aufhängen und die Module anschließen dürfen Sie selbst. Den Anschluss an den Zählerschrank überlassen Sie immer einem eingetragenen Fachbetrieb: <strong>Garantie und Versicherung können davon abhängen</strong>.</p>',
        en: '<p>You may hang it and connect the solar panels yourself. Always leave the connection to the fuse box to a certified installer: <strong>warranty and insurance may depend on it</strong>.</p>',
      },
    },
    {
      question: {
        nl: 'Hoeveel panelen kan ik aansluiten?',
        de: 'Wie viele Module kann ich anschließen?',
        en: 'How many panels can I connect?',
      },
      answer: {
        nl: '<p>Dat hangt af van drie dingen:</p><ul><li>de startspanning en de hoogste spanning van de omvormer;</li><li>de stroom per MPP-tracker;</li><li>het vermogen van je panelen bij vorst, want dan is de spanning het hoogst.</li></ul><p>Stuur ons je dakplan, dan <a href="/klantenservice">rekenen we het voor je uit</a>.</p>',
        de: '<p>Das hängt von drei Dingen ab:</p><ul><li>der Startspannung und der höchsten Spannung des Wechselrichters;</li><li>dem Strom je MPP-Tracker;</li><li>der Spannung Ihrer Module bei Frost, denn dann ist sie am höchsten.</li></ul><p>Senden Sie uns Ihren Dachplan, dann <a href="/klantenservice">rechnen wir es für Sie aus</a>.</p>',
        en: '<p>That depends on three things:</p><ul><li>the starting and the highest voltage of the inverter;</li><li>the current per MPP tracker;</li><li>the voltage of your panels in frost, when it is highest.</li></ul><p>Send us your roof plan and <a href="/klantenservice">we calculate it for you</a>.</p>',
      },
    },
    {
      question: {
        nl: 'Kan een {brand}-omvormer buiten hangen?',
        de: 'Kann ein Wechselrichter von {brand} im Freien hängen?',
        en: 'Can a {brand} inverter hang outdoors?',
      },
      answer: {
        nl: '<p>Ja, met beschermingsklasse IP65. Kies wel een plek uit de volle zon en houd rondom 30 cm vrij.</p>',
        de: '<p>Ja, mit Schutzart IP65. Wählen Sie einen Platz ohne direkte Sonne, und lassen Sie ringsum 30 cm frei.</p>',
        en: '<p>Yes, with protection class IP65. Choose a spot out of direct sun and keep 30 cm free all around.</p>',
      },
    },
    {
      question: {
        nl: 'Waarom levert mijn omvormer op een zonnige dag minder?',
        de: 'Warum liefert mein Wechselrichter an einem sonnigen Tag weniger?',
        en: 'Why does my inverter yield less on a sunny day?',
      },
      answer: {
        nl: '<p>Bij een hoge netspanning regelt hij terug. Zie je dat vaak, laat dan de spanning meten: een dikkere kabel naar de meterkast helpt meestal.</p>',
        de: '<p>Bei hoher Netzspannung regelt er ab. Sehen Sie das oft, lassen Sie die Spannung messen: Ein dickeres Kabel zum Zählerschrank hilft meistens.</p>',
        en: '<p>At a high mains voltage it throttles. If you see this often, have the voltage measured: a thicker cable to the fuse box usually helps.</p>',
      },
    },
  ],
};

export const watching: SeededGroup = {
  id: 2,
  icon: 'app',
  picture: 'batterijen',
  tab: { nl: 'App en monitoring', de: 'App und Monitoring', en: 'App and monitoring' },
  subject: {
    nl: 'Zien wat er gebeurt met de app van {brand}',
    de: 'Mit der App von {brand} sehen, was passiert',
    en: 'See what happens with the {brand} app',
  },
  pictured: {
    nl: 'Een thuisaccu met zijn laadstand',
    de: 'Ein Heimspeicher mit seinem Ladestand',
    en: 'A home battery showing its charge',
  },
  categories: ['omvormers', 'thuisbatterijen'],
  items: [
    {
      question: {
        nl: 'Hoe verbind ik {brand} met wifi?',
        de: 'Wie verbinde ich {brand} mit dem WLAN?',
        en: 'How do I connect {brand} to wifi?',
      },
      answer: {
        nl: '<ol><li>Zet in de app een nieuwe installatie klaar.</li><li>Scan de code op het typeplaatje.</li><li>Kies je netwerk op 2,4 GHz: op 5 GHz lukt het niet.</li></ol>',
        de: '<ol><li>Legen Sie in der App eine neue Anlage an.</li><li>Scannen Sie den Code auf dem Typenschild.</li><li>Wählen Sie Ihr Netz mit 2,4 GHz: mit 5 GHz gelingt es nicht.</li></ol>',
        en: '<ol><li>Prepare a new installation in the app.</li><li>Scan the code on the type plate.</li><li>Choose your 2.4 GHz network: 5 GHz does not work.</li></ol>',
      },
    },
    {
      question: {
        nl: 'Wat kost de app?',
        de: 'Was kostet die App?',
        en: 'What does the app cost?',
      },
      answer: {
        nl: '<p>Niets. {brand} bewaart je opbrengst zo lang de installatie bestaat.</p>',
        de: '<p>Nichts. {brand} bewahrt Ihre Erträge auf, solange die Anlage besteht.</p>',
        en: '<p>Nothing. {brand} keeps your yields for as long as the installation exists.</p>',
      },
    },
    {
      question: {
        nl: 'Kan ik laden als stroom goedkoop is?',
        de: 'Kann ich laden, wenn Strom günstig ist?',
        en: 'Can I charge when power is cheap?',
      },
      answer: {
        nl: '<p>Met een accu wel: stel in de app vaste uren in, of koppel je dynamische contract.</p>',
        de: '<p>Mit einem Speicher ja: Stellen Sie in der App feste Stunden ein, oder verbinden Sie Ihren dynamischen Tarif.</p>',
        en: '<p>With a battery you can: set fixed hours in the app, or link your dynamic contract.</p>',
      },
    },
  ],
};
