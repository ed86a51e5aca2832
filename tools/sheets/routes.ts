/** A call that a stub answers. */
export interface Route {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** As JSON. */
  readonly answer: string;
}

/** The rest of a path, with its slashes; other parameters have none. */
const isRest = (name: string) => name === 'path';

/** A regular expression that every language reads. */
export function pattern(path: string): string {
  const parts = path.split(/(\{\w+\})/);
  return parts
    .map((part) => (part.startsWith('{') ? (isRest(part.slice(1, -1)) ? '.+' : '[^/]+') : part.replaceAll('.', '\\.')))
    .join('');
}
