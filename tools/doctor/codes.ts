import { LOCALES } from '../../shared/i18n/languages.ts';

/** An error breaks something for shoppers; a warning may be intended; information is what could be faster. */
export type Severity = 'error' | 'warning' | 'info';

interface Rule {
  readonly severity: Severity;
  /** How to fix it. */
  readonly mend: string;
}

const error = (mend: string): Rule => ({ severity: 'error', mend });
const warning = (mend: string): Rule => ({ severity: 'warning', mend });
const info = (mend: string): Rule => ({ severity: 'info', mend });

/** Such as “nl, de or en”. */
const LANGUAGES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LOCALES);

/** Everything that the doctor finds. A code keeps its meaning in every version. */
export const CODES = {
  'no-widgets': warning('Add data-widget to an element, or check another page.'),
  'page-scripted': warning(
    'Open the inspector in the page: add ?eiland-inspect to its address, or use the bookmarklet of the guide.',
  ),
  'widget-unknown': error(
    'Use one of the names in widgets.json, or put the .widgets.json of your own widget beside its script.',
  ),
  'own-script': warning(
    'Add <script type="module" async src="…"> with the file of the widget, unless another module defines it.',
  ),
  'input-wrong': error('Write the expected value, or remove the attribute if it has a default.'),
  'input-unknown': warning('Use the name of the input as in the README of the widget.'),
  'inside-wrong': error('Correct the HTML inside the element as described in the README of the widget.'),
  'slot-unknown': error('Use one of the slots in the README of the widget, or remove the template.'),
  'load-wrong': error('Use one of the load triggers, or remove data-load.'),
  'initial-wrong': error('Print exactly what the first call would answer, or remove data-initial.'),
  'initial-missing': error('Print the answer that the frame was drawn from beside it, as renderPage does.'),
  'widget-twice': warning('Keep one of them, usually the one in the layout.'),
  'companion-missing': warning('Add it once to the layout, near the end of the body.'),
  'widget-conflict': error('Keep one of them: two of these work against each other.'),
  'code-as-text': error('Paste the code into an HTML block, or into the code view of the editor.'),
  'json-as-text': error('Copy the code again with the switch “For a CMS that removes scripts” of the catalogue.'),
  'charset-wrong': error('Send the charset in which the page is written: Content-Type: text/html; charset=utf-8.'),
  'hidden-by-style': warning('Except elements with data-widget from this rule, or put text into the element.'),
  'id-twice': warning('Give each element its own id.'),

  'settings-json': error('Write the settings with a JSON encoder.'),
  'settings-wrong': error('Write the setting as described in the guide, or remove it.'),
  'settings-unknown': warning('Use the name of the setting as in the guide.'),
  'settings-locale': warning(`Use ${LANGUAGES}; widgets show Dutch texts for every other language.`),
  'settings-script': error('Write <script type="application/json" data-shop-settings> once.'),
  'csrf-missing': error('Print <meta name="csrf-token" content="…"> with the token of the session in the head.'),

  'loader-missing': error('Add <script type="module" async src="/widgets/loader.js"></script> to the layout.'),
  'loader-not-module': error('Add type="module" to the script tag: the loader is a module.'),
  'loader-altered': error('Exclude loader.js from delaying, combining and minifying scripts.'),
  'loader-unreachable': error('Put all files of dist/ where the script tag points.'),
  'loader-twice': warning('Keep one of the tags: browsers run the loader that arrives first.'),
  'loader-type': error('Serve .js files with Content-Type: text/javascript.'),
  'loader-cors': error('Send Access-Control-Allow-Origin with the files.'),
  'loader-cache': error(
    'Send Cache-Control: public, max-age=300 with loader.js and base.css, so that browsers see each release.',
  ),
  'base-elsewhere': warning('Link the base.css beside loader.js; otherwise the styles load twice.'),
  'build-mixed': error('Deploy all files of one build together, and clear the caches in front of them.'),
  'file-missing': error('Put all files of dist/ beside loader.js, and keep the files of recent releases.'),
  'file-type': error('Serve .js files as text/javascript and .css files as text/css.'),
  'file-altered': error('Serve the files byte for byte as built: do not rewrite or minify them.'),
  'file-cache': warning('Send Cache-Control: public, max-age=31536000, immutable with files that have a hash.'),
  'file-compression': warning('Compress scripts and styles with br or gzip.'),
  'file-encoding': error('Send each client an encoding that it accepts, and name in Content-Encoding what is sent.'),
  'file-vary': warning(
    'Send Vary: Accept-Encoding with files that are sent compressed, so that caches keep them apart.',
  ),
  'file-weight': info('Send the compressed files of the build: see Compression on the page Caching of the guide.'),
  'file-immutable': info(
    'Send Cache-Control: public, max-age=31536000, immutable with files that never change: browsers then never check them.',
  ),
  'file-revalidation': warning('Send an ETag or Last-Modified, and answer 304 to a request that has it.'),
  'file-nosniff': info('Send X-Content-Type-Options: nosniff with the files.'),
  'file-embedding': error('Send Cross-Origin-Resource-Policy: cross-origin with the files, or leave the header out.'),
  'file-timing': info('Send Timing-Allow-Origin: * with the files, if you measure how long they take.'),
  'preload-missing': info('Print the preload lines of the guide after the tag of the loader: see Templates.'),
  'preload-unknown': warning('Print the preload lines from the widgets.json of the same release.'),
  'page-cache': error(
    'Send Cache-Control: private, no-store or no-cache with pages that have a token or data of a visitor.',
  ),
  'frame-outdated': warning(
    'Draw frames with eiland/server of the same release and build (eiland render has --light), and clear the caches of pages.',
  ),
  'frame-language': warning('Draw the page in the language of its settings, or of <html lang> without them.'),
  'frame-unstyled': warning('Link the style sheet in the head, as renderPage does in a whole page.'),
  'base-missing': warning('Link the base.css beside loader.js in the head.'),
  'doctor-version': warning('Use the doctor of the same release: dist/doctor.js beside the files of the shop.'),

  'policy-script': error('Add the host of the files to script-src, or give the script tag the nonce of the policy.'),
  'policy-style': error("Add the host of the files to style-src; use 'self' for files on the shop's own host."),
  'policy-connect': error("Add the host to connect-src; use 'self' for calls to the shop."),
  'policy-image': error('Add the host of the pictures to img-src.'),
  'policy-frame': error('Add the host to frame-src.'),
  'policy-trusted-types': error('Add the policy: trusted-types shop-widgets.'),

  'call-unanswered': error('Check the log of the server: the connection ended before the answer was complete.'),
  'call-large': error('Send a smaller answer; one page of a list has a few dozen entries.'),
  'call-timeout': error('Answer faster; a widget waits at most 20 seconds.'),
  'call-slow': warning('Answer within 3 seconds; until then the widget shows nothing.'),
  'call-missing': error('Answer this path as described in openapi.json, or remove the widget from the page.'),
  'call-method': error('Accept this method in the route.'),
  'call-token': error('Accept the token of <meta name="csrf-token"> in the header X-CSRF-TOKEN in the same session.'),
  'call-unauthenticated': warning('Sign in; for the doctor, pass the cookies of the session: --cookie "name=value".'),
  'call-forbidden': error('Allow this call for visitors of this page, with the token in the header X-CSRF-TOKEN.'),
  'call-refused': error('Correct what the message names: the widget sends the values of the page.'),
  'call-declined': info('Nothing, if the message is right: this is how a shop refuses what a shopper wants.'),
  'call-throttled': error('Allow one visitor all calls of a page; reserve 429 for much larger numbers.'),
  'call-failed': error('Check the log of the server.'),
  'call-status': error('Answer with status 200 and JSON.'),
  'call-redirect': error('Answer the call itself; without a session, answer 401 instead of a redirect.'),
  'call-html': error('Answer with JSON to requests with X-Requested-With and Accept: application/json.'),
  'call-not-json': error('Write the answer with a JSON encoder, without output before or after it.'),
  'call-php': error('Correct the line that PHP names, and set display_errors = Off: messages belong into the log.'),
  'call-encoding': error(
    'Compress each answer once, in PHP or in the server, and let only that send Content-Encoding.',
  ),
  'call-charset': error('Write the answer with json_encode from UTF-8 text, and read the database as utf8mb4.'),
  'call-charset-twice': error('Remove utf8_encode or mb_convert_encoding: the text is UTF-8 already.'),
  'call-type': warning('Send Content-Type: application/json with every JSON answer.'),
  'call-cache': error('Send Cache-Control: private, no-store with every answer that belongs to a visitor.'),
  'call-cents': error('Write amounts in euros: 6.49 or "6.49" for € 6,49.'),
  'call-quantity': error('Write a whole number.'),
  'call-errors': error('Remove errors from a success, or answer with status 422.'),
  'call-contract': error('Answer as described in openapi.json.'),

  'request-header': error('Send X-Requested-With: XMLHttpRequest with every call.'),
  'request-token': error('Send the token of <meta name="csrf-token"> as X-CSRF-TOKEN with every call other than GET.'),
  'request-body': error('Send the body that the contract describes, as JSON.'),
} as const satisfies Readonly<Record<string, Rule>>;

export type Code = keyof typeof CODES;
