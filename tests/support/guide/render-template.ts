import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nunjucks from 'nunjucks';
import twig from 'twig';
import { findProgram } from '../../../tools/commands/find-program.ts';
import { top } from '../../../tools/commands/run-command.ts';

/** The data of the guide's templates. */
export interface TemplatePage {
  readonly shop: { readonly locale: string; readonly token: string; readonly isExempt: boolean };
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly isOrderable: boolean;
    readonly images: readonly { url: string; mobile_url: string; thumbnail_url: string }[];
  };
  readonly cart: readonly { readonly qty: number; readonly name: string }[];
}

const folder = join(top, 'stories', 'guide', 'templates');

export const readTemplate = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The helpers of Rails. */
const RAILS = `
require 'erb'; require 'json'; require 'ostruct'
include ERB::Util
def raw(text) = text
def json_escape(text) = text.gsub(/[&<>]/, '&' => '\\u0026', '<' => '\\u003c', '>' => '\\u003e')
def form_authenticity_token = $page['shop']['token']
$page = JSON.parse($stdin.read)
def named(hash) = OpenStruct.new(hash.transform_keys { |key| key.gsub(/[A-Z]/) { "_" + $&.downcase } })
@shop, @product, @cart = named($page['shop']), named($page['product']), $page['cart'].map { |line| named(line) }
puts ERB.new(File.read(ARGV[0], encoding: 'utf-8')).result(binding)`;

const PHP = 'extract(json_decode(stream_get_contents(STDIN), true)); include $argv[1];';

/** The setup of Flask. */
const FLASK = `
import jinja2, json, sys
page = json.load(sys.stdin)
env = jinja2.Environment(autoescape=True)
sys.stdout.reconfigure(encoding='utf-8')
print(env.from_string(open(sys.argv[1], encoding='utf-8').read()).render(**page, csrf_token=lambda: page['shop']['token']))`;

/** Functions of Twig in PHP that the JavaScript engine lacks. */
twig.extendFunction('constant', (name: string) => name);
twig.extendFilter('json_encode', (value: unknown, flags: false | unknown[]) => {
  // The engine stores the order of keys in `_keys`.
  const json = JSON.stringify(value, (key, part: unknown) => (key === '_keys' ? undefined : part));
  return flags && flags.includes('JSON_HEX_TAG') ? withoutTags(json) : json;
});

const withoutTags = (json: string) => json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

/** The setup of Symfony. */
function renderTwig(page: TemplatePage): string {
  // The engine's types lack `autoescape`.
  const settings = { data: readTemplate('product.twig'), autoescape: true, rethrow: true };
  return twig.twig(settings).render({ ...page, csrf_token: () => page.shop.token });
}

/** The engines by template, without those that this machine lacks. */
export const engines: Readonly<Record<string, (page: TemplatePage) => string>> = {
  'product.twig': renderTwig,
  'product.jinja': hasJinja() ? (page) => run('python3', ['-c', FLASK], 'product.jinja', page) : renderNunjucks,
  ...(findProgram('php') && {
    'product.php': (page: TemplatePage) => run('php', ['-d', 'display_errors=stderr', '-r', PHP], 'product.php', page),
  }),
  ...(findProgram('ruby') && {
    'product.html.erb': (page: TemplatePage) => run('ruby', ['-e', RAILS], 'product.html.erb', page),
  }),
};

function hasJinja(): boolean {
  return findProgram('python3') !== undefined && spawnSync('python3', ['-c', 'import jinja2']).status === 0;
}

function run(program: string, args: readonly string[], file: string, page: TemplatePage): string {
  const between = program === 'php' ? ['--'] : [];
  const { status, stdout, stderr } = spawnSync(program, [...args, ...between, join(folder, file)], {
    input: JSON.stringify(page),
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8' },
  });
  if (status !== 0 || stderr !== '') throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

function renderNunjucks(page: TemplatePage): string {
  const environment = new nunjucks.Environment(null, { autoescape: true });
  environment.addFilter(
    'tojson',
    (value: unknown) => new nunjucks.runtime.SafeString(withoutTags(JSON.stringify(value))),
  );
  return environment.renderString(readTemplate('product.jinja'), { ...page, csrf_token: () => page.shop.token });
}
