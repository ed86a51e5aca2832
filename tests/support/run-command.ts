import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository; every command runs there. */
export const top = fileURLToPath(new URL('../..', import.meta.url));

const environment = {
  ...process.env,
  PATH: [join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Colours survive being read by us and printed later.
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
};

export interface Ending {
  readonly code: number;
  /** What the command wrote, both streams; empty when it wrote straight to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

/** Starts a command of this repository that writes straight to the terminal. */
export function startCommand(line: string, extra: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(line, {
    cwd: top,
    shell: true,
    env: { ...environment, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs a command to its end; `quiet` keeps its output back for whoever wants to print it. */
export async function runCommand(line: string, { quiet = false } = {}): Promise<Ending> {
  const began = performance.now();
  let output = '';
  const child = quiet
    ? spawn(line, { cwd: top, shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    : startCommand(line);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (given) => resolve(given ?? 1));
  });
  return { code, output, seconds: (performance.now() - began) / 1000 };
}
