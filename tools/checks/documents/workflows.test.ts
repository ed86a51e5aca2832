import { accessSync, constants, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { top } from '../../commands/run-command.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly uses?: string;
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const workflowOf = (path: string) => parse(read(path)) as Workflow;
const workflows = globSync('.github/workflows/*.yml', { cwd: top });
const stepsOf = (path: string) => Object.values(workflowOf(path).jobs).flatMap(({ steps = [] }) => steps);
const manifest = JSON.parse(read('package.json')) as Record<
  'scripts' | 'devDependencies',
  Readonly<Record<string, string>>
>;

describe('the workflows', () => {
  test('run the command that contributors run', () => {
    expect(workflows).toEqual(expect.arrayContaining(['.github/workflows/ci.yml', '.github/workflows/release.yml']));
    expect(stepsOf('.github/workflows/ci.yml').map(({ run }) => run)).toContain('.ci/run');
    expect(() => accessSync(join(top, '.ci/run'), constants.X_OK)).not.toThrow();
    expect(workflowOf('.github/workflows/release.yml').jobs['test']!.uses).toBe('./.github/workflows/ci.yml');
  });

  test.each(workflows)('%s names scripts of package.json', (path) => {
    const commands = stepsOf(path).flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)]);
    expect(commands.map(([, script]) => script!).filter((script) => !(script in manifest.scripts))).toEqual([]);
  });

  test.each(workflows)('%s may only read, except where a job says what it writes', (path) => {
    const { permissions, jobs } = workflowOf(path);
    expect(permissions).toEqual({ contents: 'read' });
    const writers = Object.entries(jobs).filter(([, { permissions: own = {} }]) => own['contents'] === 'write');
    expect(writers.map(([name]) => name)).toEqual(path.endsWith('release.yml') ? ['publish'] : []);
  });

  test.each(workflows)('%s uses actions of GitHub, by a version', (path) => {
    const actions = stepsOf(path).flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });
});

test('templates and settings are valid YAML', () => {
  const files = globSync('.github/**/*.yml', { cwd: top });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(() => parse(read(file), { uniqueKeys: true }), file).not.toThrow();
});

test('updates of packages that shoppers download come by themselves', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: readonly { groups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> }[];
  };
  const { tools, shopper } = updates[0]!.groups;
  expect(tools!['exclude-patterns']).toEqual(shopper!['patterns']);
  const names = Object.keys(manifest.devDependencies);
  const unknown = shopper!['patterns']!.filter((pattern) => {
    const start = pattern.replace('*', '');
    return !names.some((name) => (pattern.endsWith('*') ? name.startsWith(start) : name === pattern));
  });
  expect(unknown).toEqual([]);
});
