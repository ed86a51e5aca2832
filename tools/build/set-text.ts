import type { OutputFile } from 'esbuild';

/** Puts another text into a file that the bundler has made and not yet written. */
export function setText(file: OutputFile, text: string): void {
  Object.defineProperty(file, 'text', { value: text });
  file.contents = new TextEncoder().encode(text);
}
