/** The directives of one Content-Security-Policy, with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** All policies of a page apply together. `Report-Only` is not enforced. */
export function policiesOf(headers: Headers, document: Document): Policy[] {
  const metas = [...document.querySelectorAll('meta[http-equiv]')].filter(
    (meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  // `Headers` joins several headers with commas, which a policy itself cannot contain.
  const written = [
    headers.get('content-security-policy') ?? '',
    ...metas.map((meta) => meta.getAttribute('content') ?? ''),
  ];
  return written
    .flatMap((text) => text.split(','))
    .filter((text) => text.trim() !== '')
    .map(readPolicy);
}

function readPolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    // Of repeated directives the first one applies.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Per directive, the first of these that a policy has applies. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

export type Directive = 'script-src' | 'style-src' | 'connect-src' | 'img-src' | 'frame-src';

export function sourcesOf(policy: Policy, directive: Directive): readonly string[] | undefined {
  const name = FALLBACKS[directive]!.find((fallback) => policy.has(fallback));
  return name === undefined ? undefined : policy.get(name);
}

/** Whether a policy lets a page at `self` load an address; scripts and styles can have a nonce. */
export function allows(policy: Policy, directive: Directive, url: URL, self: URL, nonce?: string | null): boolean {
  const sources = sourcesOf(policy, directive);
  if (!sources) return true;
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  // Host sources are ignored then.
  if (directive === 'script-src' && sources.includes("'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, url, self));
}

function matches(source: string, url: URL, self: URL): boolean {
  if (source === '*') return ['http:', 'https:', 'ws:', 'wss:', self.protocol].includes(url.protocol);
  if (source.toLowerCase() === "'self'") return url.origin === self.origin || isUpgradedSelf(url, self);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?((?:\*\.)?[^:/'*]+|\*)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!host || !/^https?:|^wss?:/.test(url.protocol)) return false;
  return (
    isScheme(scheme ? `${scheme.toLowerCase()}:` : self.protocol, url.protocol) &&
    isHost(host.toLowerCase(), url.hostname) &&
    isPort(port, url) &&
    isPath(path, url.pathname)
  );
}

/** `'self'` also matches an upgrade from http to https. */
function isUpgradedSelf(url: URL, self: URL): boolean {
  return (
    self.protocol === 'http:' && url.protocol === 'https:' && url.hostname === self.hostname && !url.port && !self.port
  );
}

function isScheme(wanted: string, actual: string): boolean {
  return wanted === actual || (wanted === 'http:' && actual === 'https:');
}

function isHost(wanted: string, actual: string): boolean {
  return wanted === '*' || wanted === actual || (wanted.startsWith('*.') && actual.endsWith(wanted.slice(1)));
}

function isPort(wanted: string | undefined, { port }: URL): boolean {
  return wanted === '*' || (wanted ?? '') === port || ((wanted === '80' || wanted === '443') && port === '');
}

function isPath(wanted: string, actual: string): boolean {
  if (wanted === '' || wanted === '/') return true;
  return wanted.endsWith('/') ? actual.startsWith(wanted) : actual === wanted;
}
