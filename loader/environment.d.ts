/** Made by the build from all widgets. */
declare module 'eiland:manifest' {
  /** The names of two files, without `.js`. */
  export const engine: string;
  export const late: string;
  export const packed: import('./manifest.ts').Packed;
}

/** The version in package.json. */
declare const VERSION: string;

/** Made by the build from all widgets. */
declare module 'eiland:handlers' {
  /** By command, the widgets that handle it. */
  export const handlers: Readonly<Record<string, readonly string[]>>;
}

/** The file with tokens and kit. */
declare const KIT: string;
