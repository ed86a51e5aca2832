import { startCommand } from './run-command.ts';

/** `npm run dev`: builds after every change and serves the demo shop, which starts again when its own code changes. */
const children = [
  startCommand(['tsup', '--watch']),
  startCommand(['node', '--watch', '--watch-preserve-output', 'tests/storefront/serve.ts']),
];

function stop(): void {
  for (const child of children) child.kill();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
