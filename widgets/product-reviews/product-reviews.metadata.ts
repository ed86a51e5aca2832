import { readReviewPage, readReviews } from '../../shared/contract/reviews.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Reviews', de: 'Bewertungen', en: 'Reviews' },
  text: {
    nl: 'Wat klanten van een product vinden, per bladzijde.',
    de: 'Was Kunden über ein Produkt sagen, Seite für Seite.',
    en: 'What customers say about a product, page by page.',
  },
  group: 'choosing',
  hydrate: 'interaction',
  inputs: {
    productId: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'The number of the product.' },
    type: {
      nl: 'Wat voor product het is: product, bundle of second-chance-product.',
      de: 'Was für ein Produkt es ist: product, bundle oder second-chance-product.',
      en: 'What kind of product it is: product, bundle or second-chance-product.',
    },
    initial: {
      nl: 'De eerste bladzijde, zodat er niets wordt gevraagd; {} als hij in het element staat.',
      de: 'Die erste Seite, damit nichts gefragt wird; {} wenn sie im Element steht.',
      en: 'The first page, so that nothing is asked; {} when it stands inside the element.',
    },
    verifiedNote: {
      nl: 'Hoe de winkel weet dat wie beoordeelt het product kocht.',
      de: 'Woher der Shop weiß, dass Bewertende das Produkt gekauft haben.',
      en: 'How the shop knows that reviewers bought the product.',
    },
  },
  labels: {
    productId: { nl: 'Productnummer', de: 'Produktnummer', en: 'Product number' },
    type: { nl: 'Soort product', de: 'Produktart', en: 'Product type' },
    initial: { nl: 'Eerste bladzijde', de: 'Erste Seite', en: 'First page' },
    verifiedNote: { nl: 'Over geverifieerde kopers', de: 'Zu verifizierten Käufen', en: 'About verified buyers' },
  },
  slots: {
    end: {
      title: { nl: 'Onder de reviews', de: 'Unter den Bewertungen', en: 'Below the reviews' },
      text: {
        nl: 'Onder de lijst met reviews, ook als er geen zijn.',
        de: 'Unter der Liste der Bewertungen, auch wenn es keine gibt.',
        en: 'Below the list of reviews, also when there are none.',
      },
    },
  },
  calls: { readReviews, readReviewPage },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="product-reviews" data-product-id="4711" data-type="product">
  <p><a href="/growatt-min-3000tl-xh#reviews">Reviews</a></p>
</div>`,
};
