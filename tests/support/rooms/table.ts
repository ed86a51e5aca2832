/** Who may use whom. The first row whose `files` match a path is the row that holds for it. */
export interface Row {
  /** What the row is about, for the reader of a fault. */
  readonly who: string;
  readonly files: string;
  /** Files and packages that may be used, types included. `{own}` is the folder of the widget. */
  readonly uses: readonly string[];
  /** Files and packages of which only the types may be used. */
  readonly types?: readonly string[];
  /** Packages that must not be reached by way of other files either. */
  readonly neverReaches?: readonly string[];
}

const REACT = ['react', 'react-dom', 'react-dom/client'];
const SIGNALS_IN_VIEWS = ['@preact/signals-react', '@preact/signals-react/runtime'];

/** What a page of enhancers alone does not download. */
const HEAVY = [...REACT, '@preact/signals-react', 'zod', 'i18next', 'react-i18next', 'ky'];

export const rows: readonly Row[] = [
  { who: 'a test', files: '**/*.{test,spec}.{ts,tsx}', uses: ['**'] },
  { who: 'a story', files: '**/*.stories.tsx', uses: ['**'] },
  { who: 'what the tests of a widget share', files: 'widgets/*/*.support.ts', uses: ['**'] },

  {
    // Loaded late, and only on a page that sells without a popup: it reads the shop's answer as a widget would.
    who: 'the buying of the loader',
    files: 'loader/engine/read-{added,refused}.ts',
    uses: [
      'loader/**',
      'shared/contract/**',
      'shared/bus/**',
      'shared/rules/**',
      'shared/http/renew-token.ts',
      'zod/mini',
    ],
    types: ['shared/**'],
  },
  {
    who: 'the loader',
    files: 'loader/**',
    uses: ['loader/**', 'eiland:*'],
    types: ['shared/**'],
    neverReaches: HEAVY,
  },

  {
    who: 'the definition of an island',
    files: 'widgets/*/*.island.tsx',
    // The last one has the sanitiser at hand before a later view needs it.
    uses: ['{own}/**', 'shared/island/**', 'shared/contract/**', 'zod/mini', 'shared/ui/Html.tsx'],
    types: ['shared/**'],
  },
  {
    who: 'an enhancer',
    files: 'widgets/*/*.enhancer.ts',
    uses: [
      '{own}/**',
      'shared/island/**',
      'shared/bus/**',
      'shared/rules/**',
      'shared/format/**',
      'shared/ui/*.ts',
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
      // Parts of models that several widgets share: what is typed in as an address, searched for, bought, asked for by a form, or uploaded, and what follows the cart.
      'shared/island/{address-form,address-search,buying,follow-cart,form-validation,kept-return,request-form,return-sending,return-wizard,uploads}.ts',
      '@preact/signals-core',
    ],
    types: [
      '{own}/locales/*.json',
      'shared/bus/**',
      'shared/http/**',
      'shared/island/**',
      'shared/i18n/**',
      'shared/format/**',
    ],
  },
  {
    who: 'a rule of a widget',
    files: 'widgets/*/*.rules.ts',
    uses: ['{own}/*.rules.ts', 'shared/contract/**', 'shared/rules/**'],
  },
  {
    who: 'a view',
    files: 'widgets/*/*.tsx',
    uses: ['{own}/*.tsx', 'shared/ui/**', 'shared/format/**', 'shared/i18n/**', 'react', ...SIGNALS_IN_VIEWS],
    types: ['{own}/*.model.ts', '{own}/*.rules.ts', '{own}/locales/*.json', 'shared/contract/**', 'shared/rules/**'],
  },
  {
    who: 'the description of a widget',
    files: 'widgets/*/*.about.ts',
    uses: ['shared/contract/**', 'zod/mini'],
    types: ['shared/island/about.ts'],
  },
  {
    who: 'a part of a widget',
    files: 'widgets/*/*.ts',
    uses: [
      '{own}/*.ts',
      'shared/contract/**',
      'shared/rules/**',
      'shared/format/**',
      // A page has one policy for trusted scripts and markup, whoever needs it.
      'shared/ui/trusted.ts',
      // What servers print is read alike.
      'shared/ui/printed.ts',
      // What a dialog needs that is drawn without React.
      'shared/ui/{sanitise,hear-leaving,let-scroll,scroll-lock}.ts',
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
    uses: ['shared/http/**', 'shared/contract/**', 'zod/mini', 'ky', 'dropzone'],
  },
  { who: 'the bus', files: 'shared/bus/**', uses: ['shared/bus/**', 'shared/contract/**'], types: ['shared/rules/**'] },
  { who: 'a format', files: 'shared/format/**', uses: ['shared/format/**'] },
  {
    who: 'i18n',
    files: 'shared/i18n/**',
    uses: ['shared/i18n/**', 'i18next', 'react-i18next', 'react'],
  },
  {
    who: 'the island runtime',
    files: 'shared/island/**',
    uses: [
      'shared/island/**',
      'shared/http/**',
      'shared/bus/**',
      'shared/i18n/**',
      'shared/format/**',
      // The one line about a start that failed, and the way out of it.
      'shared/ui/Message.tsx',
      // What widgets share beside their own models: what is compared, and what is bought.
      'shared/rules/{address,address-errors,address-shape,address-values,sort-errors}.ts',
      'shared/contract/{field-errors,postcode}.ts',
      'shared/rules/compare-list.ts',
      'shared/rules/buy-control.ts',
      // What a widget could not read of the page is said to the author of its template.
      'shared/rules/unread-markup.ts',
      // What is uploaded, by the rules and paths of the shop.
      'shared/rules/media.ts',
      'shared/contract/media.ts',
      // What the wizards of returns share.
      'shared/rules/{media-items,return-files,returns,web-address}.ts',
      'shared/contract/wire.ts',
      ...REACT,
      ...SIGNALS_IN_VIEWS,
      '@preact/signals-core',
      'react-i18next',
      'zod/mini',
    ],
    types: ['shared/contract/**', 'shared/rules/**'],
  },
  {
    // A command for Node, never part of a page: it reads templates and answers with the widgets' own code.
    who: 'the doctor',
    files: 'shared/doctor/**',
    uses: [
      'shared/doctor/**',
      'shared/contract/**',
      'shared/rules/**',
      'shared/island/{attribute-name,attributes,inputs}.ts',
      'shared/i18n/settings.ts',
      'shared/http/breach.ts',
      'loader/moments.ts',
      'loader/engine/{json-fault,messages,nearest}.ts',
      'eiland:knowledge',
      'node:*',
      'happy-dom',
      'tough-cookie',
      'zod/mini',
    ],
    types: ['shared/island/**'],
  },
  {
    who: 'the ui kit',
    files: 'shared/ui/**',
    uses: [
      'shared/ui/**',
      'shared/format/**',
      'shared/i18n/**',
      'react',
      'dompurify',
      'downshift',
      '@dnd-kit/**',
      'photoswipe',
      'photoswipe/**',
    ],
  },

  {
    who: 'the demo shop',
    files: 'tests/storefront/**',
    uses: [
      'tests/storefront/**',
      'shared/contract/**',
      'shared/rules/**',
      'zod/mini',
      'node:*',
      'node:*/**',
      'hono',
      'hono/**',
      '@hono/**',
      'kysely',
      'kysely/**',
      'pg',
      'esbuild',
      '@sqlite.org/sqlite-wasm',
    ],
  },
  { who: 'everything else in tests', files: 'tests/**', uses: ['**'] },
  {
    // It is built with the widgets, and judges what an editor fills in as the page does.
    who: 'the catalogue',
    files: 'stories/catalogue/**',
    uses: [
      'stories/catalogue/**',
      'shared/ui/**',
      'shared/i18n/**',
      'shared/island/attribute-name.ts',
      'loader/engine/json-fault.ts',
      'react',
      'react-dom/client',
      'react-i18next',
      'zod',
      'zod/locales',
    ],
    types: ['shared/bus/**', 'tests/support/build/widgets-file.ts'],
  },
  { who: 'everything else in stories', files: '{stories,.storybook}/**', uses: ['**'] },
  { who: 'the build', files: 'tsup.config.ts', uses: ['**'] },
];

/** What may stand at the top of the repository beside dot files, dependencies and what commands write. */
export const topLevel = [
  'loader',
  'widgets',
  'shared',
  'stories',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
];

/** What a command writes at the top; none of it is committed. */
export const written = ['node_modules', 'dist', 'storybook-static', 'test-results', 'playwright-report'];

/** The rooms inside a room that has a closed list of them. */
export const inside: Readonly<Record<string, readonly string[]>> = {
  shared: ['contract', 'http', 'bus', 'rules', 'format', 'i18n', 'island', 'ui', 'doctor'],
  stories: ['widgets', 'ui', 'guide', 'catalogue'],
  tests: ['storefront', 'conformance', 'browser', 'storm', 'support'],
};

/** The roles that a file name may carry after a dot. */
export const roles = [
  'island',
  'enhancer',
  'model',
  'rules',
  'about',
  'stories',
  'support',
  'test',
  'spec',
  'config',
  'd',
];

/** Names that say nothing about what is inside. */
export const emptyNames = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'lib'];
