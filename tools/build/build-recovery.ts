import { writeFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { contentHash } from './content-hash.ts';
import { targets } from './targets.ts';
import { virtualModule } from './virtual-module.ts';

/** What the recovery knows of the built scripts. */
export interface Graph {
  /** By file, the files that it imports, if any. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The files of modules that are imported on demand, by the module's name in the source. */
  readonly names: Readonly<Record<string, string>>;
}

/** The source of `eiland:recovery`. */
export function writeGraph({ imports, names }: Graph): string {
  return `export const imports = ${JSON.stringify(imports)};\nexport const names = ${JSON.stringify(names)};\n`;
}

/** Builds the script that recovers others. It imports nothing. Returns its name. */
export async function buildRecovery(folder: string, graph: Graph): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['loader/recovery/recover.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: targets,
    logLevel: 'warning',
    plugins: [virtualModule('eiland:recovery', () => writeGraph(graph))],
  });
  const script = outputFiles[0]!.text;
  const name = `recovery-${contentHash(script)}.js`;
  writeFileSync(`${folder}/${name}`, script);
  return name;
}

/** The same script as a function of its imports, for a browser that refuses their addresses. */
export async function createRecoveryCopy(script: string): Promise<string> {
  if (script.includes('import.meta')) throw new Error('A copy of a script has no import.meta.');
  const { code } = await transform(script, {
    format: 'cjs',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: targets,
  });
  return `export default(require,module)=>{${code.trim()}};\n`;
}
