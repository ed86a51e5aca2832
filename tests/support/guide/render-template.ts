import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../tools/commands/find-program.ts';
import { top } from '../../../tools/commands/run-command.ts';
import type { TemplatePage } from './template-pages.ts';

const templates = join(top, 'stories/guide/templates');
const setups = join(top, 'tests/support/guide/engines');

export const readTemplate = (file: string) => readFileSync(join(templates, file), 'utf8');

interface Engine {
  readonly template: string;
  readonly program: string;
  /** The setup of a framework in `engines/`. */
  readonly setup: string;
  /** The package of Debian that has the engine. */
  readonly debian: string;
}

/** The real engines. Razor is only compared by names. */
export const ENGINES: readonly Engine[] = [
  { template: 'product.php', program: 'php', setup: 'plain.php', debian: 'php-cli' },
  { template: 'product.twig', program: 'php', setup: 'twig.php', debian: 'php-twig' },
  { template: 'product.blade.php', program: 'php', setup: 'blade.php', debian: 'php-illuminate-view' },
  { template: 'product.jinja', program: 'python3', setup: 'flask.py', debian: 'python3-jinja2' },
  { template: 'product.html.erb', program: 'ruby', setup: 'rails.rb', debian: 'ruby-actionview' },
];

/** What the setup exits with when its engine is not installed. */
const NOT_INSTALLED = 3;

/** The pages as the engine renders them; a sentence when it is not on this machine. */
export function renderPages(
  { template, program, setup, debian }: Engine,
  pages: readonly TemplatePage[],
): readonly string[] | string {
  const missing = `${template} is not rendered: this machine has no ${debian}.`;
  if (!findProgram(program)) return missing;
  const { status, stdout, stderr } = spawnSync(program, [join(setups, setup), join(templates, template)], {
    input: JSON.stringify(pages),
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8' },
  });
  if (status === NOT_INSTALLED) return missing;
  if (status !== 0 || stderr !== '') throw new Error(`${program} failed on ${template}: ${stderr || stdout}`);
  return JSON.parse(stdout) as string[];
}
