/** Which files may import which. The first row whose `files` match a path applies. */
export interface Row {
  readonly who: string;
  readonly files: string;
  /** Files and packages that may be imported, with their types. `{own}` is the folder of the widget. */
  readonly uses: readonly string[];
  /** Files and packages of which only types may be imported. */
  readonly types?: readonly string[];
  /** Packages that must not be imported through other files either. */
  readonly neverReaches?: readonly string[];
}

const REACT = ['react', 'react-dom', 'react-dom/client'];

/** Parts of the runtime that need no others. Every import on demand goes through the second. */
const STANDALONE =
  'shared/runtime/{attribute-name,import-with-recovery,input-changes,retry-later,unclobbered,when-online}.ts';

/** A page with only enhancers does not download these. */
const HEAVY = [...REACT, '@preact/signals-react', 'zod', 'i18next', 'react-i18next', 'ky'];

export const rows: readonly Row[] = [
  { who: 'a test or a story', files: '**/*.{test,spec,support,stories}.{ts,tsx}', uses: ['**'] },

  {
    who: 'the loader',
    files: 'loader/**',
    // `send` and those of the runtime load on demand.
    uses: [
      'loader/**',
      'shared/http/{call-settings,headers,send,timeout}.ts',
      'shared/kit/definition.ts',
      'shared/runtime/{buy-without-popup,cart-without-widget,printed-frame}.ts',
      STANDALONE,
      'eiland:*',
    ],
    types: ['shared/**', 'zod/mini'],
    neverReaches: HEAVY,
  },

  {
    // They prove that the kit suffices.
    who: 'an enhancer that is written with the public kit alone',
    files: 'widgets/newsletter-box/!(*.metadata).ts',
    uses: ['{own}/**', 'shared/kit/kit.ts'],
    types: ['{own}/**'],
    neverReaches: HEAVY,
  },
  {
    who: 'an island that is written with the public kit alone',
    files: 'widgets/{stock-reminders,shipping-costs}/!(*.metadata).{ts,tsx}',
    uses: [
      '{own}/**',
      'shared/kit/{dialog,island,model,view}.ts',
      'shared/contract/{stock-reminders,shipping-costs}.ts',
      'zod/mini',
    ],
    types: ['react/jsx-runtime'],
  },
  {
    who: 'the definition of an island',
    files: 'widgets/*/*.island.tsx',
    // Loads the sanitiser before a view needs it.
    uses: [
      '{own}/**',
      'shared/runtime/**',
      'shared/http/send.ts',
      'shared/bus/data-layer.ts',
      'shared/models/**',
      'shared/contract/**',
      'shared/ui/markup/**',
      'zod/mini',
    ],
    types: ['shared/**'],
  },
  {
    who: 'an enhancer',
    files: 'widgets/*/*.enhancer.ts',
    uses: [
      '{own}/**',
      'shared/runtime/**',
      'shared/bus/**',
      'shared/rules/**',
      'shared/format/**',
      'shared/models/**',
      'shared/contract/{cart-size,search}-call.ts',
      'shared/http/{allows-analytics,call-settings,stale-token}.ts',
      'shared/ui/*/*.ts',
      '@preact/signals-core',
    ],
    types: ['shared/**'],
    neverReaches: HEAVY,
  },
  {
    who: 'a model',
    files: 'widgets/*/*.model.ts',
    uses: [
      '{own}/*.model.ts',
      '{own}/*.rules.ts',
      'shared/contract/**',
      'shared/rules/**',
      'shared/models/**',
      '@preact/signals-core',
    ],
    types: ['shared/bus/**', 'shared/http/**', 'shared/runtime/**'],
  },
  {
    who: 'a rule of a widget',
    files: 'widgets/*/*.rules.ts',
    uses: ['{own}/*.rules.ts', 'shared/contract/**', 'shared/rules/**'],
  },
  {
    // Only a server loads it.
    who: 'the printed HTML of an enhancer',
    files: 'widgets/*/*.print.tsx',
    uses: ['{own}/*.ts', 'shared/rules/**', 'shared/format/**', 'shared/ui/*/*.ts', 'react', 'react/jsx-runtime'],
    types: ['{own}/**', 'shared/runtime/print.ts'],
  },
  {
    who: 'a view',
    files: 'widgets/*/*.tsx',
    uses: [
      '{own}/*.tsx',
      'shared/ui/**',
      'shared/format/**',
      'shared/i18n/**',
      STANDALONE,
      'react',
      'react/jsx-runtime',
      '@preact/signals-react/runtime',
    ],
    types: ['{own}/*.model.ts', '{own}/*.rules.ts', '{own}/locales/*.json', 'shared/contract/**', 'shared/rules/**'],
  },
  {
    who: 'the metadata of a widget',
    files: 'widgets/*/*.metadata.ts',
    uses: ['shared/contract/**', 'shared/runtime/metadata.ts', 'zod/mini'],
  },
  {
    who: 'a part of a widget',
    files: 'widgets/*/*.ts',
    uses: [
      '{own}/*.ts',
      'shared/contract/**',
      'shared/rules/**',
      'shared/format/**',
      'shared/runtime/*.ts',
      'shared/http/{renew-token,timeout}.ts',
      'shared/models/answer-within.ts',
      // Parts of the kit that work without React.
      'shared/ui/*/*.ts',
      '@preact/signals-core',
    ],
    types: ['{own}/**', 'shared/**'],
  },

  {
    who: 'the contract',
    files: 'shared/contract/**',
    uses: ['shared/contract/**', 'shared/rules/**', 'zod/mini'],
  },
  { who: 'a rule', files: 'shared/rules/**', uses: ['shared/rules/**', 'shared/contract/**', 'zod/mini'] },
  {
    who: 'http',
    files: 'shared/http/**',
    uses: ['shared/http/**', 'shared/contract/**', STANDALONE, 'zod/mini', 'ky', 'dropzone'],
  },
  {
    who: 'the bus',
    files: 'shared/bus/**',
    uses: ['shared/bus/**', 'shared/contract/**', 'shared/http/allows-analytics.ts'],
    types: ['shared/rules/**'],
  },
  { who: 'a format', files: 'shared/format/**', uses: ['shared/format/**', 'shared/contract/minor-units.ts'] },
  {
    who: 'i18n',
    files: 'shared/i18n/**',
    uses: ['shared/i18n/**', 'shared/format/read-currency.ts', 'i18next', 'react-i18next', 'react'],
    types: ['shared/format/price.ts'],
  },
  {
    who: 'a shared model',
    files: 'shared/models/**',
    uses: ['shared/models/**', 'shared/contract/**', 'shared/rules/**', '@preact/signals-core'],
    types: ['shared/bus/**', 'shared/http/**', 'shared/runtime/**'],
  },
  {
    who: 'a command without a widget',
    files: 'shared/runtime/{buy-without-popup,cart-without-widget}.ts',
    uses: [
      'shared/runtime/**',
      'shared/bus/data-layer.ts',
      'shared/http/**',
      'shared/models/**',
      'shared/i18n/**',
      'shared/ui/basics/**',
    ],
    types: ['shared/contract/**'],
  },
  {
    who: 'the runtime',
    files: 'shared/runtime/**',
    uses: [
      'shared/runtime/**',
      'shared/contract/**',
      'shared/rules/**',
      'shared/http/**',
      'shared/bus/**',
      'shared/i18n/**',
      'shared/ui/{basics,slots}/**',
      ...REACT,
      '@preact/signals-react',
      '@preact/signals-react/runtime',
      'react-i18next',
      'zod/mini',
    ],
    types: ['react/jsx-runtime', 'i18next'],
  },
  {
    // It is loaded for answers with a label alone, so that no other page loads what reads them.
    who: 'the view of official labels',
    files: 'shared/ui/product/OfficialLabels.tsx',
    uses: ['shared/ui/**', 'shared/i18n/**', 'shared/contract/labels.ts', 'react', 'react/jsx-runtime'],
  },
  {
    who: 'the ui kit',
    files: 'shared/ui/**',
    uses: [
      'shared/ui/**',
      'shared/format/**',
      'shared/i18n/**',
      STANDALONE,
      'react',
      'react/jsx-runtime',
      'dompurify',
      'downshift',
      '@dnd-kit/**',
      'photoswipe',
    ],
    types: ['shared/contract/**', 'shared/rules/**', 'shared/http/refusal.ts'],
  },
  {
    // What the authors of other widgets may use. It only exports.
    who: 'the public kit',
    files: 'shared/kit/**',
    uses: ['shared/**', 'react', 'react/jsx-runtime', '@preact/signals-core', '@preact/signals-react/runtime'],
  },
  {
    // It is copied, and is built with the published package.
    who: 'the project of a new widget',
    files: 'tools/new/project/**',
    uses: [
      'tools/new/project/**',
      'eiland/**',
      'eiland',
      'zod/mini',
      'vite',
      'vitest',
      'vitest/config',
      '@storybook/html-vite',
    ],
  },
  { who: 'the alias map of the light build', files: 'shared/preact/aliases.ts', uses: ['node:url'] },
  {
    // Nothing imports it: the light build puts it in the place of React.
    who: 'the bridge to Preact',
    files: 'shared/preact/**',
    uses: ['shared/preact/**', 'preact', 'preact/**', 'preact-render-to-string'],
  },

  {
    // It stands in for a real shop, which does not know our code.
    who: 'the demo shop',
    files: 'tools/demo-shop/**',
    uses: [
      'tools/demo-shop/**',
      'shared/contract/**',
      'zod/mini',
      'node:*',
      'node:*/**',
      'hono',
      'hono/**',
      '@hono/**',
      'kysely',
      'kysely/**',
      'nodemailer',
      's3mini',
      'prom-client',
      'pg',
      'esbuild',
      '@sqlite.org/sqlite-wasm',
    ],
  },
  {
    // A command for Node. It plays visits against the calls of a shop.
    who: 'the conformance runner',
    files: 'tools/conform/**',
    uses: [
      'tools/conform/**',
      'tools/doctor/**',
      'shared/contract/**',
      'shared/rules/**',
      'shared/i18n/languages.ts',
      // It sends what the checkout sends, and compares with the sums that the checkout shows.
      'widgets/checkout/*.rules.ts',
      'loader/engine/json-error.ts',
      'node:*',
      'zod/mini',
    ],
  },
  {
    // A command for Node. It checks pages with the widgets' own code.
    who: 'the doctor',
    files: 'tools/doctor/**',
    uses: [
      'tools/doctor/**',
      'tools/conform/run-conform.ts',
      'tools/render-process/run-render.ts',
      'tools/render/import-map.ts',
      'tools/openapi/definition-of.ts',
      'tools/new/create-project.ts',
      'package.json',
      'shared/contract/**',
      'shared/rules/**',
      'shared/runtime/{attribute-name,attributes,inputs,slot-templates}.ts',
      'shared/i18n/{languages,settings}.ts',
      'shared/http/contract-violation.ts',
      'loader/triggers/all-triggers.ts',
      'loader/engine/{closest-name,console-messages,json-error}.ts',
      'eiland:registry',
      'node:*',
      'happy-dom',
      'tough-cookie',
      'zod/mini',
    ],
    types: ['shared/runtime/**', 'shared/http/call-settings.ts', '@playwright/test'],
  },
  {
    // The doctor's checks in a page, without Node.
    who: 'the inspector',
    files: 'tools/inspect/**',
    uses: [
      'tools/inspect/**',
      'tools/doctor/**',
      'shared/runtime/{attribute-name,draft-prefix}.ts',
      'loader/engine/console-messages.ts',
      'eiland:registry',
      'diff',
    ],
    types: ['loader/engine/**', 'shared/**'],
    neverReaches: ['happy-dom', 'tough-cookie', 'node:fs', 'node:path', 'node:crypto', 'node:util', ...REACT],
  },
  {
    // It runs in the server of a shop, in Node, Deno and workers: nothing but the contract, and no module of Node.
    who: 'the adapter kit',
    files: 'tools/adapter/**',
    uses: ['tools/adapter/**', 'shared/contract/**', 'shared/rules/**', 'shared/i18n/languages.ts', 'zod/mini'],
  },
  {
    // It runs with any framework, in a page and without one: the models of widgets, and no view.
    who: 'the models without views',
    files: 'tools/models/**',
    uses: [
      'tools/models/**',
      'widgets/*/*.{model,rules}.ts',
      'shared/contract/**',
      'shared/rules/**',
      'shared/models/**',
      'shared/http/**',
      'shared/i18n/settings.ts',
      'shared/runtime/{draft,until-unmount}.ts',
      'shared/ui/product/price-comparisons.ts',
      'loader/engine/sticky-facts.ts',
      '@preact/signals-core',
      'ky',
    ],
    types: ['shared/**'],
    neverReaches: [...REACT, '@preact/signals-react', 'i18next', 'react-i18next', 'dompurify'],
  },
  {
    // It runs in Node, Deno and workers: the same views, models and formats as in the page, and no module of Node.
    who: 'the renderer of frames',
    files: 'tools/render/**',
    uses: [
      'tools/render/**',
      'shared/**',
      'loader/fill-call.ts',
      'eiland:islands',
      'eiland:sheets',
      'react-dom/server',
      '@preact/signals-react',
      'htmlparser2',
    ],
    types: ['loader/manifest.ts', 'react/jsx-runtime'],
  },
  {
    // A command for Node. It loads the renderer of a build when it runs.
    who: 'the process that draws frames',
    files: 'tools/render-process/**',
    uses: ['tools/render-process/**', 'tools/render/read-json.ts', 'node:*', 'node:*/**'],
    types: ['tools/render/page-options.ts'],
  },
  {
    // It is built with the widgets, and validates inputs as a page does.
    who: 'the catalogue',
    files: 'tools/catalogue/**',
    uses: [
      'tools/catalogue/**',
      'shared/ui/**',
      'shared/i18n/**',
      'shared/runtime/{attribute-name,metadata}.ts',
      'loader/engine/json-error.ts',
      'loader/triggers/all-triggers.ts',
      'entities',
      'react',
      'react/jsx-runtime',
      'react-dom/client',
      'react-i18next',
      'zod',
      'zod/locales',
    ],
    types: ['shared/bus/**', 'tools/widgets-json/widgets-file.ts'],
  },
  { who: 'everything else around the widgets', files: '{stories,.storybook,tests,tools}/**', uses: ['**'] },
  { who: 'the build', files: 'tsup.config.ts', uses: ['**'] },
];

/** What the root of the repository may contain, beside dot files, dependencies and generated folders. */
export const topLevel = [
  'loader',
  'widgets',
  'shared',
  'stories',
  'tests',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
];

/** Folders that commands generate. They are not committed. */
export const generated = ['node_modules', 'dist', 'storybook-static', 'test-results', 'playwright-report'];

/** Folders with a fixed list of subfolders. */
export const subfolders: Readonly<Record<string, readonly string[]>> = {
  shared: ['contract', 'http', 'bus', 'rules', 'models', 'format', 'i18n', 'runtime', 'ui', 'preact', 'kit'],
  stories: ['widgets', 'ui', 'guide'],
  tests: ['conformance', 'browser', 'engines', 'adapters', 'frameworks', 'models', 'storm', 'wordpress', 'support'],
  tools: [
    'build',
    'demo-shop',
    'accessibility',
    'adapter',
    'models',
    'widgets-json',
    'wordpress',
    'npm-package',
    'page-types',
    'bench',
    'doctor',
    'conform',
    'inspect',
    'catalogue',
    'checks',
    'new',
    'openapi',
    'render',
    'render-process',
    'conformance',
    'sheets',
    'tokens',
    'commands',
    'page-styles',
  ],
};

/** The roles in a file name, after a dot. */
export const roles = [
  'island',
  'enhancer',
  'model',
  'rules',
  'metadata',
  'print',
  'stories',
  'support',
  'test',
  'spec',
  'light',
  'config',
  'd',
];

/** Names that do not describe the content. */
export const emptyNames = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'lib'];
