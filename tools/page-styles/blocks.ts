/** A block of classes that HTML of a server may have. */
export interface Block {
  /** Its class, which the classes of its parts begin with. */
  readonly block: string;
  /** What it is for. */
  readonly purpose: string;
}

/** Every public block, in the order of the guide. Their classes are read from the built styles. */
export const BLOCKS: readonly Block[] = [
  { block: 'sw-page', purpose: 'around all others, once; its parts are for pages without scripts' },
  { block: 'sw-button', purpose: 'a button, or a link that looks like one' },
  { block: 'sw-price', purpose: 'an amount, with an earlier one' },
  { block: 'sw-line-price', purpose: 'the price of a piece and of the whole line' },
  { block: 'sw-vat-line', purpose: 'the VAT in an amount' },
  { block: 'sw-stars', purpose: 'a rating; each star is filled by 0, 25, 50, 75 or 100 percent' },
  { block: 'sw-stock-label', purpose: 'whether a product is in stock' },
  { block: 'sw-sold-out', purpose: 'a text in the place of a buy button' },
  { block: 'sw-flag', purpose: 'a short label' },
  { block: 'sw-credits', purpose: 'Power Credits that a product earns' },
  { block: 'sw-labels', purpose: 'the official labels beside a price' },
  { block: 'sw-artwork', purpose: 'a picture that must not be changed, such as a notice' },
  { block: 'sw-message', purpose: 'a message: `info`, `success`, `warning` or `error`' },
  { block: 'sw-product-name', purpose: 'the code of a model in a name, which goes to the next line before it breaks' },
  { block: 'sw-product-card', purpose: 'the card of a product' },
  { block: 'sw-product-row', purpose: 'a row of cards with a heading' },
  { block: 'sw-control', purpose: 'a field of a few words, or a select, outside of a form' },
  { block: 'sw-sort', purpose: 'the order of a list: a name and a select with its arrow' },
  { block: 'sw-product-overview', purpose: 'a list of products with its filters, toolbar and pages' },
  { block: 'sw-cart-page', purpose: 'the lines and the summary of the cart' },
  { block: 'sw-stepper', purpose: 'a quantity with its buttons' },
  { block: 'sw-checkout', purpose: 'the checkout: its step, its summary and its actions' },
  { block: 'sw-steps', purpose: 'the steps of a form' },
  { block: 'sw-field', purpose: 'a field with its label, hint and errors' },
  { block: 'sw-required-note', purpose: 'says what the star of a label means' },
  { block: 'sw-checkbox', purpose: 'a checkbox' },
  { block: 'sw-radios', purpose: 'a choice of a few short options' },
  { block: 'sw-choices', purpose: 'cards of which one is chosen, with their question' },
  { block: 'sw-choice', purpose: 'one of them; what is inside is shown while it is chosen' },
  { block: 'sw-address', purpose: 'the fields of an address, in rows' },
  { block: 'sw-address-search', purpose: 'the field that searches an address' },
  { block: 'sw-error-summary', purpose: 'links to the fields with errors' },
  { block: 'sw-accordion', purpose: 'questions that unfold' },
  { block: 'sw-faq-block', purpose: 'questions about a subject, with a picture beside them' },
  { block: 'sw-product-gallery', purpose: 'the pictures of a product: a large one and a row of all' },
  { block: 'sw-product-specs', purpose: 'the specifications of a product' },
  { block: 'sw-product-reviews', purpose: 'reviews of a product, with their average and pages' },
  {
    block: 'sw-recommended-combination',
    purpose: 'a product with what the shop recommends to buy with it, at one price',
  },
  { block: 'sw-quotation', purpose: 'a quotation: its lines, its amounts and the links to answer it' },
  { block: 'sw-return-picker', purpose: 'the products of orders, to choose what goes back' },
  { block: 'sw-withdrawal', purpose: 'the statement that ends a contract' },
  { block: 'sw-address-book', purpose: 'the addresses of a customer' },
  { block: 'sw-credits-dashboard', purpose: 'what a customer has saved, and what it is exchanged for' },
  { block: 'sw-stock-reminders', purpose: 'the products that a customer waits for' },
  { block: 'sw-dialog', purpose: 'the frame of a `<dialog>`' },
  { block: 'sw-drawer', purpose: 'a dialog at the edge of the window' },
  { block: 'sw-image', purpose: 'a picture in a box of its ratio' },
  { block: 'sw-icon', purpose: 'a drawing as large as the text' },
  { block: 'sw-html', purpose: 'a text of an editor' },
  { block: 'sw-visually-hidden', purpose: 'a text for screen readers alone' },
];
