/** How bad a finding is: an error breaks something for shoppers, a warning may be meant. */
export type Severity = 'error' | 'warning';

interface Kind {
  readonly severity: Severity;
  /** How to mend it, unless the finding knows better. */
  readonly mend: string;
}

const error = (mend: string): Kind => ({ severity: 'error', mend });
const warning = (mend: string): Kind => ({ severity: 'warning', mend });

/** Everything that the doctor can find, by the name that machines know it by. A name is never given another meaning. */
export const CODES = {
  'no-widgets': warning('Mark a place with data-widget, or check another page.'),
  'widget-unknown': error('Write one of the names of widgets.json.'),
  'input-wrong': error('Write what is expected, or leave the attribute out if it has a default.'),
  'input-unknown': warning('Write the name of the input as the widget has it.'),
  'inside-wrong': error('Mend the HTML inside the element; the README of the widget says what it looks for.'),
  'load-wrong': error('Write one of the moments, or leave data-load out.'),
  'initial-wrong': error('Print the answer of the first call as the call itself would have given it, or nothing.'),
  'widget-twice': warning('Keep one of them, as a rule the one in the layout.'),
  'companion-missing': warning('Put it once into the layout, near the end of the body.'),
  'id-twice': warning('Give every element of the page an id of its own.'),

  'settings-json': error('Write the settings with a JSON encoder.'),
  'settings-wrong': error('Write the settings as the guide has them, or leave them out.'),
  'settings-unknown': warning('Write the name of the setting as the guide has it.'),
  'settings-locale': warning('Widgets speak nl, de and en; every other language is read as nl.'),
  'settings-script': error('Write <script type="application/json" data-shop-settings>, and only once.'),
  'csrf-missing': error('Print <meta name="csrf-token" content="…"> with the token of the session into the head.'),

  'loader-missing': error('Add <script type="module" async src="/widgets/loader.js"></script> to the layout.'),
  'loader-not-module': error('Add type="module" to the tag: the loader is a module.'),
  'loader-unreachable': error('Put all files of dist/ where the tag of the page leads.'),
  'loader-type': error('Let the server answer .js files with Content-Type: text/javascript.'),
  'loader-cors': error('Let the host of the files send Access-Control-Allow-Origin for them.'),
  'loader-cache': error(
    'Send Cache-Control: no-cache with loader.js and base.css, so that a release reaches everybody.',
  ),
  'base-elsewhere': warning('Link the base.css that stands beside loader.js, or the styles are loaded twice.'),
  'build-mixed': error('Put all files of one build in place together, and empty the caches in front of them.'),
  'file-missing': error('Put all files of dist/ beside loader.js, and keep those of the last releases.'),
  'file-type': error('Let the server answer .js files as text/javascript, and .css files as text/css.'),
  'file-altered': error('Serve the files byte for byte as the build made them: nothing may rewrite or minify them.'),
  'file-cache': warning('Send Cache-Control: public, max-age=31536000, immutable with files that carry a hash.'),
  'file-compression': warning('Let the server send scripts and styles with br or gzip.'),
  'page-cache': error('Send Cache-Control: private or no-cache with pages that hold a token.'),
  'doctor-version': warning('Use the doctor of the version that the shop has: npx eiland@<version> doctor …'),

  'policy-script': error('Name the host of the files in script-src, or give the tag the nonce of the policy.'),
  'policy-style': error("Name the host of the files in style-src; 'self' if they stand on the shop's own."),
  'policy-connect': error("Name it in connect-src; 'self' for the shop's own calls."),
  'policy-image': error('Name the host of the pictures in img-src.'),
  'policy-frame': error('Name the host in frame-src.'),
  'policy-trusted-types': error('Name the policy: trusted-types shop-widgets.'),

  'call-unanswered': error('Look into the log of the server: the connection ended without a whole answer.'),
  'call-large': error('Answer less; a page of a list has a few dozen entries.'),
  'call-timeout': error('Answer faster; a widget waits for 20 seconds at most.'),
  'call-slow': warning('Answer within 3 seconds; shoppers look at the page without the widget until then.'),
  'call-missing': error('Answer this path as openapi.json says, or remove the widget from the page.'),
  'call-method': error('Let the route take this method.'),
  'call-token': error('Take the token of <meta name="csrf-token"> from the header X-CSRF-TOKEN, in the same session.'),
  'call-unauthenticated': warning('Give the session of somebody who is signed in: --cookie "name=value".'),
  'call-forbidden': error('Let visitors of this page make the call.'),
  'call-refused': error('Mend what the message says: the widget sends what stands in the page.'),
  'call-throttled': error('Let one visitor make the calls of a page; 429 is for those who make many more.'),
  'call-failed': error('Look into the log of the server.'),
  'call-status': error('Answer with status 200 and JSON.'),
  'call-redirect': error('Answer calls where they are asked, and without a session with 401 rather than a redirect.'),
  'call-html': error('Answer JSON to requests with X-Requested-With and Accept: application/json.'),
  'call-not-json': error('Write the answer with a JSON encoder, and nothing before or after it.'),
  'call-errors': error('Leave errors out of an answer that is none, or answer 422.'),
  'call-contract': error('Answer as openapi.json says.'),

  'request-header': error('Send X-Requested-With: XMLHttpRequest with every call.'),
  'request-token': error(
    'Send the token of <meta name="csrf-token"> as X-CSRF-TOKEN with every call that is not a GET.',
  ),
  'request-body': error('Send what the contract says, as JSON.'),
} as const satisfies Readonly<Record<string, Kind>>;

export type Code = keyof typeof CODES;
