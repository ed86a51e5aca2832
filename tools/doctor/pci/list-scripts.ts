import type { Client } from '../client.ts';
import { findingOf, type Finding } from '../finding.ts';
import { filesFor, readLoader, type LoaderFile } from '../loader-file.ts';
import { findTags } from '../loader-tag.ts';
import { localeOf, recordIn, urlOf, type Page } from '../page.ts';
import { readBuild, type Build } from '../read-build.ts';
import { hasHash, hashOf, isAllowed } from './integrity.ts';
import { PCI_CODES, type PciCode } from './pci-codes.ts';
import { reasonFor, type Reasons } from './reasons.ts';

/** A script of a page. Its keys are those of the JSON report. */
export interface PageScript {
  /** Null for one that stands in the page. */
  readonly address: string | null;
  /** Where it comes from: `own` for the origin of the page. */
  readonly origin: string;
  /** SHA-384 of what came, as in an `integrity` attribute; null where nothing came. */
  readonly hash: string | null;
  /** What makes a browser compare the hash: its tag, the import map of the page, or the page itself that contains it. */
  readonly checkedBy: 'tag' | 'import map' | 'page' | null;
  /** Why it is on the page; null where nothing says so. */
  readonly reason: string | null;
}

export interface ScriptReport {
  readonly scripts: readonly PageScript[];
  readonly findings: readonly Finding<PciCode>[];
  readonly notes: readonly string[];
}

interface Linked {
  readonly url: URL;
  /** Of its tag. */
  readonly integrity: string | null;
  readonly isModule: boolean;
  readonly reason: string | null;
}

/** Scripts run with these types, and without one. */
const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Lists the scripts that the HTML of a page names, and those that its widgets load. */
export async function listScripts(page: Page, client: Client, reasons: Reasons): Promise<ScriptReport> {
  const { loader } = findTags(page);
  const [build, source] = loader
    ? await Promise.all([readBuild(loader.url, client), readLoaderAt(loader.url, client)])
    : [null, null];
  const elements = [...page.document.querySelectorAll('script')].filter((script) => RUNS.test(typeOf(script)));
  const inline = elements
    .filter((script) => !script.hasAttribute('src'))
    .map((script) => inlineScript(script, reasons));
  const tagged = elements.flatMap((script) => linkedScript(script, page, loader?.url ?? null));
  const loaded = loader ? widgetFiles(page, loader.url, build, source) : [];
  const known = new Set(tagged.map(({ url }) => url.href));
  const integrity = integrityMap(page);
  const linked = [...tagged, ...loaded.filter(({ url }) => !known.has(url.href))];
  const read = await Promise.all(linked.map((script) => readScript(script, { page, client, reasons, integrity })));
  const scripts = [...read.map(({ script }) => script), ...inline];
  return {
    scripts,
    findings: [...read.flatMap(({ findings }) => findings), ...scripts.flatMap(unexplained)],
    notes: loader ? notesOn(page, build, loader.url, integrity) : [],
  };
}

async function readLoaderAt(url: URL, client: Client): Promise<LoaderFile | null> {
  const answer = await client.request(url).catch(() => null);
  return answer?.status === 200 ? readLoader(answer.text) : null;
}

function typeOf(script: Element): string {
  return script.getAttribute('type')?.trim() ?? '';
}

function inlineScript(script: Element, reasons: Reasons): PageScript {
  const hash = hashOf(script.textContent ?? '');
  return { address: null, origin: 'own', hash, checkedBy: 'page', reason: reasonFor(reasons, { address: null, hash }) };
}

function linkedScript(script: Element, page: Page, loader: URL | null): Linked[] {
  const url = urlOf(script.getAttribute('src') ?? '', page.base);
  if (!url) return [];
  const isLoader = url.href === loader?.href;
  return [
    {
      url,
      integrity: script.getAttribute('integrity'),
      isModule: typeOf(script).toLowerCase() === 'module',
      reason: isLoader ? 'the loader of the widgets' : null,
    },
  ];
}

/** What the loader loads for the widgets of the page. */
function widgetFiles(page: Page, loader: URL, build: Build | null, source: LoaderFile | null): Linked[] {
  const files = new Map<string, string>();
  const locale = localeOf(page);
  const scriptsOf = (name: string) => {
    const entry = source?.widgets.get(name);
    const known = build?.preload?.get(name) ?? (entry ? filesFor(entry, locale) : []);
    return known.map((file) => file.replace('{locale}', locale)).filter((file) => file.endsWith('.js'));
  };
  const add = (name: string, reason: string) => {
    if (!files.has(name)) files.set(name, reason);
  };
  if (source) add(source.engine, 'all widgets');
  for (const file of scriptsOf('engine')) add(file, 'all widgets');
  for (const { name } of page.mounts) for (const file of scriptsOf(name)) add(file, `widget ${name}`);
  return [...files].map(([file, reason]) => ({ url: new URL(file, loader), integrity: null, isModule: true, reason }));
}

/** `integrity` of the import map, by absolute address. It holds for modules. */
function integrityMap({ document, base }: Page): ReadonlyMap<string, string> {
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map((script) => recordIn(script.textContent));
  const entries = maps.flatMap((map) => Object.entries((map?.['integrity'] ?? {}) as Record<string, unknown>));
  return new Map(
    entries.flatMap(([address, value]) => {
      const url = urlOf(address, base);
      return url && typeof value === 'string' ? [[url.href, value] as const] : [];
    }),
  );
}

interface Reading {
  readonly page: Page;
  readonly client: Client;
  readonly reasons: Reasons;
  readonly integrity: ReadonlyMap<string, string>;
}

async function readScript(linked: Linked, { page, client, reasons, integrity }: Reading) {
  const { url, isModule } = linked;
  const answer = await client.request(url).catch(() => null);
  const bytes = answer?.status === 200 ? answer.bytes : null;
  // The attribute of a tag wins over the import map, also where it is empty.
  const expected = linked.integrity ?? (isModule ? (integrity.get(url.href) ?? null) : null);
  const isChecked = hasHash(expected);
  const script: PageScript = {
    address: url.href,
    origin: url.origin === page.url.origin ? 'own' : url.origin,
    hash: bytes && hashOf(bytes),
    checkedBy: isChecked ? (linked.integrity === null ? 'import map' : 'tag') : null,
    reason: linked.reason ?? reasonFor(reasons, { address: url.href, hash: null }),
  };
  const findings = [
    ...(isChecked ? [] : [pciFinding('script-unchecked', url.href, 'A browser runs it whatever it contains.')]),
    ...(isChecked && bytes && !isAllowed(expected, bytes)
      ? [pciFinding('script-refused', url.href, `Its hash is ${script.hash}: browsers do not run it.`)]
      : []),
  ];
  return { script, findings };
}

function unexplained({ address, hash, reason }: PageScript): Finding<PciCode>[] {
  if (reason !== null) return [];
  return [pciFinding('script-unexplained', address ?? `<script> ${hash}`, 'Nothing says why it is on this page.')];
}

function notesOn(page: Page, build: Build | null, loader: URL, integrity: ReadonlyMap<string, string>): string[] {
  const listed = 'Scripts that other scripts load are not listed, but for those of the widgets.';
  const isDemanded = /blocked-destinations=\([^)]*\bscript\b/.test(page.headers.get('integrity-policy') ?? '');
  const again = 'Without the header Integrity-Policy, a file that failed is tried again at an address without a hash.';
  const scripts = isDemanded ? listed : `${listed} ${again}`;
  if (!build) return [scripts, 'widgets.json is not beside the loader: files that widgets load later are unknown.'];
  const later = [...build.files.keys()].filter(
    (name) => name.endsWith('.js') && !integrity.has(new URL(name, loader).href),
  );
  if (later.length === 0) return [scripts];
  return [scripts, `The import map of the page has no hash for ${later.length} files that widgets may load later.`];
}

function pciFinding(code: PciCode, where: string, what: string): Finding<PciCode> {
  return findingOf(code, where, what, PCI_CODES[code]);
}
