import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * What each module of React is on Preact: a package, or the absolute path of a file. For a bundler, a name also stands
 * for the paths below it, so the longer ones come first.
 */
export const aliases: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  react: file('react.ts'),
  'react-dom/client': file('react-dom-client.ts'),
  'react-dom/server': file('react-dom-server.ts'),
  'react-dom': 'preact/compat',
  i18next: file('i18next.ts'),
  'react-i18next': file('react-i18next.ts'),
  '@preact/signals-react/runtime': file('signals-runtime.ts'),
  '@preact/signals-react': '@preact/signals',
};
