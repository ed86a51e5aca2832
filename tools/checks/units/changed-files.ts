import { execFileSync } from 'node:child_process';
import { top } from '../../commands/run-command.ts';

/** Paths from the root: what is not committed yet, and what the branch has changed since it left the one it follows. */
export function changedFiles(): ReadonlySet<string> {
  const since = git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  return new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]);
}

/** The lines that git prints; none where there is no git, or no such branch. */
function git(...words: readonly string[]): string[] {
  try {
    const printed = execFileSync('git', words, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return printed.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
