import { drawBattery } from './battery.ts';
import { drawInverter } from './inverter.ts';
import { appearanceOf } from './appearance.ts';
import { drawMachine } from './machine.ts';
import { drawPanel } from './panel.ts';
import { circle, el, gradient, group, line, rect, shape } from './svg.ts';

/** A craftsman's speech bubble with a tick in it. */
const BUBBLE = group(
  'translate(150 60)',
  shape('M24 0h252q24 0 24 24v132q0 24 -24 24H130l-58 52v-52H24q-24 0 -24 -24V24Q0 0 24 0z', '#ffffff'),
  line('M96 92l38 38 72 -82', '#0b6b4f', 20),
);

const DRAW: Readonly<Record<string, (brand: string) => string>> = {
  advies: (brand) => group('translate(0 -40)', drawInverter(appearanceOf(brand, 'advies'))),
  panelen: (brand) => group('translate(0 -40)', drawPanel(appearanceOf(brand, 'panelen'), '')),
  batterijen: (brand) => group('translate(0 -60)', drawBattery(appearanceOf(brand, 'batterijen'))),
  gereedschap: (brand) =>
    group('translate(0 -50)', drawMachine(appearanceOf(brand, 'gereedschap'), 'accuschroefboormachine')),
  service: () => BUBBLE,
};

/** The picture of a banner: dark green with the sun in a corner, for light text below the drawing. */
export function drawBanner(name: string, size: 'full' | 'mobile' = 'full', brand = 'Zonshop'): string | undefined {
  const draw = DRAW[name];
  const frame = size === 'full' ? { width: 600, height: 450 } : { width: 320, height: 240 };
  return (
    draw &&
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', ...frame, viewBox: '0 0 600 450' },
      el('defs', {}, gradient('ground', '#12805f', '#053a2a')),
      rect(0, 0, 600, 450, 'url(#ground)'),
      circle(520, 60, 170, '#ffc34d', { opacity: 0.12 }),
      circle(520, 60, 110, '#ffc34d', { opacity: 0.22 }),
      draw(brand),
    )
  );
}
