import { finding, type Finding } from './finding.ts';
import type { Code } from './codes.ts';
import { picturesIn, playersOn, walletOn, type Wanted } from './foreign.ts';
import type { Tags } from './loader-tag.ts';
import type { Made } from './make-calls.ts';
import { recordIn, urlOf, type Knowledge, type Page } from './page.ts';
import { allows, policiesOf, sourcesOf, type Directive, type Policy } from './policy.ts';

interface Need extends Wanted {
  readonly directive: Directive;
  readonly nonce?: string | null;
}

const CODE: Readonly<Record<Directive, Code>> = {
  'script-src': 'policy-script',
  'style-src': 'policy-style',
  'connect-src': 'policy-connect',
  'img-src': 'policy-image',
  'frame-src': 'policy-frame',
};
const WHERE = 'Content-Security-Policy';
const STYLES = 'the style sheet of a widget';
const POLICY = 'shop-widgets';

/** Whether the page's policies let its widgets load, ask and show what they need. */
export function checkPolicy(page: Page, knowledge: Knowledge, tags: Tags, made: readonly Made[]): Finding[] {
  const policies = policiesOf(page.headers, page.document);
  if (policies.length === 0 || page.places.length === 0) return [];
  const needs = [...filesOf(page, tags), ...callsOf(page, knowledge, made), ...foreignOf(page, knowledge, made)];
  return [...refused(policies, needs, page), ...trustedTypes(policies)];
}

function filesOf({ document }: Page, { loader, bases }: Tags): Need[] {
  if (!loader) return [];
  const nonce = loader.tag.getAttribute('nonce');
  // The first nonce of the page goes with the styles that the loader inserts.
  const inserted = document.querySelector('script[nonce]')?.getAttribute('nonce');
  const beside = (name: string) => new URL(name, loader.url);
  return [
    { directive: 'script-src', url: loader.url, by: 'the loader', nonce },
    { directive: 'script-src', url: beside('engine.js'), by: 'the loader', nonce },
    { directive: 'style-src', url: beside('widget.css'), by: STYLES, nonce: inserted ?? null },
    ...bases.map(({ url, tag }) => ({
      directive: 'style-src' as const,
      url,
      by: STYLES,
      nonce: tag.getAttribute('nonce'),
    })),
  ];
}

function callsOf(page: Page, knowledge: Knowledge, made: readonly Made[]): Need[] {
  const calls = made.map(({ call }) => ({ directive: 'connect-src' as const, url: call.url, by: call.widget }));
  const writers = page.places.filter(({ name }) => Object.keys(knowledge[name]?.calls ?? {}).length > 0);
  const own = writers.map(({ name }) => ({ directive: 'connect-src' as const, url: page.url, by: name }));
  return [...calls, ...own.slice(0, 1), ...contentOf(page)];
}

/** Content modals ask the host of the content. */
function contentOf({ places, document, url }: Page): Need[] {
  const set = recordIn(document.querySelector('[data-shop-settings]')?.textContent)?.['contentDomain'];
  return places.flatMap(({ name, element }) => {
    const host = element.dataset['host'] || (typeof set === 'string' ? set : '');
    const address = name === 'content-modal' && host ? urlOf(`//${host.replace(/^(?:https?:)?\/\//i, '')}`, url) : null;
    return address ? [{ directive: 'connect-src' as const, url: address, by: name }] : [];
  });
}

function foreignOf(page: Page, knowledge: Knowledge, made: readonly Made[]): Need[] {
  const as = (directive: Directive) => (wanted: Wanted) => ({ directive, ...wanted });
  const wallet = walletOn(made);
  return [
    ...playersOn(page, knowledge, made).map(as('frame-src')),
    ...wallet.script.map(as('script-src')),
    ...wallet.script.map(as('frame-src')),
    ...wallet.call.map(as('connect-src')),
    ...picturesIn(page, made).map(as('img-src')),
  ];
}

/** One finding for each host that a policy keeps out, however many need it. */
function refused(policies: readonly Policy[], needs: readonly Need[], page: Page): Finding[] {
  const found = new Map<string, { code: Code; by: Set<string> }>();
  for (const { directive, url, by, nonce } of needs) {
    const against = policies.find((policy) => !allows(policy, directive, url, page.url, nonce));
    if (!against) continue;
    const sources = sourcesOf(against, directive)!.join(' ');
    const what = `${directive} (${sources}) does not allow ${url.origin === 'null' ? url.protocol : url.origin}`;
    const known = found.get(what) ?? { code: CODE[directive], by: new Set() };
    found.set(what, { ...known, by: known.by.add(by) });
  }
  return [...found].map(([what, { code, by }]) =>
    finding(code, WHERE, `${what}, which ${[...by].join(', ')} ${by.size > 1 ? 'need' : 'needs'}.`),
  );
}

function trustedTypes(policies: readonly Policy[]): Finding[] {
  const named = policies.map((policy) => policy.get('trusted-types')).find((names) => names && !isFor(names));
  if (!named) return [];
  const what = `trusted-types (${named.join(' ')}) does not allow the policy ${POLICY}: no markup of the shop is shown.`;
  return [finding('policy-trusted-types', WHERE, what)];
}

function isFor(names: readonly string[]): boolean {
  return names.includes(POLICY) || names.includes('*');
}
