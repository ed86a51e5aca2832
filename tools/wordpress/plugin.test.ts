import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findProgram } from '../commands/find-program.ts';
import type { WidgetEntry, WidgetsFile } from '../widgets-json/widgets-file.ts';
import { pluginData, type PluginData } from './plugin-data.ts';
import { pluginFiles, zipPlugin } from './write-plugin.ts';

const FOLDER = join(import.meta.dirname, 'plugin');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const wordsOf = (language: string) => JSON.parse(read(`words/${language}.json`)) as Record<string, string>;
const php = globSync('**/*.php', { cwd: FOLDER }).sort();

const inThreeLanguages = (text: string) => ({ nl: text, de: text, en: text });

/** An entry of `widgets.json`, reduced to what the plugin reads. */
function entry(name: string, more: Partial<WidgetEntry>): WidgetEntry {
  return {
    name,
    title: inThreeLanguages(name),
    description: inThreeLanguages(name),
    group: 'buying',
    perPage: 'many',
    load: 'eager',
    element: { tag: 'div', inside: 'fallback', serverMarkup: [] },
    sample: { inputs: {}, inside: '' },
    companions: [],
    inputs: { type: 'object', properties: {}, required: [] },
    example: `<div data-widget="${name}"></div>`,
    ...more,
  } as WidgetEntry;
}

const input = (attribute: string, more: object) => ({
  'x-attribute': attribute,
  'x-label': inThreeLanguages(attribute),
  'x-help': inThreeLanguages(attribute),
  ...more,
});

const badge = entry('badge', {
  example: '<a href="/cart" data-widget="badge" data-url="/cart">Cart</a>',
  element: { tag: 'a', inside: 'control', serverMarkup: [] },
  sample: { inputs: { url: '/cart' }, inside: 'Cart' },
  inputs: { type: 'object', properties: { url: input('data-url', { type: 'string' }) }, required: ['url'] },
  companions: [
    { widget: 'popup', handles: 'shop:open', isRequired: true },
    { widget: 'chat', handles: 'shop:chat', isRequired: true },
  ],
});
const popup = entry('popup', { load: 'interaction', perPage: 'one' });
const chat = entry('chat', { load: 'interaction', sample: { inputs: {}, inside: '<a href="/chat">Chat</a>' } });
const faq = entry('faq', {
  inputs: {
    type: 'object',
    required: ['items'],
    properties: {
      intro: input('data-intro', { type: 'string', 'x-html': true }),
      items: input('data-items', {
        type: 'array',
        items: { type: 'object', properties: { question: { type: 'string' }, answer: { type: 'string' } } },
        'x-html': ['answer'],
      }),
    },
  },
});
const described = { groups: [], version: '1.2.3', widgets: [badge, popup, chat, faq] };

describe('the data of the plugin', () => {
  const { widgets } = pluginData(described);
  const [badgeData, popupData, , faqData] = widgets;

  test('repeats an input in the attributes of which the example has it', () => {
    expect(badgeData!.attributes).toEqual({ href: 'url' });
    expect(badgeData!.fields).toMatchObject([{ name: 'url', kind: 'text', type: 'text', isRequired: true }]);
  });

  test('adds dialogs that show nothing by themselves, and no other widgets', () => {
    expect(badgeData!.companions).toEqual(['popup']);
    expect(popupData!.isSingle).toBe(true);
  });

  test('has a row of fields per item of a list, and knows which of them are HTML', () => {
    expect(faqData!.fields).toMatchObject([
      { name: 'intro', kind: 'long-text', html: true },
      { name: 'items', kind: 'rows', html: ['answer'], columns: [{ key: 'question' }, { key: 'answer' }] },
    ]);
    expect(faqData!.fields[1]!.columns.map(({ label, empty }) => [label, empty])).toEqual([
      [{ nl: 'Vraag', de: 'Frage', en: 'Question' }, ''],
      [{ nl: 'Antwoord', de: 'Antwort', en: 'Answer' }, ''],
    ]);
  });
});

describe('the plugin', () => {
  const whole: WidgetsFile = {
    ...described,
    $schema: './widgets.schema.json',
    format: 'eiland-widgets/2',
    runtime: 'react',
    files: [],
    integrity: {},
    preload: {},
  };
  const files = () => pluginFiles(whole);

  test('is the same file for the same sources, at any time and in every time zone', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01'), toFake: ['Date'] });
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const there = zipPlugin(whole);
    vi.setSystemTime(new Date('2027-06-01'));
    vi.stubEnv('TZ', 'America/Lima');
    expect(Buffer.from(zipPlugin(whole)).equals(there)).toBe(true);
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test('offers the load triggers that need nothing else', () => {
    const data = JSON.parse(Buffer.from(files()['eiland/data/widgets.json'] as Uint8Array).toString()) as PluginData;
    expect(data.loads.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['eager', 'visible 400px', 'interaction', 'hover']),
    );
    expect(data.loads.map(({ value }) => value.split(' ', 1)[0])).not.toContain('media');
  });

  test('has the version of the widgets', () => {
    expect(Buffer.from(files()['eiland/eiland.php'] as Uint8Array).toString()).toMatch(/Version: 1\.2\.3\n/);
    expect(files()['eiland/data/widgets.json']).toBeDefined();
  });

  test('has the same words in three languages', () => {
    const keys = Object.keys(wordsOf('nl'));
    for (const language of ['de', 'en']) expect(Object.keys(wordsOf(language))).toEqual(keys);
    const used = php.flatMap((file) => [...read(file).matchAll(/word\( '([\w.]+)' \)/g)].map(([, key]) => key));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((key) => !keys.includes(key!))).toEqual([]);
  });

  test('runs no file of its own outside WordPress', () => {
    expect(php.length).toBeGreaterThan(8);
    for (const file of php)
      expect(read(file), file).toMatch(/defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
  });

  test('writes no HTML in the editor’s script, except the preview as the server escaped it', () => {
    const script = read('editor.js');
    expect(script).toContain('h(RawHTML, null, answer.rendered)');
    const others = script.replace('h(RawHTML, null, answer.rendered)', '').replace(' RawHTML,', '');
    expect(others).not.toMatch(/(?:inner|outer|Raw|Adjacent)HTML|SetInnerHTML|document\.write|\beval\b|new Function/);
  });

  test.skipIf(findProgram('php') === undefined).each(php)('%s is valid PHP', (file) => {
    expect(execFileSync('php', ['-l', join(FOLDER, file)], { encoding: 'utf8' })).toContain('No syntax errors');
  });

  test.skipIf(findProgram('php') === undefined)('has the widgets of other projects, and links their scripts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'eiland-wordpress-'));
    const [note] = pluginData({ ...described, widgets: [entry('acme-note', {})] }).widgets;
    const file = join(folder, 'acme-note.widgets.json');
    writeFileSync(file, JSON.stringify({ wordpress: [note, { ...note, name: '../../evil' }] }));
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/widgets.json'), JSON.stringify(pluginData(described)));
    // As much of WordPress as these two files call.
    const program = `namespace { define('ABSPATH', '/');
      function add_action() {} function add_filter() {}
      function apply_filters($name, $value) { return $name === 'eiland_widget_files' ? [$_SERVER['argv'][2]] : $value; }
      function esc_attr($text) { return $text; } function esc_url($url) { return $url; }
      function wp_json_encode($value) { return json_encode($value); }
      function wp_get_inline_script_tag($text) { return ''; }
      function wp_get_script_tag($attributes) { return $attributes['src'] . "\\n"; } }
    namespace Eiland { const FILE = '${folder}/eiland.php';
      function settings() { return ['loader' => '/widgets/loader.js?v=1', 'page' => '{}']; }
      foreach (['data', 'assets'] as $part) require $_SERVER['argv'][1] . "/includes/$part.php";
      echo implode(' ', array_keys(widgets())), "\\n", loader_tag('', 'eiland'); }`;
    const printed = execFileSync('php', ['-r', program, FOLDER, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(printed.split('\n')).toEqual([
      'badge popup chat faq acme-note',
      '<meta name="csrf-token" content="">',
      '/widgets/loader.js?v=1',
      '/widgets/acme-note.js',
      '',
    ]);
  });
});
