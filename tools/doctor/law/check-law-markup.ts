import { localeOf, type Page } from '../page.ts';
import { artworkIn, languageOf, listedAs, type Artwork } from './artwork.ts';
import { compareLanguage, primary } from './compare-language.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';
import { isAdvice, struckIn } from './observe-prices.ts';
import { namesDutyToPay, orderButtonIn } from './order-button.ts';

/** What the HTML of a page tells, as the server sent it or as a browser has drawn it. */
export function checkLawMarkup(page: Page, settings: LawSettings): LawFinding[] {
  return [
    ...checkArtwork(page, settings),
    ...checkPresence(page, settings),
    ...checkAdvicePrices(page),
    ...checkReviews(page),
    ...checkWithdrawal(page, settings),
    ...checkLanguage(page),
    ...checkOrderButton(page),
  ];
}

/** Where the reader does not see what is inside. A dialog that is open has `open`. */
const HIDING =
  'details:not([open]), dialog:not([open]), [popover], [hidden], template, noscript, [role="dialog"], [aria-hidden="true"]';

function checkArtwork(page: Page, settings: LawSettings): LawFinding[] {
  const button = orderButtonIn(page.document);
  const images = artworkIn(page);
  const checkPlace = (artwork: Artwork): LawFinding[] => [
    ...checkHiding(artwork),
    ...(button && artwork.kind === 'notice' && precedes(button, artwork.element)
      ? [lawFinding('notice-order', artwork.where, `${artwork.name} comes after the order button in the HTML.`)]
      : []),
  ];
  const wellPlaced = new Set(images.filter((artwork) => checkPlace(artwork).length === 0).map(({ copyOf }) => copyOf));
  return images.flatMap((artwork) => [
    ...(wellPlaced.has(artwork.copyOf) || artwork.mayBeFolded ? [] : checkPlace(artwork)),
    ...compareLanguage(languageOf(artwork, settings), artwork, page),
  ]);
}

function precedes(first: Element, second: Element): boolean {
  return (first.compareDocumentPosition(second) & 4) !== 0;
}

function checkHiding({ element, where, name }: Artwork): LawFinding[] {
  if ((element.getAttribute('alt') ?? '').trim() === '')
    return [lawFinding('notice-hidden', where, `${name} has no alternative text: a screen reader does not tell it.`)];
  const hiding = element.closest(HIDING);
  if (!hiding || (hiding.localName === 'details' && element.closest('summary')?.parentElement === hiding)) return [];
  const place = hiding === element ? 'hidden' : `inside <${hiding.localName}>, which hides it`;
  return [lawFinding('notice-hidden', where, `${name} is ${place}.`)];
}

/** The notice has to be on the page that places an order. */
function checkPresence(page: Page, settings: LawSettings): LawFinding[] {
  const button = orderButtonIn(page.document);
  if (!button || page.document.querySelector('img[data-guarantee-notice]')) return [];
  const link = [...page.document.querySelectorAll('a[href]')].find((anchor) => {
    const href = anchor.getAttribute('href') ?? '';
    const url = URL.canParse(href, page.base) ? new URL(href, page.base) : null;
    return anchor.hasAttribute('data-guarantee-notice') || (url && listedAs(url, settings.files)?.kind === 'notice');
  });
  if (link) {
    const what = 'The notice on the legal guarantee is behind a link: the page does not show it.';
    return [lawFinding('notice-hidden', `a[href="${link.getAttribute('href')}"]`, what)];
  }
  const what = 'The page has an order button and no notice on the legal guarantee (img[data-guarantee-notice]).';
  return [lawFinding('notice-missing', page.url.href, what)];
}

function checkAdvicePrices({ document, url }: Page): LawFinding[] {
  return struckIn(document)
    .filter(isAdvice)
    .map((struck) => {
      const what = `The advice price ${struck.textContent.trim()} is struck, as if the shop had asked it before.`;
      return lawFinding('advice-struck', url.href, what);
    });
}

const REVIEWS = '.sw-product-reviews__list, [itemprop="review"], [data-reviews]';
/** As the shop marks it, prints it for the widget, or has it drawn by the widget. */
const EXPLANATION =
  '[data-review-checks], [data-verified-note], .sw-product-reviews__summary .sw-product-reviews__note';

function checkReviews({ document, url }: Page): LawFinding[] {
  const isExplained = [...document.querySelectorAll(EXPLANATION)].some(
    (element) => element.textContent.trim() !== '' && !element.closest('[hidden]'),
  );
  if (isExplained || !document.querySelector(REVIEWS)) return [];
  const what =
    'The page shows reviews and does not say whether they are checked (data-review-checks, or data-verified-note in product-reviews).';
  return [lawFinding('reviews-unexplained', url.href, what)];
}

const WITHDRAWAL = /ontbind|herroep|widerruf|withdraw(al)?\b|rétract|recedere/i;
/** What informs about the right: the policy, and the form on paper. */
const INFORMATION =
  /belehrung|recht\b|formular|formulier|formulaire|\bform\b|policy|beleid|voorwaarden|bedingungen|terms|right of|droit de/i;

function checkWithdrawal(page: Page, { withdrawal }: LawSettings): LawFinding[] {
  const { document, base, url } = page;
  if (document.querySelector('[data-widget="withdrawal"], [data-withdrawal]')) return [];
  const path = withdrawal !== null && URL.canParse(withdrawal, base) ? new URL(withdrawal, base).pathname : null;
  const links = [...document.querySelectorAll('a[href]')].filter((link) => !link.closest('[hidden]'));
  const isReachable = links.some((link) => {
    const href = link.getAttribute('href') ?? '';
    const words = link.getAttribute('aria-label') ?? link.textContent;
    if (path === null) return WITHDRAWAL.test(words) && !INFORMATION.test(words);
    return URL.canParse(href, base) && new URL(href, base).pathname === path;
  });
  if (isReachable) return [];
  const what = `No link of this page leads to the withdrawal function${path === null ? '' : ` (${path})`}.`;
  return [lawFinding('withdrawal-missing', url.href, what)];
}

function checkLanguage(page: Page): LawFinding[] {
  const { lang } = page.document.documentElement;
  const where = '<html lang>';
  if (lang.trim() === '') return [lawFinding('page-language', where, 'The page does not say its language.')];
  if (!isLanguage(lang)) return [lawFinding('page-language', where, `"${lang}" is no language.`)];
  if (page.mounts.length === 0 || primary(lang) === localeOf(page)) return [];
  const what = `The page is in "${lang}", but its widgets show texts in "${localeOf(page)}".`;
  return [lawFinding('page-language', where, what)];
}

function isLanguage(tag: string): boolean {
  try {
    // A name that is well-formed and unknown is its own name.
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

function checkOrderButton(page: Page): LawFinding[] {
  const button = orderButtonIn(page.document);
  if (!button) return [];
  const label = (button.getAttribute('aria-label') || button.textContent || button.getAttribute('value') || '').trim();
  const isNamed = namesDutyToPay(label, primary(page.document.documentElement.lang || page.locale));
  if (isNamed !== false) return [];
  const what = `The order button says "${label}", which may not name the duty to pay clearly enough.`;
  return [lawFinding('order-button-words', 'the order button', what)];
}
