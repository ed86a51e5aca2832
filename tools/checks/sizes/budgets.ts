/** The budget of each file of `dist/`, in bytes after gzip -9. The first matching line applies. */
export const budgets: readonly { readonly files: RegExp; readonly limit: number }[] = [
  { files: /^loader\.js$/, limit: 4_000 },
  // Includes cart-badge, add-to-cart and the shared code of enhancers.
  { files: /^engine-\w+\.js$/, limit: 6_500 },
  { files: /^(replay|console-messages)-\w+\.js$/, limit: 1_650 },
  { files: /^buy-without-popup-\w+\.js$/, limit: 1_250 },
  {
    files:
      /^(contract-violation|draw-stepper|lazy-triggers|link-content|read-added|refresh-count|retry|send|style-button)-\w+\.js$/,
    limit: 600,
  },
  { files: /^react-\w+\.js$/, limit: 69_500 },
  { files: /^sanitise-\w+\.js$/, limit: 12_500 },
  // The list of found addresses, loaded when the field has the focus.
  { files: /^AddressCombobox-\w+\.js$/, limit: 14_500 },
  { files: /^island-\w+\.js$/, limit: 30_000 },
  { files: /^contract-\w+\.js$/, limit: 12_000 },
  { files: /^chunk-\w+\.js$/, limit: 10_000 },
  { files: /^cart-page-\w+\.js$/, limit: 6_000 },
  // Script and styles together: 25 kB.
  { files: /^checkout-\w{5}\.js$/, limit: 23_000 },
  { files: /^checkout-\w{5}\.css$/, limit: 4_500 },
  { files: /^checkout-\w{5}\.(nl|de|en)\.js$/, limit: 2_600 },
  { files: /^cart-popup-\w+\.js$/, limit: 4_500 },
  { files: /^recommended-combination-\w+\.js$/, limit: 8_000 },
  // Script and styles together: 15 kB.
  { files: /^product-overview-\w{5}\.js$/, limit: 11_000 },
  { files: /^product-overview-\w{5}\.css$/, limit: 3_500 },
  { files: /^Drawer-\w+\.js$/, limit: 1_500 },
  { files: /^compare-checkbox-\w+\.js$/, limit: 1_600 },
  { files: /^compare-bar-\w+\.js$/, limit: 3_000 },
  { files: /^compare-page-\w+\.js$/, limit: 4_500 },
  // A table with a sticky column.
  { files: /^compare-page-\w+\.css$/, limit: 2_000 },
  { files: /^product-gallery-\w+\.js$/, limit: 4_200 },
  // The full-screen viewer with its library and styles, loaded when it opens.
  { files: /^Viewer-\w+\.js$/, limit: 20_500 },
  { files: /^video-player-\w+\.js$/, limit: 800 },
  // Their forms load when they open.
  { files: /^(installer-request|price-match)-\w{5}\.js$/, limit: 1_300 },
  { files: /^(installer-request|price-match)-\w{5}\.css$/, limit: 1_700 },
  { files: /^(InstallerDialog|PriceMatchDialog)-\w+\.js$/, limit: 1_400 },
  { files: /^back-in-stock-modal-\w{5}\.js$/, limit: 1_500 },
  { files: /^concept-store-modal-\w{5}\.js$/, limit: 800 },
  // Without React. The dialog loads when the shopper points at a link.
  { files: /^content-modal-\w{5}\.js$/, limit: 1_600 },
  { files: /^overlay-\w+\.js$/, limit: 2_000 },
  // The uploader loads with the first file, sorting with the second.
  { files: /^upload-\w+\.js$/, limit: 10_000 },
  { files: /^SortableMedia-\w+\.js$/, limit: 18_000 },
  // Re-exports parts of media-field.
  { files: /^MediaUpload-\w+\.js$/, limit: 600 },
  { files: /^media-field-\w{5}\.js$/, limit: 6_200 },
  { files: /^media-field-\w{5}\.(nl|de|en)\.js$/, limit: 1_800 },
  { files: /^media-field-\w{5}\.css$/, limit: 2_100 },
  // With fields, choices, lists of files, questions, videos, and the texts of the kit's part.
  { files: /^return-(solution|question)-wizard-\w{5}\.js$/, limit: 4_800 },
  { files: /^return-(solution|question)-wizard-\w{5}\.css$/, limit: 4_400 },
  { files: /^return-(solution|question)-wizard-\w{5}\.(nl|de|en)\.js$/, limit: 2_600 },
  { files: /^quotation-\w{5}\.js$/, limit: 3_300 },
  { files: /^quotation-\w{5}\.css$/, limit: 2_200 },
  { files: /^return-picker-\w{5}\.js$/, limit: 2_300 },
  { files: /^return-picker-\w{5}\.css$/, limit: 2_000 },
  { files: /^return-order-form-\w{5}\.js$/, limit: 4_800 },
  { files: /^return-order-form-\w{5}\.css$/, limit: 2_600 },
  // Its form loads when the shopper points at the book.
  { files: /^address-book-\w{5}\.js$/, limit: 3_000 },
  { files: /^AddressForm-\w+\.js$/, limit: 600 },
  { files: /^address-form-\w{5}\.js$/, limit: 1_200 },
  { files: /^credits-dashboard-\w{5}\.js$/, limit: 2_600 },
  { files: /^stock-reminders-\w{5}\.js$/, limit: 1_400 },
  // With the fields and the search of an address.
  { files: /^address-(book|form)-\w{5}\.css$/, limit: 2_900 },
  { files: /^address-(book|form)-\w{5}\.(nl|de|en)\.js$/, limit: 1_900 },
  { files: /^product-reviews-\w+\.js$/, limit: 3_400 },
  { files: /^product-specs-\w+\.js$/, limit: 2_000 },
  { files: /^brand-faq-\w+\.js$/, limit: 2_300 },
  { files: /^faq-block-\w+\.js$/, limit: 1_300 },
  { files: /^star-rating-\w+\.js$/, limit: 1_700 },
  { files: /^mobile-menu-\w+\.js$/, limit: 3_000 },
  { files: /^shipping-costs-\w+\.js$/, limit: 1_500 },
  { files: /^vat-toggle-\w+\.js$/, limit: 1_200 },
  { files: /^page-helpers-\w+\.js$/, limit: 1_600 },
  { files: /^newsletter-box-\w{5}\.js$/, limit: 1_400 },
  // The panel loads when it opens.
  { files: /^chat-widget-\w{5}\.js$/, limit: 1_800 },
  { files: /^chat-panel-\w+\.js$/, limit: 1_400 },
  { files: /^[a-z-]+-\w+\.(nl|de|en)\.js$/, limit: 1_500 },
  // Other widgets.
  { files: /^[a-z-]+-\w{5}\.js$/, limit: 1_000 },
  { files: /^(base|kit-\w+)\.css$/, limit: 5_500 },
  { files: /^recommended-combination-\w+\.css$/, limit: 2_000 },
  { files: /^[a-z-]+-\w+\.css$/, limit: 1_500 },
  // For editors: with React and validation by schema.
  { files: /^catalogue\/catalogue\.js$/, limit: 150_000 },
  { files: /^catalogue\/catalogue\.css$/, limit: 6_000 },
  { files: /^catalogue\/(index\.html|icon\.svg)$/, limit: 800 },
  // For developers.
  { files: /^openapi\/swagger-ui-bundle\.js$/, limit: 500_000 },
  { files: /^openapi\/swagger-ui\.css$/, limit: 32_000 },
  { files: /^openapi\/openapi\.js$/, limit: 30_000 },
  { files: /^openapi\/(index\.html|read\.js)$/, limit: 500 },
  { files: /^openapi\/(LICENSE|NOTICE|.*\.LICENSE\.txt)$/, limit: 5_000 },
  { files: /^openapi\.json$/, limit: 35_000 },
  { files: /^package\/(contract|events)\.js$/, limit: 14_000 },
  { files: /^package\/types\/.*\.d\.ts$/, limit: 4_000 },
  // Not for browsers.
  { files: /^doctor\.js$/, limit: 160_000 },
  { files: /^manifest\.json$/, limit: 6_000 },
  // With a hash of every file.
  { files: /^widgets\.json$/, limit: 46_000 },
  { files: /^widgets\.schema\.json$/, limit: 1_500 },
  { files: /^licences\.txt$/, limit: 12_000 },
];

/** The budgets of whole pages. */
export const pages = [
  {
    name: 'page with badge and buy buttons, scripts',
    widgets: ['cart-badge', 'add-to-cart'],
    kinds: /\.js$/,
    without: /react|zod|i18next|signals/,
    limit: 10_100,
  },
  {
    name: 'cart page, all of it',
    widgets: ['cart-page', 'cart-badge'],
    kinds: /./,
    without: null,
    limit: 130_000,
  },
  {
    name: 'overview page, all of it',
    widgets: ['product-overview', 'cart-badge'],
    kinds: /./,
    without: null,
    limit: 135_000,
  },
  {
    name: 'checkout page, all of it',
    widgets: ['checkout', 'cart-badge'],
    kinds: /./,
    without: null,
    limit: 165_000,
  },
  {
    name: 'return wizard with solutions, all of it',
    widgets: ['return-solution-wizard', 'cart-badge'],
    kinds: /./,
    without: null,
    limit: 150_000,
  },
  {
    name: 'return wizard with questions, all of it',
    widgets: ['return-question-wizard', 'cart-badge'],
    kinds: /./,
    without: null,
    limit: 150_000,
  },
] as const;
