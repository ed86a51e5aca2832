import { drawBattery } from './drawings/battery.ts';
import { drawCable } from './drawings/cable.ts';
import { drawDevice } from './drawings/device.ts';
import { drawInverter, drawMicroInverter } from './drawings/inverter.ts';
import { drawLamp } from './drawings/lamp.ts';
import { appearanceOf, type Appearance } from './drawings/appearance.ts';
import { drawMachine } from './drawings/machine.ts';
import { drawMounting } from './drawings/mounting.ts';
import { drawPanel } from './drawings/panel.ts';
import { el, group, shape } from './drawings/svg.ts';
import { drawTool } from './drawings/tool.ts';
import { CROPS, STAGES, type View } from './drawings/views.ts';

export type PictureKind =
  | 'inverter'
  | 'panel'
  | 'battery'
  | 'mounting'
  | 'cable'
  | 'device'
  | 'tool'
  | 'machine'
  | 'set'
  | 'gift';

export interface Pictured {
  readonly kind: PictureKind;
  readonly id: string;
  readonly brand: string;
  /** Chooses among several drawings of a kind, such as a roof hook or a rail. */
  readonly name: string;
  readonly isSecondChance: boolean;
}

/** For large windows, narrow ones, and thumbnails. */
export type Size = 'large' | 'mobile' | 'thumbnail';

/** Pixels. */
export const SIZES: Readonly<Record<Size, { readonly width: number; readonly height: number }>> = {
  large: { width: 1200, height: 900 },
  mobile: { width: 640, height: 480 },
  thumbnail: { width: 160, height: 120 },
};

const WHOLE = '0 0 600 450';
/** On a narrow window the product fills the picture. */
const CLOSER = '40 30 520 390';
const MICRO = /micro/i;

/** The set is of the brand of its panels; the inverter has the brand that its name says after “met”. */
function drawSet(look: Appearance, name: string): string {
  const [, model = ''] = / met (.+)$/.exec(name) ?? [];
  const [brand = ''] = model.split(' ');
  return (
    group('translate(-70 -8) scale(.86)', drawPanel(look, '')) +
    group('translate(214 118) scale(.72)', drawInverter(brand === '' ? look : appearanceOf(brand, model), model))
  );
}

const DRAW: Record<PictureKind, (look: Appearance, name: string) => string> = {
  inverter: (look, name) => (MICRO.test(name) ? drawMicroInverter(look, name) : drawInverter(look, name)),
  panel: drawPanel,
  battery: drawBattery,
  mounting: drawMounting,
  cable: drawCable,
  device: drawDevice,
  tool: drawTool,
  machine: drawMachine,
  set: drawSet,
  gift: drawLamp,
};

/** A cardboard tag with two arrows, for second chances. */
const TAG = group(
  'translate(70 52) rotate(-9)',
  shape('M0 18L22 0h92q8 0 8 8v44q0 8 -8 8H22L0 42z', '#d9b98a'),
  shape('M0 18L22 0h92q8 0 8 8v4H14z', '#e7cda6'),
  el('circle', { cx: 20, cy: 30, r: 6, fill: '#fff' }),
  el('path', {
    d: 'M52 34a18 15 0 0 1 32 -12M90 28a18 15 0 0 1 -32 12',
    fill: 'none',
    stroke: '#6b4b1f',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  }),
  shape('M80 10l12 14 -18 3zM62 52l-12 -14 18 -3z', '#6b4b1f'),
);

/**
 * The picture of a product as an SVG document, always the same for one product. The mobile one is smaller and shows the
 * product closer. The product has no ground of its own: the page has one for all pictures.
 */
export function drawPicture(product: Pictured, view: View = 'front', size: Size = 'large'): string {
  const look = appearanceOf(product.brand, product.id);
  const viewBox = CROPS[view] ?? (size === 'mobile' && view === 'front' ? CLOSER : WHOLE);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...SIZES[size], viewBox },
    STAGES[view](look, DRAW[product.kind](look, product.name)),
    product.isSecondChance ? TAG : '',
  );
}

const KINDS: readonly (readonly [RegExp, PictureKind])[] = [
  [/monitoring|schakelmateriaal/, 'device'],
  [/machines/, 'machine'],
  [/omvormer/, 'inverter'],
  [/paneel|panelen/, 'panel'],
  [/batterij|accu/, 'battery'],
  [/montage/, 'mounting'],
  [/kabel|connector/, 'cable'],
];

/** The drawing for a category, by its path. */
export function pictureKindOf(path: string): PictureKind {
  return KINDS.find(([words]) => words.test(path))?.[1] ?? 'tool';
}
