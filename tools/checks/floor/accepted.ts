/** Features beyond the floor that the product uses on purpose: without them a page looks plainer and works the same. */
export const accepted: Readonly<Record<string, string>> = {
  'interpolate-size': 'an answer opens without animation',
  'interpolate-size: allow-keywords': 'an answer opens without animation',
  ':details-content': 'an answer opens without animation',
  'field-sizing': 'a text field scrolls instead of growing',
  'field-sizing: content': 'a text field scrolls instead of growing',
  'scrollbar-gutter': 'the page moves by the width of a scroll bar when a dialog opens',
  'scrollbar-gutter: stable': 'the page moves by the width of a scroll bar when a dialog opens',
  'scrollbar-width': 'the thumbnails show a scroll bar',
  'scrollbar-width: none': 'the thumbnails show a scroll bar',
  'forced-color-adjust': 'a star or a grey box has the colours of the system, as everything else',
  'forced-color-adjust: none': 'a star or a grey box has the colours of the system, as everything else',
  'print-color-adjust': 'a printed star has no colour',
  'print-color-adjust: exact': 'a printed star has no colour',
  'text-size-adjust': 'other browsers do not enlarge text on a turned phone',
  uuid: 'a member of a file in Dropzone, no feature of a browser',
  requestIdleCallback: 'the loader waits by a timer',
};
