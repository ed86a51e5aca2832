/** The build writes this module. */
declare module 'eiland:manifest' {
  /** File names, relative to `loader.js`. */
  export const engine: string;
  /** Tokens and the styles of the ui kit, which `base.css` also has: `kit-<hash>.css`. */
  export const kit: string;
  /** Loads scripts again that failed. */
  export const recovery: string;
  export const widgets: import('./manifest.ts').Manifest;
}

/** The build writes this module. */
declare module 'eiland:recovery' {
  /** By file, the files that it imports. Files without imports are absent. */
  export const imports: Readonly<Record<string, readonly string[]>>;
  /** The files of modules that are imported on demand, by the module's name in the source. */
  export const names: Readonly<Record<string, string>>;
}

/** The build writes this module. */
declare module 'eiland:page-tools' {
  export const pageTools: readonly import('./engine/model-context.ts').PageTool[];
}

/** The version in package.json. */
declare const VERSION: string;
