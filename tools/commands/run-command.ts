import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository; every command runs there. */
export const top = fileURLToPath(new URL('../..', import.meta.url));

const common = {
  cwd: top,
  // Windows finds `npm.cmd` by its shell; elsewhere a shell would only stand between us and the command.
  shell: process.platform === 'win32',
};

const environment = {
  ...process.env,
  PATH: [join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Colours survive being read by us and printed later.
  ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
};

type Environment = Readonly<Record<string, string>>;

export interface Ending {
  readonly code: number;
  /** What the command wrote, both streams. */
  readonly output: string;
}

/** Starts a command of this repository that writes straight to the terminal. */
export function startCommand(words: readonly string[], extra: Environment = {}): ChildProcess {
  const [command = '', ...rest] = words;
  return spawn(command, rest, {
    ...common,
    env: { ...environment, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs such a command to its end and answers its exit code. */
export function runCommand(words: readonly string[], extra: Environment = {}): Promise<number> {
  return ending(startCommand(words, extra));
}

/** Runs a command and keeps what it writes for whoever wants to print it. */
export async function runQuietly(words: readonly string[]): Promise<Ending> {
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, { ...common, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return { code: await ending(child), output };
}

function ending(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
