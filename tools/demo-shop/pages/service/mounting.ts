import type { Article } from './article.ts';

export const mounting: Article = {
  path: '/montage',
  title: {
    nl: 'Zelf panelen monteren',
    de: 'Module selbst montieren',
    en: 'Mounting panels yourself',
  },
  intro: {
    nl: 'In een middag ligt er een rij panelen op een pannendak, als je met zijn tweeën bent.',
    de: 'Zu zweit liegt an einem Nachmittag eine Reihe Module auf dem Ziegeldach.',
    en: 'With two people, a row of panels lies on a tiled roof within an afternoon.',
  },
  sections: [
    {
      title: { nl: 'Eerst de rails', de: 'Zuerst die Schienen', en: 'The rails first' },
      text: [
        {
          nl: 'Haak per meter rail één dakhaak achter de panlat, en draai de bouten pas vast als de rij recht ligt.',
          de: 'Setzen Sie je Meter Schiene einen Dachhaken hinter die Ziegellatte, und ziehen Sie die Schrauben erst an, wenn die Reihe gerade liegt.',
          en: 'Hook one roof hook per metre of rail behind the batten, and tighten the bolts only once the row lies straight.',
        },
      ],
    },
    {
      title: { nl: 'Dan de stekkers', de: 'Dann die Stecker', en: 'Then the connectors' },
      text: [
        {
          nl: 'Sluit de panelen in serie aan terwijl de omvormer uit staat. Trek nooit een stekker los zolang er zon op staat.',
          de: 'Schließen Sie die Module in Reihe an, solange der Wechselrichter aus ist. Ziehen Sie nie einen Stecker, solange die Sonne darauf scheint.',
          en: 'Connect the panels in series while the inverter is off. Never pull a connector while the sun is on it.',
        },
      ],
    },
  ],
  video: {
    code: 'aqz-KE-bpKQ',
    title: {
      nl: 'Panelen op een pannendak, stap voor stap',
      de: 'Module auf dem Ziegeldach, Schritt für Schritt',
      en: 'Panels on a tiled roof, step by step',
    },
  },
};
