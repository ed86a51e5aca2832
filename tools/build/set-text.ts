import type { OutputFile } from 'esbuild';

/** Replaces the content of a file that the bundler has not written yet. */
export function setText(file: OutputFile, text: string): void {
  Object.defineProperty(file, 'text', { value: text });
  file.contents = new TextEncoder().encode(text);
}
