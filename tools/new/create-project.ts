import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasOurPrefix, WIDGET_NAME } from '../../shared/kit/definition.ts';

/** What has a dot before its name in the new project. npm publishes no `.gitignore`. */
const DOTTED = /^(?=gitignore$|storybook\/)/;

/** What the template is called, and has to be called in the new project. */
const TEMPLATE = 'acme-gift-note';

export interface ProjectOptions {
  /** The names of the widgets of Eiland, whose first words it may not have. */
  readonly widgets: readonly string[];
  readonly eiland: string;
  /** By package. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Packages of the project beside `eiland`, all of them for development. */
export const PROJECT_PACKAGES = [
  // The types of signals.
  '@preact/signals-core',
  '@storybook/html-vite',
  '@testing-library/dom',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  'happy-dom',
  'storybook',
  'typescript',
  'vite',
  'vitest',
  'zod',
] as const;

/**
 * Writes a project with a small widget that works, into a folder that does not exist yet. Returns the paths of its files.
 *
 * @param template the folder of `tools/new/project`
 */
export function createProject(template: string, name: string, options: ProjectOptions, folder = name): string[] {
  if (!WIDGET_NAME.test(name))
    throw new Error(`"${name}" is no name such as "${TEMPLATE}": a prefix of yours, a dash, and a word.`);
  if (hasOurPrefix(name, options.widgets))
    throw new Error(`"${name}" begins with a word that Eiland uses itself. Use one of your own, such as "acme-".`);
  if (existsSync(folder)) throw new Error(`${folder}/ already exists.`);
  const renames = renamesTo(name);
  const paths = filesOf(template).map((path) => {
    const target = rename(path, renames).replace(DOTTED, '.');
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    writeFileSync(join(folder, target), rename(readFileSync(join(template, path), 'utf8'), renames));
    return target;
  });
  const manifest = join(folder, 'package.json');
  const version = `^${options.eiland}`;
  const devDependencies = { eiland: version, 'eiland-demo-shop': version, ...options.packages };
  const written = { ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), devDependencies };
  writeFileSync(manifest, `${JSON.stringify(written, null, 2)}\n`);
  return paths;
}

function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = join(below, name);
    return statSync(join(folder, path)).isDirectory() ? filesOf(folder, path) : [path];
  });
}

/** The longest first: `acme-gift-note` contains `gift-note`. */
function renamesTo(name: string): readonly (readonly [from: string, to: string])[] {
  const [, ...words] = name.split('-');
  return [
    [TEMPLATE, name],
    ['gift-note', words.join('-')],
    ['GiftNote', words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')],
  ];
}

const rename = (text: string, renames: readonly (readonly [string, string])[]): string =>
  renames.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
