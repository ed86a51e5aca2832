import type { Client } from './client.ts';
import { finding, type Finding } from './finding.ts';
import { hidesWaiting, hidingSelectors } from './hiding-rules.ts';
import { LIMITS } from './limits.ts';
import { urlOf, type Page } from './page.ts';

/** Rules of one style sheet. */
interface Sheet {
  /** As a part of a sentence; empty for the page itself. */
  readonly from: string;
  readonly selectors: readonly string[];
}

/** Rules in the page that hide an element until its widget has drawn, which then never comes into view. */
export function checkHiding(page: Page): Finding[] {
  const styles = [...page.document.querySelectorAll('style')].filter(isForScreens);
  const css = styles.map(({ textContent }) => textContent ?? '').join('\n');
  return findHidden(page, [{ from: '', selectors: hidingSelectors(css, LIMITS.hidingRules) }]);
}

/** The same in the style sheets that the page links. Those that cannot be read are ignored. */
export async function checkLinkedStyles(page: Page, client: Client): Promise<{ findings: Finding[]; notes: string[] }> {
  if (page.mounts.length === 0) return { findings: [], notes: [] };
  const all = linkedStyles(page).filter(({ href }) => client.canRead(new URL(href)));
  const read = all.slice(0, LIMITS.styleSheets);
  const sheets = await Promise.all(read.map((url) => readSheet(url, client)));
  const notes =
    all.length > read.length
      ? [`${page.url.href} links ${all.length} style sheets; the first ${read.length} were read.`]
      : [];
  return { findings: page.runInPage(() => findHidden(page, sheets)), notes };
}

function linkedStyles({ document, base }: Page): URL[] {
  const links = [...document.querySelectorAll('link[rel][href]')].filter(
    (link) => /^\s*stylesheet\s*$/i.test(link.getAttribute('rel')!) && isForScreens(link),
  );
  const addresses = links.flatMap((link) => urlOf(link.getAttribute('href')!, base)?.href ?? []);
  return [...new Set(addresses)].map((href) => new URL(href));
}

function isForScreens(element: Element): boolean {
  return !/^\s*print\s*$/i.test(element.getAttribute('media') ?? '');
}

async function readSheet(url: URL, client: Client): Promise<Sheet> {
  const from = ` of ${url.href}`;
  try {
    const { status, text } = await client.request(url, { headers: { Accept: 'text/css,*/*;q=0.1' } });
    const css = status === 200 ? text.slice(0, LIMITS.styleSheet) : '';
    return { from, selectors: hidingSelectors(css, LIMITS.hidingRules) };
  } catch {
    return { from, selectors: [] };
  }
}

function findHidden({ mounts }: Page, sheets: readonly Sheet[]): Finding[] {
  const rules = sheets
    .flatMap(({ from, selectors }) => selectors.map((selector) => ({ from, selector })))
    .slice(0, LIMITS.hidingRules);
  if (rules.length === 0) return [];
  return mounts.flatMap(({ element, where }) => {
    const rule = rules.find(({ selector }) => hidesWaiting(element, selector));
    if (!rule) return [];
    return [finding('hidden-by-style', where, `The rule "${rule.selector}"${rule.from} hides it while it waits.`)];
  });
}
