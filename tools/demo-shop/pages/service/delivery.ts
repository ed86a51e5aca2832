import type { Article } from './article.ts';

export const delivery: Article = {
  path: '/levering',
  isInFooter: true,
  title: { nl: 'Levering', de: 'Lieferung', en: 'Delivery' },
  intro: {
    nl: 'Wat op een werkdag voor 17:00 uur is besteld en op voorraad is, gaat dezelfde dag de deur uit.',
    de: 'Was werktags bis 17 Uhr bestellt wird und auf Lager ist, verlässt am selben Tag unser Haus.',
    en: 'What is ordered by 5 pm on a working day and in stock leaves our warehouse the same day.',
  },
  sections: [
    {
      title: { nl: 'Pakketten', de: 'Pakete', en: 'Parcels' },
      text: [
        {
          nl: 'Kleine onderdelen en gereedschap komen met de pakketdienst, meestal de volgende werkdag. Je kiest zelf een dag, of een afhaalpunt bij je in de buurt.',
          de: 'Kleinteile und Werkzeug kommen mit dem Paketdienst, meist am nächsten Werktag. Sie wählen den Tag selbst, oder eine Abholstelle in Ihrer Nähe.',
          en: 'Small parts and tools come by parcel, usually on the next working day. You choose the day, or a collection point nearby.',
        },
      ],
    },
    {
      title: { nl: 'Panelen en batterijen', de: 'Module und Speicher', en: 'Panels and batteries' },
      text: [
        {
          nl: 'Die staan op een pallet en komen met een vrachtwagen met laadklep. De chauffeur belt een uur van tevoren en brengt de pallet tot de stoeprand.',
          de: 'Sie stehen auf einer Palette und kommen mit einem Lastwagen mit Hebebühne. Der Fahrer ruft eine Stunde vorher an und bringt die Palette bis zur Bordsteinkante.',
          en: 'They stand on a pallet and come by lorry with a tail lift. The driver calls an hour ahead and brings the pallet as far as the kerb.',
        },
      ],
    },
  ],
};
