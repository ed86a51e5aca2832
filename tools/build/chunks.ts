import type { Plugin } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/**
 * Shared code that is always loaded together. A file that imports one module of a chunk loads all of it. esbuild splits
 * everything else by use: modules that the same widgets import are one file.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  /** What the engine and the enhancers share with islands. It must stay small: every page loads it. */
  base: [
    'loader/page.ts',
    'loader/engine/{local-host,run-safely}.ts',
    'shared/contract/cart-size-call.ts',
    'shared/http/{call-settings,headers,stale-token,timeout,token}.ts',
    'shared/models/wait-for-cart.ts',
    'shared/rules/{buy-control,same-id,url}.ts',
    'shared/runtime/{attribute-name,attributes,create-translate,define-enhancer,import-with-recovery,retry-later,unclobbered,until-unmount}.ts',
    'shared/ui/dialog/save-attributes.ts',
  ],
  /** What nearly every island uses: validation, calls, texts, and the common parts of the kit. */
  island: [
    'shared/contract/{call-failed,endpoint,field-errors,minor-units,price-keys,url,wire}.ts',
    'shared/format/{count,price,rate,read-currency}.ts',
    'shared/http/{call,reply}.ts',
    'shared/i18n/*.ts',
    'shared/models/{lock,refused-texts}.ts',
    'shared/rules/same-text.ts',
    'shared/runtime/{define-island.tsx,heading-input.ts,is-frame.ts,server-markup-input.ts,services.ts,slots.ts,when-online.ts}',
    'shared/ui/basics/{Button,Heading,Icon,LoadError,Loading,Message,RefusalMessage,SessionNotice,VisuallyHidden}.tsx',
    'shared/ui/basics/{printed-context,refusal-text,session-context,use-lazy-component,use-news}.ts',
    'shared/ui/form/use-native-value.ts',
    'shared/ui/gallery/ResponsiveImage.tsx',
    'shared/ui/markup/{Html,simple-markup}.tsx',
    'shared/ui/product/{Price,ProductName,VatLine}.tsx',
    'shared/ui/slots/{Slot.tsx,slot-context.ts}',
  ],
  /** What a single enhancer shares with nearly every island. */
  text: ['shared/format/rating.ts', 'shared/ui/markup/plain-text.ts', 'shared/ui/product/draw-stars.ts'],
  /** Events for the page's tag manager. */
  analytics: ['shared/bus/data-layer.ts', 'shared/http/allows-analytics.ts'],
  /** The cart and its amounts. */
  cart: [
    'shared/contract/{cart,discounts}.ts',
    'shared/models/{answer-within,cart-sync}.ts',
    'shared/rules/{checkout-sums,code-error,credits,totals}.ts',
    'shared/runtime/fetch-ahead.ts',
    'shared/ui/product/{OrderSums,VatLines,create-sum-row}.tsx',
  ],
  /** Lines of the cart, for the cart page and for commands. */
  lines: ['shared/models/change-quantity.ts', 'shared/rules/cart-lines.ts'],
  /** Fields of forms. */
  form: [
    'shared/ui/form/{Checkbox,ErrorSummary,Field,FieldErrors,FieldFrame,FirstError,RequiredNote,SelectField}.tsx',
    'shared/ui/form/{after-click,focus-control,typed-values,use-field}.ts',
  ],
  /** Modal dialogs. */
  dialog: [
    'shared/ui/dialog/{Dialog,Opener}.tsx',
    'shared/ui/dialog/{is-displayed,make-scrollable,on-dismiss,scroll-lock,use-modal}.ts',
  ],
  /** Products in lists. */
  product: [
    'shared/format/percent-off.ts',
    'shared/rules/ecommerce.ts',
    'shared/ui/product/price-comparisons.ts',
    'shared/ui/product/{LinePrice,ProductCard,ProductLabels,ProductPrice,Stars,StockLabel}.tsx',
  ],
  /** Content that the server has rendered. */
  content: [
    'shared/runtime/read-server-markup.ts',
    'shared/ui/markup/ServerMarkup.tsx',
    'shared/ui/basics/use-hash-target.ts',
  ],
  /** Products that go back. */
  returns: ['shared/contract/returns.ts', 'shared/rules/return-products.ts'],
  /** Steps of a quantity. */
  quantity: ['shared/ui/form/{StepButton,Stepper}.tsx', 'shared/ui/product/AmountStepper.tsx'],
};

/**
 * Small modules that an enhancer bundles once more: their chunk has libraries, and a chunk of their own would cost every
 * page with an island its headers. A copy has its own state.
 */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  'widgets/product-search': [
    'shared/contract/minor-units.ts',
    'shared/format/{count,price,read-currency}.ts',
    'shared/rules/ecommerce.ts',
  ],
};

const NAMESPACE = 'chunk';
const COPY = 'copy';

/** The modules of a folder, and the copies that they import, get copies of these modules. */
export function copiedModules(): Plugin {
  const copies = Object.entries(COPIES).map(
    ([folder, patterns]) => [resolve(folder), new Set(globSync([...patterns]).map((path) => resolve(path)))] as const,
  );
  return {
    name: 'copied-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer, resolveDir, namespace }) => {
        const module = resolve(resolveDir, path);
        const copy = copies.find(([folder, modules]) => {
          const isImporter = namespace === COPY ? modules.has(resolve(importer)) : importer.startsWith(`${folder}/`);
          return isImporter && modules.has(module);
        });
        return copy && { path: relative('.', module), namespace: COPY };
      });
      onLoad({ filter: /./, namespace: COPY }, ({ path }) => ({
        contents: readFileSync(path, 'utf8'),
        loader: 'ts',
        resolveDir: dirname(resolve(path)),
      }));
    },
  };
}

/** Imports of a chunk's module from outside become imports of the whole chunk. */
export function declaredChunks(): Plugin {
  const chunkOf = new Map(
    Object.entries(CHUNKS).flatMap(([chunk, patterns]) =>
      globSync([...patterns], { exclude: (path) => path.includes('.test.') }).map(
        (path) => [resolve(path), chunk] as const,
      ),
    ),
  );
  return {
    name: 'declared-chunks',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, importer, resolveDir, kind, namespace }) => {
        const module = resolve(resolveDir, path);
        const chunk = chunkOf.get(module);
        if (!chunk || kind === 'dynamic-import' || namespace === NAMESPACE || chunkOf.get(importer) === chunk) return;
        return { path: chunk, namespace: NAMESPACE };
      });
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path: chunk }) => ({
        contents: [...chunkOf]
          .filter(([, own]) => own === chunk)
          .map(([module]) => `export * from './${relative('.', module).replaceAll('\\', '/')}';`)
          .sort()
          .join('\n'),
        resolveDir: '.',
      }));
    },
  };
}
