import { parseSync, Visitor } from 'oxc-parser';

/** The library's messages for developers. */
const MESSAGES = new Set(['log', 'warn', 'error', 'deprecate', 'once']);

/**
 * Replacements for code that we do not need: all texts are in flat lists and none is loaded later, a page has one language,
 * a text has a key, a count and values, and `shared/format` formats numbers and dates. `lean-i18next.test.ts` compares the
 * results with i18next itself.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  Connector: `class Connector extends EventEmitter {
    constructor() { super(); this.state = {}; }
    load(languages, namespaces, done) { done(); }
  }`,
  Formatter: 'class Formatter { format(value) { return value; } }',
  Interpolator: `class Interpolator {
    interpolate(words, values) { return words.replace(/{{\\s*(\\w+)\\s*}}/g, (place, name) => values[name] ?? place); }
  }`,
  LanguageUtil: `class LanguageUtil {
    toResolveHierarchy(code) { return [code]; }
    getBestMatchFromCodes(codes) { return codes[0]; }
  }`,
  Logger: 'class Logger { init() {} create() { return this; } }',
  PluralResolver: `class PluralResolver {
    getSuffix(code, count) { return '_' + (this[code] ??= new Intl.PluralRules(code)).select(count); }
  }`,
  ResourceStore: `class ResourceStore extends EventEmitter {
    constructor(data) { super(); this.data = data; }
    getResource(code, bundle, key) {
      const words = this.data[code]?.[bundle];
      return key === undefined ? words : words && Object.hasOwn(words, key) ? words[key] : undefined;
    }
    addResourceBundle(code, bundle, words) {
      const known = (this.data[code] ??= {});
      known[bundle] = { ...known[bundle], ...words };
      this.emit('added', code, bundle, words);
    }
    hasResourceBundle(code, bundle) { return this.getResource(code, bundle) !== undefined; }
    hasLanguageSomeTranslations() { return true; }
  }`,
  withDefaults: '(options) => options',
  transformOptions: '(options) => options',
  'I18n.init': `init(options) {
    const { services } = this;
    this.options = { defaultNS: 'translation', ...this.options, ...options };
    this.store = services.resourceStore = new ResourceStore(this.options.resources ?? {});
    services.languageUtils = new LanguageUtil();
    services.pluralResolver = new PluralResolver();
    services.interpolator = new Interpolator();
    services.utils = { hasLoadedNamespace: this.hasLoadedNamespace };
    services.backendConnector = new Connector();
    this.translator = new Translator(services, this.options);
    this.isInitialized = true;
    return this.changeLanguage(this.options.lng);
  }
  addResourceBundle(...given) { this.store.addResourceBundle(...given); return this; }
  hasResourceBundle(...given) { return this.store.hasResourceBundle(...given); }`,
  'I18n.changeLanguage': `changeLanguage(code) {
    this.language = this.resolvedLanguage = code;
    this.languages = [code];
    this.translator.changeLanguage(code);
    this.emit('languageChanged', code);
    return Promise.resolve(this.t);
  }`,
  'I18n.getFixedT': `getFixedT(lng, ns) {
    return (key, values) => this.translator.translate(key, { ns, ...values });
  }`,
  'I18n.setResolvedLanguage': 'setResolvedLanguage() {}',
  'I18n.loadResources': 'loadResources() {}',
  'I18n.loadNamespaces': 'loadNamespaces() {}',
  'I18n.reloadResources': 'reloadResources() {}',
  'I18n.cloneInstance': 'cloneInstance() {}',
  'I18n.loadLanguages': 'loadLanguages() {}',
  'I18n.dir': 'dir() {}',
  'I18n.toJSON': 'toJSON() {}',
  'I18n.hydrate': 'hydrate() {}',
  'I18n.use': 'use() { return this; }',
  'Translator.exists': 'exists(key, options) { return this.resolve(key, options).res !== undefined; }',
  'Translator.extractFromKey': 'extractFromKey(key) { return { key }; }',
  'Translator.extendTranslation': 'extendTranslation(words) { return words; }',
  'Translator.getUsedParamsDetails': 'getUsedParamsDetails() {}',
  'Translator.translate': `translate(keys, options) {
    const { res = [].concat(keys).at(-1) } = this.resolve(keys, options);
    return this.interpolator.interpolate(res, options ?? {});
  }`,
  // The suffixes by priority: zero, the plural form of the language, none, other.
  'Translator.resolve': `resolve(keys, { lng = this.language, ns = this.options.defaultNS, count } = {}) {
    const endings = typeof count === 'number'
      ? [count === 0 ? '_zero' : '', this.pluralResolver.getSuffix(lng, count), '', '_other']
      : [''];
    for (const key of [].concat(keys))
      for (const bundle of [].concat(ns))
        for (const ending of endings) {
          const res = this.resourceStore.getResource(lng, bundle, key + ending);
          if (res) return { res };
        }
    return {};
  }`,
};

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** Removes unused code from i18next. Throws when a new version does not contain it. */
export function leanI18next(source: string): string {
  const cuts: Cut[] = [];
  const found = new Set<string>();
  let className = '';
  const replace = (name: string, { start, end }: { start: number; end: number }) => {
    const instead = INSTEAD[name];
    if (instead === undefined) return;
    found.add(name);
    cuts.push({ start, end, instead });
  };
  new Visitor({
    ClassDeclaration(node) {
      className = node.id?.name ?? '';
      replace(className, node);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) replace(id.name, init);
    },
    MethodDefinition(node) {
      replace(`${className}.${source.slice(node.key.start, node.key.end)}`, node);
    },
    CallExpression({ start, end, callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const whose = source.slice(callee.object.start, callee.object.end);
      if (MESSAGES.has(callee.property.name) && /logger$/i.test(whose)) cuts.push({ start, end, instead: 'void 0' });
    },
  }).visit(parseSync('i18next.js', source).program);
  const missing = Object.keys(INSTEAD).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`i18next has changed: ${missing.join(', ')} cannot be removed.`);
  return withCuts(source, cuts);
}

/** Skips cuts inside another cut. */
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
