/** Made by the build from all widgets. */
declare module 'eiland:knowledge' {
  export const knowledge: import('./page.ts').Knowledge;
}
