import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';
import { missingQuotes } from './quoted-texts.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

const INVISIBLE = [
  ['a soft hyphen', 0xad],
  ['a zero-width space', 0x200b],
  ['a zero-width joiner', 0x200d],
  ['a zero-width non-joiner', 0x200c],
  ['a word joiner', 0x2060],
  ['a zero-width no-break space', 0xfeff],
  ['a mark of direction', 0x200f],
  ['a line separator', 0x2028],
  ['a thin space', 0x2009],
  ['a filler', 0x3164],
  ['a control character', 0x7f],
] as const;

const clean: Readonly<Record<string, string>> = {
  'shared/i18n/locales/nl.json': '{ "close": "Sluiten" }',
  'shared/i18n/locales/de.json': '{ "close": "Schließen" }',
  'shared/i18n/locales/en.json': '{ "close": "Close" }',
  'shared/ui/dialog/Dialog.tsx': `t('close')`,
  'widgets/lamp/Lamp.tsx': `t('lit', { name }); t('watts', { count }); t(\`state.\${state}\`)`,
  'widgets/lamp/locales/nl.json': `{ "lit": "{{name}} brandt", "watts_one": "1 watt", "watts_other": "{{count}} watt", "state": { "on": "Aan" } }`,
  'widgets/lamp/locales/de.json': `{ "lit": "{{name}} leuchtet", "watts_one": "1 Watt", "watts_other": "{{count}} Watt", "state": { "on": "An" } }`,
  'widgets/lamp/locales/en.json': `{ "lit": "{{name}} is lit", "watts_one": "1 watt", "watts_other": "{{count}} watts", "state": { "on": "On" } }`,
};

function plant(changed: Readonly<Record<string, string | undefined>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...clean, ...changed })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('the texts of this repository', () => {
  test('have the same keys in Dutch, German and English', () => {
    const { read, faults } = findTextFaults(top);
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThanOrEqual(6);
  });

  test('contain every Dutch text that the shop requires', () => {
    expect(missingQuotes(top)).toEqual([]);
  });
});

describe('the check of the texts', () => {
  test('finds no faults in correct texts', () => {
    expect(findTextFaults(plant())).toEqual({ read: 6, faults: [] });
  });

  test.each(INVISIBLE)('finds %s', (_, code) => {
    const text = JSON.stringify({ close: `Slui${String.fromCodePoint(code)}ten` });
    const name = code.toString(16).toUpperCase().padStart(4, '0');
    expect(findTextFaults(plant({ 'shared/i18n/locales/nl.json': text })).faults).toEqual([
      `shared/i18n/locales/nl.json: 'close' contains the invisible character U+${name}`,
    ]);
  });

  test.each(['\u00A0', '\u202F'])('allows a space that does not break', (space) => {
    const root = plant({ 'shared/i18n/locales/de.json': JSON.stringify({ close: `Noch 5${space}%` }) });
    expect(findTextFaults(root).faults).toEqual([]);
  });

  test.each([
    [
      'a language without a file',
      { 'widgets/lamp/locales/de.json': undefined },
      'widgets/lamp/locales/de.json: is missing',
    ],
    [
      'a language without a key',
      { 'shared/i18n/locales/en.json': '{}' },
      `shared/i18n/locales/en.json: 'close' is missing`,
    ],
    [
      'an empty text',
      { 'shared/i18n/locales/de.json': '{ "close": " " }' },
      `shared/i18n/locales/de.json: 'close' is empty`,
    ],
    [
      'a text with other placeholders',
      { 'widgets/lamp/locales/en.json': clean['widgets/lamp/locales/en.json']!.replace('{{name}}', '{{nom}}') },
      `widgets/lamp/locales/en.json: 'lit' has the placeholders {{nom}}, in widgets/lamp/locales/nl.json {{name}}`,
    ],
    [
      'a byte order mark',
      { 'shared/i18n/locales/nl.json': '\uFEFF{ "close": "Sluiten" }' },
      'shared/i18n/locales/nl.json: begins with a byte order mark',
    ],
    ['an unused text', { 'shared/ui/dialog/Dialog.tsx': '' }, `shared/i18n/locales/nl.json: 'close' is unused`],
  ])('finds %s', (_, changed, fault) => {
    expect(findTextFaults(plant(changed)).faults).toEqual([fault]);
  });

  test('finds a required text with one changed letter', () => {
    const root = plant({ 'widgets/cart-page/locales/nl.json': '{ "empty": "De winkelwagen is leeg." }' });
    expect(missingQuotes(root)).toContain(`widgets/cart-page/locales/nl.json: 'De winkelwagen is leeg' is missing`);
  });

  test('finds a view with a text that is not translated', () => {
    const root = plant({ 'widgets/lamp/Lamp.tsx': 'export const Lamp = () => <p>De lamp brandt</p>;' });
    const config = join(top, 'tools/checks/texts/i18next.config.ts');
    const command = join(top, 'node_modules/i18next-cli/dist/esm/cli.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'lint', '-c', config], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain('De lamp brandt');
    expect(status).toBe(1);
  });
});
