import type { Plugin } from 'esbuild';
import { aliases } from '../../shared/preact/aliases.ts';
import { reactAsModule } from './react-as-module.ts';
import { reactForDownshift } from './react-for-downshift.ts';

/** A build of the same source on one runtime library. */
export interface Runtime {
  readonly name: 'react' | 'light';
  readonly outDir: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly plugins: readonly Plugin[];
}

const HOOK = 'use-sync-external-store/shim/index.js';

export const RUNTIMES: readonly Runtime[] = [
  // React has this hook itself.
  { name: 'react', outDir: 'dist', alias: { [HOOK]: 'react' }, plugins: [reactAsModule] },
  { name: 'light', outDir: 'dist/light', alias: aliases, plugins: [reactForDownshift] },
];
