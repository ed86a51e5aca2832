import { KIT_MODULES } from './kit-modules.ts';
import { FRAMEWORKS } from '../page-types/widget-types.ts';

/** What the package.json of the repository has, as far as the published one takes it over. */
export interface RepositoryManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const typed = (types: string, file: string) => ({ types: `./dist/package/types/${types}`, default: file });

const TYPES_ALONE = './dist/package/types.js';

/** A style sheet that a bundler may import, with a type for TypeScript. */
const styles = (file: string) => typed('styles.d.ts', file);

/**
 * The package.json of the published package. It has no dependencies: the widgets and the doctor contain their libraries.
 * Only `eiland/contract` needs zod, from the program that imports it. The loader is no entry, because a bundler would
 * move it away from the files that it loads.
 */
export function publishedManifest({ name, version, description, license, devDependencies }: RepositoryManifest) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { eiland: 'dist/doctor.js' },
    files: ['dist', 'guide', 'sheets', 'widgets', 'CHANGELOG.md'],
    sideEffects: ['**/*.css'],
    exports: {
      './events': typed('bus/page-events.d.ts', './dist/package/events.js'),
      './types': typed('page/page.d.ts', TYPES_ALONE),
      ...Object.fromEntries(
        Object.keys(FRAMEWORKS).map((name) => [`./types/${name}`, typed(`page/${name}.d.ts`, TYPES_ALONE)]),
      ),
      './contract': typed('contract.d.ts', './dist/package/contract.js'),
      './adapter': typed('adapter/create-shop-calls.d.ts', './dist/package/adapter.js'),
      './models': typed('models/models.d.ts', './dist/package/models.js'),
      './server': typed('server/server.d.ts', './dist/server.js'),
      './light/server': typed('server/server.d.ts', './dist/light/server.js'),
      './kit': typed('kit/kit.d.ts', './dist/kit.js'),
      ...Object.fromEntries(
        KIT_MODULES.map((name) => [`./kit/${name}`, typed(`kit/${name}.d.ts`, `./dist/kit-${name}.js`)]),
      ),
      './kit/events': typed('bus/custom-events.d.ts', TYPES_ALONE),
      './conformance': typed('conformance/conformance.d.ts', './dist/package/conformance.js'),
      './vite': typed('vite.d.ts', './dist/package/vite.js'),
      './base.css': styles('./dist/base.css'),
      './light/base.css': styles('./dist/light/base.css'),
      './page.css': styles('./dist/page.css'),
      './light/page.css': styles('./dist/light/page.css'),
      './widgets.json': './dist/widgets.json',
      './light/widgets.json': './dist/light/widgets.json',
      './widgets.schema.json': './dist/widgets.schema.json',
      './html-custom-data.json': './dist/html-custom-data.json',
      './web-types.json': './dist/web-types.json',
      './openapi.json': './dist/openapi.json',
      './openapi-3.0.json': './dist/openapi-3.0.json',
      './tokens.json': './dist/tokens.json',
      './tokens.dark.json': './dist/tokens.dark.json',
      './package.json': './package.json',
    },
    'web-types': './dist/web-types.json',
    engines: { node: '>=20' },
    peerDependencies: { zod: `^${devDependencies['zod']}` },
    peerDependenciesMeta: { zod: { optional: true } },
  };
}
