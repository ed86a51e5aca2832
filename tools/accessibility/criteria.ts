/** A test of this repository, by its file and its title as written there. */
export interface TestReference {
  readonly file: string;
  readonly title: string;
}

export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** The version of WCAG that has added it. */
  readonly since: '2.0' | '2.1' | '2.2';
  /**
   * `in part`: the tests show a part, and `open` says which part is not tested. `with the page`: the shop's page or its
   * content decides. `not tested`: no test shows it.
   */
  readonly result: 'in part' | 'not tested' | 'with the page';
  readonly tests: readonly TestReference[];
  /** What was not tested. */
  readonly open: string;
}

/** When a person last compared this table with the tests. */
export const REVIEWED = '2026-11-27';

const test = (file: string, title: string): TestReference => ({ file, title });
const inBrowser = (file: string, title: string) => test(`tests/browser/${file}.spec.ts`, title);

/** axe finds faults, and no proof: it sees a part of each criterion. */
const AXE = [
  inBrowser('accessibility', 'axe finds nothing on ${path} in ${language}'),
  inBrowser('stories', '${title}: ${name} shows without an error, is accessible and fits 320 px'),
  inBrowser('checkout-accessibility', 'at ${width} px axe finds nothing in any step, and nothing is cut off'),
];
const AXE_IN_CART = inBrowser(
  'accessibility',
  'at ${width} px axe finds nothing on the cart and the popup, and nothing is cut off',
);
const ORDER_BY_KEYBOARD = inBrowser('checkout-journey', 'a whole order by keyboard alone');
const DIALOG = inBrowser('dialog', 'the focus moves to the heading, stays inside and returns to the button');
const REFUSALS = inBrowser('refusals', '${name}: a screen reader announces each refusal and the field to correct');
const HEARD_IN_CART = inBrowser('transcripts', 'what is heard in the cart');

type Row = Omit<Criterion, 'level' | 'since' | 'result' | 'tests' | 'open'>;
const row = (number: string, name: string): Row => ({ number, name });

const inPart = (
  { number, name }: Row,
  level: Criterion['level'],
  since: Criterion['since'],
  tests: readonly TestReference[],
  open: string,
): Criterion => ({ number, name, level, since, result: 'in part', tests, open });

const notTested = (
  { number, name }: Row,
  level: Criterion['level'],
  since: Criterion['since'],
  open: string,
): Criterion => ({ number, name, level, since, result: 'not tested', tests: [], open });

const withPage = (
  { number, name }: Row,
  level: Criterion['level'],
  since: Criterion['since'],
  open: string,
): Criterion => ({ number, name, level, since, result: 'with the page', tests: [], open });

const VIDEOS = 'The widgets have no recordings of their own. Videos, and what belongs to them, are those of the shop.';

/** Every criterion of level A and AA of WCAG 2.1, which EN 301 549 has as clause 9, and of WCAG 2.2. */
export const CRITERIA: readonly Criterion[] = [
  inPart(
    row('1.1.1', 'Non-text Content'),
    'A',
    '2.0',
    [
      ...AXE,
      test('shared/ui/basics/Button.test.tsx', 'an icon button has an accessible name'),
      inBrowser(
        'gallery',
        'a picture without width and height keeps its proportions, and a missing one has its alt text',
      ),
    ],
    'Whether the alternative texts of the shop say what its pictures show.',
  ),
  withPage(row('1.2.1', 'Audio-only and Video-only (Prerecorded)'), 'A', '2.0', VIDEOS),
  withPage(row('1.2.2', 'Captions (Prerecorded)'), 'A', '2.0', VIDEOS),
  withPage(row('1.2.3', 'Audio Description or Media Alternative (Prerecorded)'), 'A', '2.0', VIDEOS),
  withPage(row('1.2.4', 'Captions (Live)'), 'AA', '2.0', VIDEOS),
  withPage(row('1.2.5', 'Audio Description (Prerecorded)'), 'AA', '2.0', VIDEOS),
  inPart(
    row('1.3.1', 'Info and Relationships'),
    'A',
    '2.0',
    [
      ...AXE,
      test(
        'shared/ui/form/Field.test.tsx',
        'the accessible name of a field is its label, and its id contains its widget',
      ),
      test('tests/conformance/headings.test.ts', 'no view has a main heading of a fixed level'),
    ],
    'Whether every relationship that is seen is in the markup.',
  ),
  inPart(
    row('1.3.2', 'Meaningful Sequence'),
    'A',
    '2.0',
    [
      inBrowser('reading-order', 'the summary of the checkout is reached where it is seen at ${width} px'),
      HEARD_IN_CART,
      inBrowser('transcripts', 'what is heard in a comparison'),
    ],
    'The sequence of the widgets that these tests do not open.',
  ),
  notTested(row('1.3.3', 'Sensory Characteristics'), 'A', '2.0', 'No test reads instructions.'),
  notTested(row('1.3.4', 'Orientation'), 'AA', '2.1', 'No test turns a device.'),
  inPart(
    row('1.3.5', 'Identify Input Purpose'),
    'AA',
    '2.1',
    [...AXE, test('widgets/checkout/foreign-addresses.test.tsx', 'the fields have names that a browser fills in')],
    'Whether each field has the purpose that fits: axe knows only whether a purpose is valid.',
  ),
  inPart(row('1.4.1', 'Use of Color'), 'A', '2.0', AXE, 'Everything but links within text.'),
  withPage(row('1.4.2', 'Audio Control'), 'A', '2.0', VIDEOS),
  inPart(
    row('1.4.3', 'Contrast (Minimum)'),
    'AA',
    '2.0',
    [...AXE, inBrowser('dark-scheme', 'in the dark scheme, axe finds nothing in the widgets of ${url}')],
    'Colours of the shop, text on pictures, and states that no test opens.',
  ),
  inPart(
    row('1.4.4', 'Resize Text'),
    'AA',
    '2.0',
    [inBrowser('checkout-accessibility', 'at ${width} px axe finds nothing in any step, and nothing is cut off')],
    'Zoom to 200 % of the other widgets, and text that is enlarged alone.',
  ),
  notTested(row('1.4.5', 'Images of Text'), 'AA', '2.0', 'Pictures of the shop may contain text.'),
  inPart(
    row('1.4.10', 'Reflow'),
    'AA',
    '2.1',
    [
      inBrowser('stories', '${title}: ${name} shows without an error, is accessible and fits 320 px'),
      AXE_IN_CART,
      inBrowser('accessibility', 'at 400 % zoom the popup scrolls as a whole, and its buttons are not cut off'),
    ],
    'The page of the shop around the widgets.',
  ),
  notTested(row('1.4.11', 'Non-text Contrast'), 'AA', '2.1', 'No test measures borders, icons and focus rings.'),
  inPart(
    row('1.4.12', 'Text Spacing'),
    'AA',
    '2.1',
    [
      inBrowser(
        'text-spacing',
        'no label loses its last letter at 320 px, with and without text spacing (${language})',
      ),
      inBrowser('text-spacing', 'names of steps do not overlap with text spacing at 320 px'),
    ],
    'The widgets that these tests do not open.',
  ),
  notTested(row('1.4.13', 'Content on Hover or Focus'), 'AA', '2.1', 'No test looks for content that appears so.'),
  inPart(
    row('2.1.1', 'Keyboard'),
    'A',
    '2.0',
    [
      ORDER_BY_KEYBOARD,
      inBrowser('cart-journey', 'by keyboard alone a shopper buys, opens the cart and changes it'),
      inBrowser(
        'withdrawal',
        'a guest withdraws by the keyboard alone, and gets the same text on screen, as a file and by e-mail',
      ),
      inBrowser('navigation', 'the first tap on the menu loads and opens it, and it works by keyboard'),
      inBrowser('media', 'the keyboard changes the order, and the form sends it with what was written'),
      inBrowser('chat', 'a shopper opens the chat by keyboard and returns to the opener, ${width} px wide'),
    ],
    'Functions that these journeys do not use.',
  ),
  inPart(
    row('2.1.2', 'No Keyboard Trap'),
    'A',
    '2.0',
    [DIALOG, inBrowser('compare', 'the bar works by keyboard, without a focus trap, and covers no focused element')],
    'Content of other hosts, such as players of videos.',
  ),
  notTested(row('2.1.4', 'Character Key Shortcuts'), 'A', '2.1', 'No test presses single letters outside of fields.'),
  inPart(
    row('2.2.1', 'Timing Adjustable'),
    'A',
    '2.0',
    [
      inBrowser('cart-journey', 'the undo button stays while it has the focus, and then disappears'),
      inBrowser('order-return', 'a customer whose session has expired finds the typed values after Back'),
    ],
    'The length of sessions, which the shop decides.',
  ),
  notTested(row('2.2.2', 'Pause, Stop, Hide'), 'A', '2.0', 'No test looks for moving content.'),
  notTested(row('2.3.1', 'Three Flashes or Below Threshold'), 'A', '2.0', 'No test looks for flashes.'),
  withPage(row('2.4.1', 'Bypass Blocks'), 'A', '2.0', 'Landmarks and links to the content are those of the page.'),
  withPage(row('2.4.2', 'Page Titled'), 'A', '2.0', 'The title is that of the page.'),
  inPart(
    row('2.4.3', 'Focus Order'),
    'A',
    '2.0',
    [
      DIALOG,
      test(
        'widgets/checkout/Checkout.test.tsx',
        'the focus moves to the title of the next step, and stays when the page opens',
      ),
      inBrowser('reading-order', 'the way back is reached and seen behind the way on at ${width} px: checkout'),
    ],
    'The widgets that these tests do not open.',
  ),
  inPart(row('2.4.4', 'Link Purpose (In Context)'), 'A', '2.0', AXE, 'Whether the words of a link say its purpose.'),
  withPage(row('2.4.5', 'Multiple Ways'), 'AA', '2.0', 'Menu, search and links are those of the site.'),
  inPart(
    row('2.4.6', 'Headings and Labels'),
    'AA',
    '2.0',
    [
      test('tests/conformance/headings.test.ts', 'no view has a main heading of a fixed level'),
      test(
        'shared/ui/form/choices.test.tsx',
        'the accessible name of a card is its title, and the rest is its description',
      ),
    ],
    'Whether the words describe topic or purpose.',
  ),
  inPart(
    row('2.4.7', 'Focus Visible'),
    'AA',
    '2.0',
    [
      inBrowser('narrow-keyboard', 'the ring of a choice goes around what it shows, and crosses no text'),
      inBrowser('narrow-keyboard', 'a column of the comparison comes into view with what has the focus in it'),
    ],
    'The ring of every other control.',
  ),
  notTested(row('2.5.1', 'Pointer Gestures'), 'A', '2.1', 'No test replaces every gesture by single taps.'),
  notTested(row('2.5.2', 'Pointer Cancellation'), 'A', '2.1', 'No test leaves a control with the pointer held down.'),
  notTested(row('2.5.3', 'Label in Name'), 'A', '2.1', 'No test compares visible labels with accessible names.'),
  notTested(row('2.5.4', 'Motion Actuation'), 'A', '2.1', 'No test moves a device. No widget reads its sensors.'),
  inPart(
    row('3.1.1', 'Language of Page'),
    'A',
    '2.0',
    [
      inBrowser('accessibility', 'every widget has the language of the page'),
      inBrowser('loader-states', 'the language is that of the settings, then of the page, and Dutch without texts'),
    ],
    'The attribute of the page, which the shop writes.',
  ),
  notTested(row('3.1.2', 'Language of Parts'), 'AA', '2.0', 'Texts of the shop may have parts in other languages.'),
  notTested(row('3.2.1', 'On Focus'), 'A', '2.0', 'No test moves the focus through every control for this purpose.'),
  inPart(
    row('3.2.2', 'On Input'),
    'A',
    '2.0',
    [inBrowser('overview', 'a tick moves no option and is announced where it happens, ${width} px wide')],
    'Every other field.',
  ),
  withPage(row('3.2.3', 'Consistent Navigation'), 'AA', '2.0', 'The navigation is that of the site.'),
  notTested(row('3.2.4', 'Consistent Identification'), 'AA', '2.0', 'No test compares names between pages.'),
  inPart(
    row('3.3.1', 'Error Identification'),
    'A',
    '2.0',
    [
      REFUSALS,
      inBrowser(
        'checkout-wire',
        'the shop refuses empty fields, at each field and in an error summary that takes the focus',
      ),
    ],
    'Messages of the shop, which it writes.',
  ),
  inPart(
    row('3.3.2', 'Labels or Instructions'),
    'A',
    '2.0',
    [
      ...AXE,
      test('shared/ui/form/Field.test.tsx', 'screen readers announce which fields are optional and which are required'),
    ],
    'Whether the words are enough to fill in a field.',
  ),
  notTested(row('3.3.3', 'Error Suggestion'), 'AA', '2.0', 'No test judges what messages suggest.'),
  inPart(
    row('3.3.4', 'Error Prevention (Legal, Financial, Data)'),
    'AA',
    '2.0',
    [
      inBrowser('changed-order', 'neither a double click nor Enter twice orders what has changed'),
      inBrowser('cart-journey', 'lines are increased, decreased and removed, and a removal is undone'),
    ],
    'Changes of an address or an account.',
  ),
  notTested(
    row('4.1.1', 'Parsing'),
    'A',
    '2.0',
    'WCAG 2.2 has removed this criterion; for HTML its authors take it as met.',
  ),
  inPart(row('4.1.2', 'Name, Role, Value'), 'A', '2.0', AXE, 'Roles and states that axe cannot judge.'),
  inPart(
    row('4.1.3', 'Status Messages'),
    'AA',
    '2.1',
    [
      REFUSALS,
      HEARD_IN_CART,
      test(
        'widgets/checkout/Checkout.test.tsx',
        'the amount to pay is announced when it changes, and when it changes back',
      ),
    ],
    'Real screen readers: the tests read what the browser gives to them.',
  ),

  inPart(
    row('2.4.11', 'Focus Not Obscured (Minimum)'),
    'AA',
    '2.2',
    [
      inBrowser('narrow-keyboard', 'no control of the checkout has the focus behind its bar with text spacing'),
      inBrowser(
        'narrow-keyboard',
        'the comparison bar appears below the box that has the focus, and covers no link after it',
      ),
    ],
    'Bars and banners of the page.',
  ),
  notTested(row('2.5.7', 'Dragging Movements'), 'AA', '2.2', 'Files are sorted by keyboard; no test uses single taps.'),
  notTested(row('2.5.8', 'Target Size (Minimum)'), 'AA', '2.2', 'No test measures every target.'),
  withPage(row('3.2.6', 'Consistent Help'), 'A', '2.2', 'Where help stands is decided by the site.'),
  inPart(
    row('3.3.7', 'Redundant Entry'),
    'A',
    '2.2',
    [inBrowser('checkout-safety', 'reload, Back and another page keep typed values, and no password')],
    'Processes other than the order.',
  ),
  notTested(row('3.3.8', 'Accessible Authentication (Minimum)'), 'AA', '2.2', 'Signing in is the work of the shop.'),
];
