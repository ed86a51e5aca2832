import { checkHiding } from './check-hiding.ts';
import { finding, type Finding } from './finding.ts';
import type { Mount, Page } from './page.ts';

/** What a CMS, its filters and its theme do to the code that an editor has pasted. */
export function checkCms(page: Page): Finding[] {
  return [
    ...checkPastedText(page),
    ...page.mounts.flatMap(checkLostScript),
    ...checkCharset(page),
    ...checkHiding(page),
  ];
}

const NOT_SHOWN = 'script, style, template, noscript, textarea, pre, code';

/** The code of a widget in a text that visitors read. */
export function checkPastedText({ document }: Page): Finding[] {
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [, name] = /<[a-z]+\s[^<>]*data-widget=["“”«]?([\w-]+)/i.exec(node.textContent ?? '') ?? [];
    if (!name || node.parentElement?.closest(NOT_SHOWN)) continue;
    return [finding('code-as-text', placeOf(node.parentElement), `Visitors read the code of ${name} as text.`)];
  }
  return [];
}

function placeOf(element: Element | null): string {
  return element?.id ? `#${element.id}` : (element?.localName ?? 'body');
}

/** JSON inside a widget without the script element around it. */
export function checkLostScript({ element, where }: Mount): Finding[] {
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === 3 || /^(P|BR|PRE)$/.test(node.nodeName))
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  if (!/^\{\s*["“”„»«″]\w+["“”„»«″]\s*:/.test(text)) return [];
  const filter = /[“”„»«″]/.test(text)
    ? 'a filter for scripts and one for typographic quotes'
    : 'the filter for authors who may not use scripts';
  return [finding('json-as-text', where, `Visitors read its inputs as text: ${filter} removed the script element.`)];
}

/** The header wins over the page. */
function checkCharset({ document, headers, url }: Page): Finding[] {
  const [, sent] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const meta = document.querySelector('meta[charset]')?.getAttribute('charset');
  const said = sent ?? meta ?? 'utf-8';
  if (sent && meta && normal(sent) !== normal(meta))
    return [finding('charset-wrong', url.href, `The header says ${sent}, and the page says ${meta}.`)];
  // A browser writes this character in the place of bytes that it cannot read.
  const isBroken = document.documentElement.textContent?.includes('\ufffd') ?? false;
  return isBroken ? [finding('charset-wrong', url.href, `Some bytes of the page are not ${said}.`)] : [];
}

const normal = (charset: string) => charset.toLowerCase().replace(/^utf8$/, 'utf-8');
