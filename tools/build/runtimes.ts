import { aliases } from '../../shared/preact/aliases.ts';

/** A build of the same source on one runtime library. */
export interface Runtime {
  readonly name: 'react' | 'light';
  readonly outDir: string;
  readonly alias: Readonly<Record<string, string>>;
}

const HOOK = 'use-sync-external-store/shim/index.js';

export const RUNTIMES: readonly Runtime[] = [
  // React has this hook itself.
  { name: 'react', outDir: 'dist', alias: { [HOOK]: 'react' } },
  { name: 'light', outDir: 'dist/light', alias: aliases },
];
