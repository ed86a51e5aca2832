// Stands in for `react-dom/server`.
import type { ComponentChildren } from 'preact';
import { renderToString as print } from 'preact-render-to-string';
import { contentOf } from './react-dom-client.ts';

export function renderToString(children: ComponentChildren, { identifierPrefix = '' } = {}): string {
  return print(
    contentOf(children, {
      identifierPrefix,
      onUncaughtError(error) {
        throw error;
      },
    }),
  );
}
