import { parseSync, Visitor } from 'oxc-parser';

/** Messages for developers of a page that uses i18next by itself. */
const MESSAGES = new Set(['log', 'warn', 'error', 'deprecate', 'once']);

/**
 * What stands in the place of what is never used here: all words are handed over and none is fetched or reported
 * missing, a page has one language, and numbers and dates are written by formats of our own.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  Connector:
    'class Connector extends EventEmitter { constructor() { super(); this.state = {}; } load(languages, namespaces, done) { done(); } }',
  Formatter: 'class Formatter { format(value) { return value; } }',
  Logger: 'class Logger { init() {} create() { return this; } }',
  keysFromSelector: 'function keysFromSelector() {}',
  'I18n.loadResources': 'loadResources(language, done) { done(null); }',
  'I18n.loadNamespaces': 'loadNamespaces() {}',
  'I18n.reloadResources': 'reloadResources() {}',
  'I18n.cloneInstance': 'cloneInstance() {}',
  'I18n.loadLanguages': 'loadLanguages() {}',
  'I18n.dir': 'dir() {}',
  'I18n.toJSON': 'toJSON() {}',
  'I18n.hydrate': 'hydrate() {}',
  'PluralResolver.getPluralFormsOfKey': 'getPluralFormsOfKey() {}',
  'PluralResolver.getSuffixes': 'getSuffixes() {}',
  'Interpolator.nest': 'nest(words) { return words; }',
  'LanguageUtil.getBestMatchFromCodes': 'getBestMatchFromCodes(codes) { return codes[0]; }',
  'ResourceStore.toJSON': 'toJSON() {}',
  // Only texts, each by one key; no objects, no lists, no words given with the call.
  'Translator.translate': `translate(keys, given) {
    const options = typeof given === 'object' ? { ...given } : {};
    const all = [].concat(keys ?? '').map(String);
    const resolved = this.resolve(all, options);
    return this.extendTranslation(resolved.res ?? options.defaultValue ?? all.at(-1), all, options, resolved);
  }`,
  'Translator.getUsedParamsDetails': 'getUsedParamsDetails() {}',
};

/** Conditions that never hold here. */
const NEVER = [
  /^this\.i18nFormat\?/,
  /^needsContextHandling$/,
  /^skipOnVariables$/,
  /^opt\.interpolation$/,
  /postProcessorNames\?/,
  /^this\.modules\.(?:languageDetector|i18nFormat)$/,
];

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** Leaves out of i18next what a page would pay for and never use. Throws when a new version no longer has it. */
export function leanI18next(source: string): string {
  const cuts: Cut[] = [];
  const found = new Set<string>();
  let around = '';
  const replace = (name: string, { start, end }: { start: number; end: number }) => {
    const instead = INSTEAD[name];
    if (instead === undefined) return;
    found.add(name);
    cuts.push({ start, end, instead });
  };
  new Visitor({
    ClassDeclaration(node) {
      around = node.id?.name ?? '';
      replace(around, node);
    },
    FunctionDeclaration(node) {
      replace(node.id?.name ?? '', node);
    },
    MethodDefinition(node) {
      replace(`${around}.${source.slice(node.key.start, node.key.end)}`, node);
    },
    CallExpression({ start, end, callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const whose = source.slice(callee.object.start, callee.object.end);
      if (MESSAGES.has(callee.property.name) && /logger$/i.test(whose)) cuts.push({ start, end, instead: 'void 0' });
    },
    IfStatement({ test }) {
      const words = source.slice(test.start, test.end);
      const at = NEVER.findIndex((condition) => condition.test(words));
      if (at === -1) return;
      found.add(`condition ${at}`);
      cuts.push({ start: test.start, end: test.end, instead: 'false' });
    },
  }).visit(parseSync('i18next.js', source).program);
  const wanted = [...Object.keys(INSTEAD), ...NEVER.map((_, at) => `condition ${at}`)];
  const missing = wanted.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`i18next has changed: ${missing.join(', ')} can no longer be left out.`);
  return withCuts(source, cuts);
}

/** What lies within another cut goes with it. */
function withCuts(source: string, cuts: readonly Cut[]): string {
  const ordered = cuts.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let text = '';
  let at = 0;
  for (const { start, end, instead } of ordered) {
    if (start < at) continue;
    text += source.slice(at, start) + instead;
    at = end;
  }
  return text + source.slice(at);
}
