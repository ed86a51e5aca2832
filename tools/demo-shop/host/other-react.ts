import { build } from 'esbuild';

/** An app of the shop with its own copy of React, as a page may have beside the widgets. */
const APP = `
import { createElement, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Counter() {
  const [count, setCount] = useState(0);
  const id = useId();
  return createElement('button', { type: 'button', id, onClick: () => setCount(count + 1) }, 'React: ' + count);
}
createRoot(document.querySelector('[data-other-react]')).render(createElement(Counter));
`;

let bundled: Promise<string> | undefined;

export function otherReact(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: APP, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}
