import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of an optional program, such as `php`. */
export function findProgram(name: string, path = process.env.PATH ?? ''): string | undefined {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name];
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((file) => join(folder, file)))
    .find((file) => existsSync(file));
}
