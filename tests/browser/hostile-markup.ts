import type { Page } from '@playwright/test';

/** Markup that an attacker with access to the CMS could write. Each sample tries to set `ran`. */
export const RUNS_AT_ONCE = [
  '<script>parent.ran = 1</script>',
  '<img src="x" onerror="ran = 1">',
  "<img src=x onerror='ran=1'//>",
  '<svg onload="ran = 1"></svg>',
  '<svg><animate onbegin="ran = 1" attributeName="x" dur="1s"></animate></svg>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<iframe src="javascript:parent.ran = 1"></iframe>',
  '<details open ontoggle="ran = 1">details</details>',
  '<input autofocus onfocus="ran = 1">',
  '<video><source onerror="ran = 1" src="x"></video>',
  '<style onload="ran = 1">p { color: red }</style>',
];
/** Markup that runs on a click, or only after it was serialized and parsed again. */
const RUNS_LATER = [
  '<a href="javascript:ran=1">link</a>',
  '<a href=" java&#x0A;script:ran=1">link</a>',
  '<a href="data:text/html,<script>parent.ran=1</script>">link</a>',
  '<svg><a xlink:href="javascript:ran=1"><text x="20" y="20">link</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror="ran = 1">',
  '<svg></p><style><a id="</style><img src=1 onerror=ran=1>">',
  '<noscript><p title="</noscript><img src=x onerror=ran=1>"></noscript>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror="ran=1"></style></annotation-xml></math>',
  '<form action="https://example.org/steal"><input name="password"><button>Inloggen</button></form>',
  '<p style="position:fixed;inset:0" id="location" class="sw-dialog" name="body" popover>over alles</p>',
  '<base href="https://example.org/"><meta http-equiv="refresh" content="0;url=https://example.org/">',
  '<object data="javascript:ran=1"></object><embed src="javascript:ran=1"><link rel="stylesheet" href="/evil.css">',
];
export const SAMPLES = [...RUNS_AT_ONCE, ...RUNS_LATER];

/**
 * The sanitiser parses markup in an inert document. The page's policy reports a base address and an inline style there
 * as well. No other report means that no script, picture or frame was loaded.
 */
export const REPORTED_WHILE_READING = /base-uri|style-src/;

/** Records violations of the page's policy. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      stopped.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

export const hasRun = (page: Page) => page.evaluate(() => 'ran' in window);

/** All elements in sanitised texts except text, lists, tables, links and pictures. */
export function findUnsafeElements(page: Page): Promise<string[]> {
  return (
    page
      // What widgets have drawn: a page prints texts of its own with the same class.
      .locator('.sw-root .sw-html')
      .evaluateAll((texts) =>
        texts.flatMap((text) =>
          [...text.querySelectorAll('*')]
            .filter(
              (element) =>
                element.matches(
                  'script, style, link, meta, base, iframe, object, embed, form, input, button, svg, math, template',
                ) ||
                [...element.attributes].some(
                  ({ name, value }) =>
                    !/^(alt|href|src|target|rel|title|open|width|height)$/.test(name) ||
                    /^\s*(java|data:text)/i.test(value),
                ),
            )
            .map(({ outerHTML }) => outerHTML),
        ),
      )
  );
}
