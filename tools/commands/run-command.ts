import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. Every command runs there. */
export const top = fileURLToPath(new URL('../..', import.meta.url));

const common = {
  cwd: top,
  // Windows needs a shell to find `npm.cmd`.
  shell: process.platform === 'win32',
};

const environment = {
  ...process.env,
  PATH: [join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Keeps colours in captured output.
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
};

type Environment = Readonly<Record<string, string>>;

export interface Result {
  readonly code: number;
  /** Both streams. */
  readonly output: string;
}

/** Starts a command that writes to the terminal. */
export function startCommand(words: readonly string[], extra: Environment = {}): ChildProcess {
  const [command = '', ...rest] = words;
  return spawn(command, rest, {
    ...common,
    env: { ...environment, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs a command that writes to the terminal. Returns its exit code. */
export function runCommand(words: readonly string[], extra: Environment = {}): Promise<number> {
  return exitCodeOf(startCommand(words, extra));
}

/** Runs a command and captures its output. */
export async function runQuietly(words: readonly string[]): Promise<Result> {
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, { ...common, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return { code: await exitCodeOf(child), output };
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
