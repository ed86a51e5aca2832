/** The build writes this module. */
declare module 'eiland:manifest' {
  /** File names, relative to `loader.js`. */
  export const engine: string;
  /** Tokens and the styles of the ui kit. */
  export const kit: string;
  export const widgets: import('./manifest.ts').Manifest;
}

/** The version in package.json. */
declare const VERSION: string;
