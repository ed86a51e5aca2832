import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { VIEWS } from './drawings/views.ts';
import { drawPicture, pictureKindOf, type Pictured, type PictureKind } from './pictures.ts';

const NAMES: Record<PictureKind, readonly string[]> = {
  inverter: ['MIN 3000TL-XH omvormer', 'IQ8 micro-omvormer'],
  panel: ['430 Wp full black', 'JAM54D41 glas-glas', 'Pallet 31× zonnepaneel'],
  battery: ['ARK 5.1 kWh accu'],
  mounting: ['SingleRail profiel', 'CrossHook dakhaak', 'OneMid middenklem'],
  cable: ['Solarkabel zwart', 'Solarkabel rood', 'MC4-connector set'],
  device: ['Smart Meter', 'Installatieautomaat B', 'PV-verdeelkast'],
  tool: ['digitale multimeter', 'krimptang', 'schroevendraaier', 'iets anders'],
  machine: ['accuschroefboormachine', 'accuhaakse slijper', 'accu LXT 18 V'],
  set: ['Zonnepanelenset'],
  gift: ['Zonnelamp'],
};

function pictured(kind: PictureKind, name: string, more: Partial<Pictured> = {}): Pictured {
  return { kind, name, id: '4711', brand: 'Growatt', isSecondChance: false, ...more };
}

const ALL = Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => pictured(kind as PictureKind, name)));

test.each(ALL)('$kind “$name” is complete and small, and always the same', (product) => {
  for (const id of ['1', '77', 'sc-88', '11271']) {
    const svg = drawPicture({ ...product, id });
    expect(svg).toBe(drawPicture({ ...product, id }));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/<(g|svg|defs|linearGradient|text)[ >]/g)?.length).toBe(
      svg.match(/<\/(g|svg|defs|linearGradient|text)>/g)?.length,
    );
    expect(svg.length).toBeLessThan(12_000);
  }
});

test('different names of one kind have different pictures', () => {
  for (const names of Object.values(NAMES).filter(({ length }) => length === 3)) {
    const drawn = names.map((name) => drawPicture(pictured(kindOfNames(names), name)));
    expect(new Set(drawn).size, names.join()).toBe(3);
  }
});

function kindOfNames(names: readonly string[]): PictureKind {
  return Object.entries(NAMES).find(([, listed]) => listed === names)![0] as PictureKind;
}

test('a second chance has a tag', () => {
  const anew = drawPicture(pictured('panel', '430 Wp'));
  expect(drawPicture(pictured('panel', '430 Wp', { isSecondChance: true })).length).toBeGreaterThan(anew.length);
});

test('on a phone the picture is smaller and shows the product closer', () => {
  const svg = drawPicture(pictured('battery', 'ARK'), 'front', 'mobile');
  expect(svg).toContain('width="640" height="480" viewBox="40 30 520 390"');
});

test('every view of a product is a different picture, in each size', () => {
  const drawn = VIEWS.flatMap((view) =>
    (['large', 'mobile', 'thumbnail'] as const).map((size) => drawPicture(pictured('inverter', 'MIN'), view, size)),
  );
  expect(new Set(drawn).size).toBe(VIEWS.length * 3);
  expect(drawn.join('')).not.toMatch(/NaN|undefined|Infinity/);
});

test('a brand’s name is escaped', () => {
  expect(drawPicture(pictured('inverter', 'X', { brand: 'A<b>&Co' }))).toContain('A&lt;b>&amp;Co');
});

test('every category has a picture of its kind', () => {
  const kinds = categories.map(({ slug }) => pictureKindOf(slug));
  expect(new Set(kinds)).toEqual(
    new Set(['inverter', 'device', 'panel', 'battery', 'mounting', 'cable', 'tool', 'machine']),
  );
  expect(pictureKindOf('omvormers/monitoring')).toBe('device');
  expect(pictureKindOf('gereedschap')).toBe('tool');
});
