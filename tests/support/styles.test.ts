import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { top } from '../../tools/commands/run-command.ts';

/** The rules that a style sheet violates. */
async function rulesBroken(code: string, file = 'widgets/lamp/lamp.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(top, file),
    configFile: join(top, '.stylelintrc.json'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test('a style sheet with its own classes and tokens is valid', async () => {
  const code = `.sw-lamp__bulb--lit:not(:hover) { color: var(--sw-text); margin-inline-start: auto; @container (inline-size > 20rem) { display: flex; } }`;
  expect(await rulesBroken(code)).toEqual([]);
});

const SCALES = 'declaration-property-value-allowed-list';

test.each([
  ['a class without the prefix', '.lamp { display: flex; }', 'selector-class-pattern'],
  ['an id', '#sw-lamp { display: flex; }', 'selector-max-id'],
  ['a bare element', 'button { display: flex; }', 'selector-max-type'],
  ['an element inside its own class', '.sw-lamp li { display: flex; }', 'selector-max-type'],
  ['the universal selector', '* { display: flex; }', 'selector-max-universal'],
  ['a colour by number', '.sw-lamp { color: #f00; }', 'color-no-hex'],
  ['a colour by name', '.sw-lamp { color: red; }', 'color-named'],
  ['a colour by function', '.sw-lamp { color: rgb(255 0 0); }', 'function-disallowed-list'],
  ['an important declaration', '.sw-lamp { display: flex !important; }', 'declaration-no-important'],
  ['a text size beside the scale', '.sw-lamp { font-size: 1rem; }', SCALES],
  ['a text size that grows with the window', '.sw-lamp { font-size: clamp(1rem, 2vw, 2rem); }', SCALES],
  ['a weight beside the three', '.sw-lamp { font-weight: 600; }', SCALES],
  ['a gap beside the scale', '.sw-lamp { gap: 0.75rem; }', SCALES],
  ['a gap as small as the inside of a chip', '.sw-lamp { gap: var(--sw-space-2) var(--sw-space-1); }', SCALES],
  ['a margin beside the scale', '.sw-lamp { margin-block: 0 var(--sw-space-3); }', SCALES],
  ['a padding beside the scale', '.sw-lamp { padding-inline: var(--sw-space-5); }', SCALES],
  ['a physical direction', '.sw-lamp { margin-left: 1rem; }', 'property-disallowed-list'],
  ['a custom property without the prefix', '.sw-lamp { --lamp: 1rem; }', 'custom-property-pattern'],
  ['an animation without the prefix', '@keyframes glow { from { opacity: 0; } }', 'keyframes-name-pattern'],
])('%s is found', async (_, code, rule) => {
  expect(await rulesBroken(code)).toContain(rule);
});

test.each([
  '.sw-lamp { font-size: max(16px, var(--sw-text-body)); font-weight: 500; }',
  '.sw-lamp { margin: 0 auto calc(var(--sw-space-4) * -1); gap: var(--sw-space-2) var(--sw-space-6); }',
  '.sw-lamp { padding: var(--sw-space-1) calc(var(--sw-space-3) + env(safe-area-inset-bottom, 0px)); }',
  '.sw-lamp { padding-inline-start: calc(var(--sw-box) + var(--sw-space-2)); }',
])('%s keeps to the scales', async (code) => {
  expect(await rulesBroken(code)).toEqual([]);
});

test('only the token file has colours', async () => {
  const code = ':where(:root) { --sw-text: #222; }';
  expect(await rulesBroken(code, 'shared/ui/tokens.css')).toEqual([]);
  expect(await rulesBroken(code, 'shared/ui/css/button.css')).toContain('color-no-hex');
});

test('each generated box says its display, because the reset hides those of a page by it', () => {
  const files = globSync(['shared/ui/**/*.css', 'widgets/**/*.css', 'tools/page-styles/*.css'], { cwd: top });
  const boxes = files.flatMap((file) => [
    ...readFileSync(join(top, file), 'utf8').matchAll(
      /[^{}]+::(?:before|after)\s*\{([^{}]*\bcontent:(?! none)[^{}]*)\}/g,
    ),
  ]);
  expect(boxes.length).toBeGreaterThan(10);
  expect(boxes.filter(([, declarations]) => !declarations!.includes('display:')).map(([rule]) => rule)).toEqual([]);
});
