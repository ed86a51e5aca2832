import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { findFaults } from './find-faults.ts';
import { rows } from './table.ts';

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** A small repository without faults. */
const clean: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'tsup.config.ts': `import { start } from './loader/start.ts';`,
  'loader/start.ts': `import { find } from './find.ts';\nimport type { Bus } from '../shared/bus/bus.ts';`,
  'loader/find.ts': `export const find = 1;`,
  'widgets/lamp/lamp.island.tsx': `import { createLamp } from './lamp.model.ts';\nimport { Lamp } from './Lamp.tsx';\nimport './lamp.css';`,
  'widgets/lamp/lamp.metadata.ts': `import { readLamp } from '../../shared/contract/lamp.ts';\nimport * as z from 'zod/mini';`,
  'widgets/lamp/lamp.css': `.sw-lamp { color: red; }`,
  'widgets/lamp/lamp.model.ts': `import type { Bus } from '../../shared/bus/bus.ts';\nimport { signal } from '@preact/signals-core';\nimport { isLit } from './lamp.rules.ts';\nimport { readLamp } from '../../shared/contract/lamp.ts';`,
  'widgets/lamp/lamp.rules.ts': `import type { Lamp } from '../../shared/contract/lamp.ts';\nexport const isLit = true;`,
  'widgets/lamp/Lamp.tsx': `import type { LampState } from './lamp.model.ts';\nimport { Bulb } from './Bulb.tsx';\nimport { Button } from '../../shared/ui/Button.tsx';\nimport { useState } from 'react';`,
  'widgets/lamp/Bulb.tsx': `import type nl from './locales/nl.json';\nimport { price } from '../../shared/format/price.ts';`,
  'widgets/lamp/draw-bulb.ts': `import { price } from '../../shared/format/price.ts';`,
  'widgets/lamp/locales/nl.json': '{}',
  'widgets/lamp/README.md': '',
  'widgets/lamp/lamp.test.ts': `import { createApp } from '../../tools/demo-shop/app.ts';`,
  'widgets/switch/switch.enhancer.ts': `import { defineEnhancer } from '../../shared/runtime/define-enhancer.ts';\nimport { turn } from './turn.ts';`,
  'widgets/switch/switch.print.tsx': `import { turn } from './turn.ts';`,
  'widgets/switch/turn.ts': `import type { Lamp } from '../../shared/contract/lamp.ts';\nconst late = () => importWithRecovery('lamp', () => import('../../shared/contract/lamp.ts'));`,
  'shared/contract/lamp.ts': `import * as z from 'zod/mini';\nimport { watts } from '../rules/watts.ts';`,
  'shared/rules/watts.ts': `export const watts = 5;`,
  'shared/models/lamps.ts': `import { signal } from '@preact/signals-core';\nimport type { Bus } from '../bus/bus.ts';`,
  'shared/http/call.ts': `import ky from 'ky';\nimport { readLamp } from '../contract/lamp.ts';`,
  'shared/bus/bus.ts': `import type { Lamp } from '../contract/lamp.ts';`,
  'shared/format/price.ts': `export const price = 1;`,
  'shared/i18n/start.ts': `import i18next from 'i18next';`,
  'shared/runtime/define-island.tsx': `import { createRoot } from 'react-dom/client';\nimport { call } from '../http/call.ts';\nimport type { Bus } from '../bus/bus.ts';`,
  'shared/runtime/define-enhancer.ts': `import type { Bus } from '../bus/bus.ts';`,
  'shared/runtime/buy-without-popup.ts': `import { lamps } from '../models/lamps.ts';\nimport { send } from '../http/send.ts';`,
  'shared/http/send.ts': `import ky from 'ky';`,
  'tools/conform/play.ts': `import { readLamp } from '../../shared/contract/lamp.ts';`,
  'tools/doctor/check-page.ts': `import { readLamp } from '../../shared/contract/lamp.ts';\nimport { readFileSync } from 'node:fs';\nimport { Window } from 'happy-dom';`,
  'tools/inspect/mark.ts': `export const mark = 1;`,
  'tools/adapter/adapter.ts': `import * as z from 'zod/mini';`,
  'tools/render-process/run.ts': `import { fork } from 'node:child_process';`,
  'tools/models/lamps.ts': `import { signal } from '@preact/signals-core';`,
  'tools/render/frame.ts': `import { renderToString } from 'react-dom/server';`,
  'shared/ui/basics/Button.tsx': `import { price } from '../../format/price.ts';\nimport { start } from '../../i18n/start.ts';\nimport { useId } from 'react';`,
  'shared/ui/product/OfficialLabels.tsx': `import { Button } from '../basics/Button.tsx';`,
  'widgets/newsletter-box/newsletter-box.enhancer.ts': `import { defineEnhancer } from '../../shared/kit/kit.ts';`,
  'widgets/stock-reminders/StockReminders.tsx': `import { start } from '../../shared/kit/view.ts';`,
  'shared/kit/view.ts': `export { start } from '../i18n/start.ts';`,
  'shared/kit/kit.ts': `export { defineEnhancer } from '../runtime/define-enhancer.ts';`,
  'tools/new/project/src/lamp.ts': `import { define } from 'eiland/kit';`,
  'shared/preact/aliases.ts': `import { fileURLToPath } from 'node:url';`,
  'shared/preact/react.ts': `import './options.ts';\nimport { useState } from 'preact/compat';`,
  'shared/preact/options.ts': `import { options } from 'preact';`,
  'stories/widgets/lamp.stories.tsx': `import { island } from '../../widgets/lamp/lamp.island.tsx';`,
  'tools/catalogue/Editor.tsx': `import { Button } from '../../shared/ui/Button.tsx';\nimport { config } from 'zod';`,
  'stories/ui/show-all.tsx': `import { Button } from '../../shared/ui/Button.tsx';`,
  'tools/demo-shop/app.ts': `import { Hono } from 'hono';\nimport { readLamp } from '../../shared/contract/lamp.ts';\nimport { rm } from 'node:fs/promises';`,
  'tests/browser/lamp.spec.ts': `import { test } from '@playwright/test';`,
  'tests/support/open-shop.ts': `import { createApp } from '../../tools/demo-shop/app.ts';`,
};

/** Writes the clean tree, with these files in place of its own. */
function plant(changed: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...clean, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a repository that follows the table has no faults', () => {
  const { read, faults } = findFaults(plant());
  expect(faults).toEqual([]);
  expect(read).toBe(Object.keys(clean).filter((path) => /\.tsx?$/.test(path)).length);
});

/** By row of the table: a file that it applies to, and what that file must not import. */
const forbidden: readonly { who: string; file: string; imports: readonly string[] }[] = [
  {
    who: 'the loader',
    file: 'loader/start.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { start } from '../shared/bus/start.ts';`,
      `import { type Bus } from '../shared/bus/bus.ts';`,
      `import type { LampState } from '../widgets/lamp/lamp.model.ts';`,
      `const lamp = import('../widgets/lamp/lamp.island.tsx');`,
      `import * as z from 'zod/mini';`,
    ],
  },
  {
    who: 'an enhancer that is written with the public kit alone',
    file: 'widgets/newsletter-box/newsletter-box.enhancer.ts',
    imports: [`import { text } from '../../shared/runtime/attributes.ts';`],
  },
  {
    who: 'an island that is written with the public kit alone',
    file: 'widgets/stock-reminders/StockReminders.tsx',
    imports: [`import { Button } from '../../shared/ui/basics/Button.tsx';`],
  },
  {
    who: 'the definition of an island',
    file: 'widgets/lamp/lamp.island.tsx',
    imports: [
      `import { turn } from '../switch/turn.ts';`,
      `import type { Turn } from '../switch/turn.ts';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
      `export { turn } from '../switch/turn.ts';`,
    ],
  },
  {
    who: 'an enhancer',
    file: 'widgets/switch/switch.enhancer.ts',
    imports: [
      `import { useState } from 'react';`,
      `import * as z from 'zod/mini';`,
      `import { call } from '../../shared/http/headers.ts';`,
      `import { draw } from '../lamp/draw-bulb.ts';`,
      `import i18next from 'i18next';`,
    ],
  },
  {
    who: 'a model',
    file: 'widgets/lamp/lamp.model.ts',
    imports: [
      `import { useState } from 'react';`,
      `import type { ReactNode } from 'react';`,
      `import { signal } from '@preact/signals-react';`,
      `import { Lamp } from './Lamp.tsx';`,
      `import './lamp.css';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { bus } from '../../shared/bus/bus.ts';`,
      `import { Button } from '../../shared/ui/Button.tsx';`,
      `import { turn } from '../switch/switch.model.ts';`,
    ],
  },
  {
    who: 'a rule of a widget',
    file: 'widgets/lamp/lamp.rules.ts',
    imports: [
      `import { createLamp } from './lamp.model.ts';`,
      `import { signal } from '@preact/signals-core';`,
      `import type { Bus } from '../../shared/bus/bus.ts';`,
      `import { Lamp } from './Lamp.tsx';`,
    ],
  },
  {
    who: 'the printed HTML of an enhancer',
    file: 'widgets/switch/switch.print.tsx',
    imports: [
      `import { enhancer } from '../lamp/lamp.island.tsx';`,
      `import { Button } from '../../shared/ui/Button.tsx';`,
      `import { readLamp } from '../../shared/contract/lamp.ts';`,
      `import { renderToString } from 'react-dom/server';`,
    ],
  },
  {
    who: 'a view',
    file: 'widgets/lamp/Lamp.tsx',
    imports: [
      `import { createLamp } from './lamp.model.ts';`,
      `import { isLit } from './lamp.rules.ts';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import type { Call } from '../../shared/http/call.ts';`,
      `import type { Bus } from '../../shared/bus/bus.ts';`,
      `import { readLamp } from '../../shared/contract/lamp.ts';`,
      `import { Turn } from '../switch/Turn.tsx';`,
      `import ky from 'ky';`,
    ],
  },
  {
    who: 'the metadata of a widget',
    file: 'widgets/lamp/lamp.metadata.ts',
    imports: [
      `import { Lamp } from './Lamp.tsx';`,
      `import { isLit } from './lamp.rules.ts';`,
      `import { price } from '../../shared/format/price.ts';`,
      `import { useState } from 'react';`,
    ],
  },
  {
    who: 'a part of a widget',
    file: 'widgets/lamp/draw-bulb.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { turn } from '../switch/turn.ts';`,
    ],
  },
  {
    who: 'the contract',
    file: 'shared/contract/lamp.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { signal } from '@preact/signals-core';`,
      `import ky from 'ky';`,
      `import type { Bus } from '../bus/bus.ts';`,
      `import { z } from 'zod';`,
    ],
  },
  {
    who: 'a rule',
    file: 'shared/rules/watts.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { computed } from '@preact/signals-core';`,
      `import { call } from '../http/call.ts';`,
      `import { readFileSync } from 'node:fs';`,
    ],
  },
  {
    who: 'http',
    file: 'shared/http/call.ts',
    imports: [
      `import type { Bus } from '../bus/bus.ts';`,
      `import { useState } from 'react';`,
      `import { Button } from '../ui/Button.tsx';`,
    ],
  },
  {
    who: 'the bus',
    file: 'shared/bus/bus.ts',
    imports: [
      `import { call } from '../http/call.ts';`,
      `import { signal } from '@preact/signals-core';`,
      `import { useState } from 'react';`,
    ],
  },
  {
    who: 'a format',
    file: 'shared/format/price.ts',
    imports: [
      `import type { Cart } from '../contract/lamp.ts';`,
      `import { useState } from 'react';`,
      `import { start } from '../i18n/start.ts';`,
    ],
  },
  {
    who: 'i18n',
    file: 'shared/i18n/start.ts',
    imports: [
      `import { call } from '../http/call.ts';`,
      `import { Button } from '../ui/Button.tsx';`,
      `import { bus } from '../bus/bus.ts';`,
    ],
  },
  {
    who: 'a shared model',
    file: 'shared/models/lamps.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { call } from '../http/call.ts';`,
      `import { bus } from '../bus/bus.ts';`,
      `import { Button } from '../ui/basics/Button.tsx';`,
      `import { isLit } from '../../widgets/lamp/lamp.rules.ts';`,
    ],
  },
  {
    who: 'a command without a widget',
    file: 'shared/runtime/buy-without-popup.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { readLamp } from '../contract/lamp.ts';`,
      `import type { LampState } from '../../widgets/lamp/lamp.model.ts';`,
    ],
  },
  {
    who: 'the runtime',
    file: 'shared/runtime/define-island.tsx',
    imports: [
      `import { Dialog } from '../ui/dialog/Dialog.tsx';`,
      `import { createLamps } from '../models/lamps.ts';`,
      `import { island } from '../../widgets/lamp/lamp.island.tsx';`,
      `import { start } from '../../loader/start.ts';`,
    ],
  },
  {
    who: 'the view of official labels',
    file: 'shared/ui/product/OfficialLabels.tsx',
    imports: [
      `import { call } from '../../http/call.ts';`,
      `import { readLamp } from '../../contract/lamp.ts';`,
      `import { Lamp } from '../../../widgets/lamp/Lamp.tsx';`,
    ],
  },
  {
    who: 'the ui kit',
    file: 'shared/ui/basics/Button.tsx',
    imports: [
      `import { call } from '../../http/call.ts';`,
      `import { readLamp } from '../../contract/lamp.ts';`,
      `import type { Bus } from '../../bus/bus.ts';`,
      `import { useSignals } from '@preact/signals-react/runtime';`,
      `import { Lamp } from '../../../widgets/lamp/Lamp.tsx';`,
    ],
  },
  {
    who: 'the public kit',
    file: 'shared/kit/view.ts',
    imports: [`import { island } from '../../widgets/lamp/lamp.island.tsx';`, `import ky from 'ky';`],
  },
  {
    who: 'the project of a new widget',
    file: 'tools/new/project/src/lamp.ts',
    imports: [`import { price } from '../../../../shared/format/price.ts';`],
  },
  {
    who: 'the alias map of the light build',
    file: 'shared/preact/aliases.ts',
    imports: [`import { options } from 'preact';`, `import { price } from '../format/price.ts';`],
  },
  {
    who: 'the bridge to Preact',
    file: 'shared/preact/react.ts',
    imports: [`import { useId } from 'react';`, `import { price } from '../format/price.ts';`],
  },
  {
    who: 'the demo shop',
    file: 'tools/demo-shop/app.ts',
    imports: [
      `import { total } from '../../shared/rules/totals.ts';`,
      `import type { CheckoutSums } from '../../shared/rules/checkout-sums.ts';`,
      `import { price } from '../../shared/format/price.ts';`,
      `import type { Bus } from '../../shared/bus/bus.ts';`,
      `import { island } from '../../widgets/lamp/lamp.island.tsx';`,
      `import { openShop } from '../../tests/support/open-shop.ts';`,
      `import { useState } from 'react';`,
    ],
  },
  {
    who: 'the conformance runner',
    file: 'tools/conform/play.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
    ],
  },
  {
    who: 'the doctor',
    file: 'tools/doctor/check-page.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { island } from '../../widgets/lamp/lamp.island.tsx';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
    ],
  },
  {
    who: 'the inspector',
    file: 'tools/inspect/mark.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { price } from '../../shared/format/price.ts';`,
    ],
  },
  {
    who: 'the adapter kit',
    file: 'tools/adapter/adapter.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { createHash } from 'node:crypto';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
    ],
  },
  {
    who: 'the models without views',
    file: 'tools/models/lamps.ts',
    imports: [
      `import { useState } from 'react';`,
      `import { drawBulb } from '../../widgets/lamp/draw-bulb.ts';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
      `import { readFileSync } from 'node:fs';`,
    ],
  },
  {
    who: 'the renderer of frames',
    file: 'tools/render/frame.ts',
    imports: [
      `import { readFileSync } from 'node:fs';`,
      `import { Window } from 'happy-dom';`,
      `import { start } from '../../loader/start.ts';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
    ],
  },
  {
    who: 'the process that draws frames',
    file: 'tools/render-process/run.ts',
    imports: [
      `import { drawFrame } from '../render/frame.ts';`,
      `import { readLamp } from '../../shared/contract/lamp.ts';`,
      `import { Window } from 'happy-dom';`,
    ],
  },
  {
    who: 'the catalogue',
    file: 'tools/catalogue/Editor.tsx',
    imports: [
      `import { island } from '../../widgets/lamp/lamp.island.tsx';`,
      `import { call } from '../../shared/http/call.ts';`,
      `import { createApp } from '../../tools/demo-shop/app.ts';`,
      `import { showAll } from '../../stories/ui/show-all.tsx';`,
    ],
  },
];

test.each(forbidden.flatMap(({ who, file, imports }) => imports.map((line) => ({ who, file, line }))))(
  'a fault is found: $who has $line',
  ({ who, file, line }) => {
    const { faults } = findFaults(plant({ [file]: `${clean[file]}\n${line}` }));
    expect(faults).toEqual([
      expect.stringContaining(`${file}:${clean[file]!.split('\n').length + 1}: ${who} must not use `),
    ]);
  },
);

test('every row with a restriction has a planted fault', () => {
  const restricted = rows.filter(({ uses }) => !uses.includes('**')).map(({ who }) => who);
  expect(forbidden.map(({ who }) => who)).toEqual(restricted);
});

test('a fault is found: an enhancer imports zod through another file', () => {
  const { faults } = findFaults(
    plant({ 'widgets/switch/turn.ts': `import { readLamp } from '../../shared/contract/lamp.ts';` }),
  );
  expect(faults).toEqual([
    `widgets/switch/switch.enhancer.ts: an enhancer must not reach 'zod/mini', but does through widgets/switch/turn.ts → shared/contract/lamp.ts`,
  ]);
});

test('a fault is found: the loader imports statically what it may only load on demand', () => {
  const late = `const buy = () => importWithRecovery('buy-without-popup', () => import('../shared/runtime/buy-without-popup.ts'));`;
  expect(findFaults(plant({ 'loader/find.ts': late })).faults).toEqual([]);
  const { faults } = findFaults(plant({ 'loader/find.ts': `import '../shared/runtime/buy-without-popup.ts';` }));
  expect(faults).toContain(
    `loader/find.ts: the loader must not reach 'ky', but does through shared/runtime/buy-without-popup.ts → shared/http/send.ts`,
  );
});

test.each([
  ['alone', (load: string) => load],
  ['in loadWhenOnline', (load: string) => `loadWhenOnline(() => ${load})`],
])('code that importWithRecovery loads, %s, recovers from a failure', (_, wrap) => {
  const load = wrap(`importWithRecovery('lamp', () => import('../../shared/contract/lamp.ts'))`);
  const late = `const late = () => ${load};`;
  expect(findFaults(plant({ 'widgets/switch/turn.ts': late })).faults).toEqual([]);
});

test('a fault is found: an import without its extension', () => {
  const { faults } = findFaults(plant({ 'loader/start.ts': `import { find } from './find';` }));
  expect(faults).toEqual([`loader/start.ts:1: 'loader/find' is imported without its extension`]);
});

test.each([
  ['source/main.ts', 'the top level contains only'],
  ['notes.md', 'the top level contains only'],
  ['shared/price.ts', 'shared/ contains only contract'],
  ['shared/money/price.ts', 'shared/ contains only contract'],
  ['tests/lamp.test.ts', 'tests/ contains only conformance'],
  ['widgets/lamp.ts', 'one folder per widget'],
  ['shared/ui/index.ts', `'index' does not describe`],
  ['shared/format/utils.ts', `'utils' does not describe`],
  ['tests/support/helpers/open.ts', `'helpers' does not describe`],
  ['loader/common.ts', `'common' does not describe`],
  ['widgets/lamp/lampHelper.ts', `'lampHelper' is not in kebab-case`],
  ['widgets/lamp/lamp-row.tsx', `the view 'lamp-row' is not in PascalCase`],
  ['widgets/lamp/lamp.store.ts', `'.store' is not a role`],
  ['widgets/lamp/Lamp.css', `'Lamp' is not in kebab-case`],
  ['widgets/Bulb/README.md', `folder 'Bulb' is not in kebab-case`],
])('a fault is found: %s', (path, wrong) => {
  const { faults } = findFaults(plant({ [path]: '' }));
  expect(faults).toEqual([expect.stringContaining(wrong)]);
  expect(faults[0]).toMatch(new RegExp(`^${path}: `));
});

test('generated folders and dot files are ignored', () => {
  const { faults } = findFaults(
    plant({ 'dist/loader.js': '', 'node_modules/ky/index.ts': '', '.data/shop.sqlite': '', 'npm-debug.log': '' }),
  );
  expect(faults).toEqual([]);
});

test('a run over too few files fails', () => {
  const root = plant();
  expect(checkBoundaries(root, 20).passed).toBe(true);
  expect(checkBoundaries(root, 1000)).toMatchObject({
    passed: false,
    lines: [expect.stringContaining('source files were read')],
  });
});

test('a file that cannot be parsed stops the run', () => {
  expect(() => findFaults(plant({ 'loader/find.ts': 'import {' }))).toThrow('loader/find.ts cannot be parsed');
});

test.each([
  `const late = () => import('../../shared/contract/lamp.ts');`,
  `const late = () => importWithRecovery('light', () => import('../../shared/contract/lamp.ts'));`,
])('code that is loaded on demand recovers from a failure: %s', (source) => {
  const { faults } = findFaults(plant({ 'widgets/switch/turn.ts': source }));
  expect(faults).toEqual([
    "widgets/switch/turn.ts:1: 'shared/contract/lamp.ts' is loaded on demand without importWithRecovery and its own name",
  ]);
});
