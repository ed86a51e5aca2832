import type { Code } from './codes.ts';
import { allows, policiesOf, sourcesOf, type Directive, type Policy } from './content-security-policy.ts';
import { finding, type Finding } from './finding.ts';
import type { Tags } from './loader-tag.ts';
import { urlOf, type Page, type WidgetRegistry } from './page.ts';
import type { SentCall } from './send-calls.ts';
import { googlePayOn, picturesIn, videoPlayersOn, type Resource } from './third-party.ts';

interface Need extends Resource {
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
const TRUSTED_TYPES = 'shop-widgets';

/** Checks that every policy of the page allows what its widgets load, call and show. */
export function checkPolicy(page: Page, registry: WidgetRegistry, tags: Tags, sent: readonly SentCall[]): Finding[] {
  const policies = policiesOf(page.headers, page.document);
  if (policies.length === 0 || page.mounts.length === 0) return [];
  const needs = [...filesOf(page, tags), ...callsOf(page, registry, sent), ...thirdPartyOf(page, registry, sent)];
  return [...checkNeeds(policies, needs, page), ...checkTrustedTypes(policies)];
}

function filesOf({ document }: Page, { loader, bases }: Tags): Need[] {
  if (!loader) return [];
  const nonce = loader.tag.getAttribute('nonce');
  // The loader inserts styles with the first nonce of the page.
  const inserted = document.querySelector('script[nonce]')?.getAttribute('nonce') ?? null;
  const beside = (name: string) => new URL(name, loader.url);
  return [
    { directive: 'script-src', url: loader.url, neededBy: 'the loader', nonce },
    { directive: 'script-src', url: beside('engine.js'), neededBy: 'the loader', nonce },
    { directive: 'style-src', url: beside('widget.css'), neededBy: STYLES, nonce: inserted },
    ...bases.map(({ url, tag }) => ({ url, neededBy: STYLES, nonce: tag.getAttribute('nonce') })).map(as('style-src')),
  ];
}

function callsOf(page: Page, registry: WidgetRegistry, sent: readonly SentCall[]): Need[] {
  const calls = sent.map(({ call }) => ({ url: call.url, neededBy: call.widget }));
  const caller = page.mounts.find(({ name }) => Object.keys(registry[name]?.calls ?? {}).length > 0);
  const own = caller ? [{ url: page.url, neededBy: caller.name }] : [];
  return [...calls, ...own, ...contentHostsOf(page)].map(as('connect-src'));
}

/** Content modals call the host of the content. */
function contentHostsOf({ mounts, settings, url }: Page): Resource[] {
  const set = settings['contentDomain'];
  return mounts.flatMap(({ name, element }) => {
    const host = element.dataset['host'] || (typeof set === 'string' ? set : '');
    const address = name === 'content-modal' && host ? urlOf(`//${host.replace(/^(?:https?:)?\/\//i, '')}`, url) : null;
    return address ? [{ url: address, neededBy: name }] : [];
  });
}

function thirdPartyOf(page: Page, registry: WidgetRegistry, sent: readonly SentCall[]): Need[] {
  const googlePay = googlePayOn(sent);
  return [
    ...videoPlayersOn(page, registry, sent).map(as('frame-src')),
    ...googlePay.scripts.map(as('script-src')),
    ...googlePay.scripts.map(as('frame-src')),
    ...googlePay.calls.map(as('connect-src')),
    ...picturesIn(page, sent).map(as('img-src')),
  ];
}

function as(directive: Directive) {
  return (resource: Omit<Need, 'directive'>): Need => ({ directive, ...resource });
}

/** One finding per blocked host, with all widgets that need it. */
function checkNeeds(policies: readonly Policy[], needs: readonly Need[], page: Page): Finding[] {
  const blocked = new Map<string, { code: Code; neededBy: Set<string> }>();
  for (const { directive, url, neededBy, nonce } of needs) {
    const policy = policies.find((candidate) => !allows(candidate, directive, url, page.url, nonce));
    if (!policy) continue;
    const sources = sourcesOf(policy, directive)!.join(' ');
    const what = `${directive} (${sources}) does not allow ${url.origin === 'null' ? url.protocol : url.origin}`;
    const known = blocked.get(what) ?? { code: CODE[directive], neededBy: new Set() };
    blocked.set(what, { ...known, neededBy: known.neededBy.add(neededBy) });
  }
  return [...blocked].map(([what, { code, neededBy }]) =>
    finding(code, WHERE, `${what}, which ${[...neededBy].join(', ')} ${neededBy.size > 1 ? 'need' : 'needs'}.`),
  );
}

function checkTrustedTypes(policies: readonly Policy[]): Finding[] {
  const names = policies
    .map((policy) => policy.get('trusted-types'))
    .find((all) => all && !all.includes(TRUSTED_TYPES) && !all.includes('*'));
  if (!names) return [];
  const what = `trusted-types (${names.join(' ')}) does not allow the policy ${TRUSTED_TYPES}: widgets cannot show HTML of the shop.`;
  return [finding('policy-trusted-types', WHERE, what)];
}
