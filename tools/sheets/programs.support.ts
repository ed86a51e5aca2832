import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export const hasProgram = (name: string) => spawnSync(name, ['--version']).status === 0;

/** The block of a language in a Markdown text that begins with these words, or the first one. */
export function blockOf(text: string, language: string, start = ''): string {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block]) => block!,
  );
  return blocks.find((block) => block.startsWith(start))!;
}

/** Starts a server, and waits until it answers. */
export async function startServer(
  [program, ...options]: readonly [string, ...string[]],
  port: number,
  folder: string,
): Promise<[ChildProcess, string]> {
  const server = spawn(program, options, { cwd: folder, stdio: 'ignore' });
  const address = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(address).catch(() => null)) return [server, address];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} ${options.join(' ')} does not start.`);
}
