import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Widget } from '../../shared/runtime/host.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import { builtFile, describeEmbedding, describeWidget } from '../widgets-json/describe-widgets.ts';
import { FORMAT, type WidgetsFragment } from '../widgets-json/widgets-file.ts';
import { compressFiles } from '../build/compress-files.ts';
import { pluginData } from '../wordpress/plugin-data.ts';

interface BuiltProject {
  readonly root: string;
  /** The name of the widget. */
  readonly name: string;
  /** Where its files are. */
  readonly folder: string;
  readonly files: readonly string[];
  /** The files of Eiland that it imports. */
  readonly needs: readonly string[];
  /** The kit for Node, by what a module imports. */
  readonly alias: { find: RegExp; replacement: string }[];
}

/** Writes `<name>.widgets.json` beside the files of a widget whose project has metadata. */
export async function describeProject({ root, name, folder, files, needs, alias }: BuiltProject): Promise<void> {
  const short = name.split('-').slice(1).join('-');
  const path = (ending: string) => resolve(root, `src/${short}.${ending}`);
  if (!existsSync(path('metadata.ts'))) return;
  const { metadata } = await load<{ metadata: WidgetMetadata }>(path('metadata.ts'), alias);
  const entry = [path('island.tsx'), path('enhancer.ts')].find(existsSync);
  if (!entry)
    throw new Error(`src/ has neither ${short}.island.tsx nor ${short}.enhancer.ts for the metadata beside it.`);
  const { island, enhancer } = await load<{ island?: Widget; enhancer?: Widget }>(entry, alias);
  const widget = (island ?? enhancer)!;
  await compressFiles(folder, files);
  const described = {
    ...describeWidget(widget, metadata),
    files: files.map((file) => builtFile(folder, file)),
    needs: [...needs],
    ...describeEmbedding(widget, metadata, { [name]: widget }),
  };
  const fragment: WidgetsFragment = {
    format: FORMAT,
    widgets: [described],
    wordpress: pluginData({ groups: [], widgets: [described] }).widgets,
  };
  writeFileSync(join(folder, `${name}.widgets.json`), `${JSON.stringify(fragment, null, 2)}\n`);
}

const NO_STYLES = '\0no-styles';

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.(css|scss|sass|less)(\?|$)/.test(id) ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? '' : undefined),
};

/** Runs a module of the project in Node. */
async function load<Module>(file: string, alias: BuiltProject['alias']): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    logLevel: 'error',
    oxc: { jsx: { development: false } },
    resolve: { alias },
    plugins: [withoutStyles],
  });
  return module;
}
