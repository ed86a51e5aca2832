import type { Appearance } from './appearance.ts';
import { circle, el, gradient, group, line, rect, shape, words } from './svg.ts';

const SHADOW = el('ellipse', { cx: 300, cy: 400, rx: 170, ry: 13, fill: '#1b2a24', opacity: 0.12 });

function pack(x: number, y: number, { brand }: Appearance): string {
  return (
    shape(`M${x} ${y}h150q10 0 12 10l8 46q2 12 -10 12H${x - 10}q-12 0 -10 -12l8 -46q2 -10 12 -10z`, '#2c3539') +
    rect(x + 6, y - 12, 138, 16, '#3d474c', { rx: 4 }) +
    rect(x + 16, y + 22, 118, 30, '#1b2225', { rx: 5 }) +
    words(x + 75, y + 43, 16, '#dfe6e3', brand.split(' ')[0] ?? brand, { 'text-anchor': 'middle' })
  );
}

function drawDrill(look: Appearance): string {
  return (
    SHADOW +
    el('defs', {}, gradient('body', look.accent, look.deep)) +
    rect(58, 139, 86, 8, '#a9b4ba', { rx: 3 }) +
    line('M64 147l12 -8M84 147l12 -8M104 147l12 -8', '#7d888f', 3) +
    shape('M140 122h50v42h-50l-10 -10v-22z', '#3d474c') +
    shape('M190 104h24v78h-24z', '#59646b') +
    shape('M214 92h166q44 0 44 51 0 44 -30 51l-24 4 34 132H300l-22 -118q-4 -18 -22 -18h-42z', 'url(#body)') +
    shape('M300 212h70l30 118h-76z', '#2c3539', { opacity: 0.55 }) +
    shape('M258 198q24 10 20 46l-16 -8q6 -18 -12 -34z', '#1b2225') +
    Array.from({ length: 5 }, (_, at) => line(`M${378 + at * 9} 118v48`, '#1b2225', 4, { opacity: 0.55 })).join('') +
    rect(236, 112, 110, 30, '#2c3539', { rx: 6, opacity: 0.85 }) +
    words(291, 133, 16, '#fff', look.brand.split(' ')[0] ?? look.brand, { 'text-anchor': 'middle' }) +
    pack(282, 330, look)
  );
}

function drawGrinder(look: Appearance): string {
  return (
    SHADOW +
    el('defs', {}, gradient('body', look.accent, look.deep)) +
    el('ellipse', { cx: 128, cy: 292, rx: 96, ry: 22, fill: '#59646b' }) +
    el('ellipse', { cx: 128, cy: 287, rx: 96, ry: 22, fill: '#8b979e' }) +
    el('ellipse', { cx: 128, cy: 286, rx: 22, ry: 6, fill: '#3d474c' }) +
    shape('M104 214h64l10 62q-46 22 -84 0z', '#3d474c') +
    shape('M96 178q0 -22 22 -22h62l20 12v66h-82q-22 0 -22 -22z', '#2c3539') +
    shape('M200 164h214q42 0 42 44t-42 44H200z', 'url(#body)') +
    shape('M300 164h96l-22 88h-96z', '#2c3539', { opacity: 0.5 }) +
    rect(216, 190, 78, 34, '#2c3539', { rx: 6, opacity: 0.85 }) +
    words(255, 213, 16, '#fff', look.brand.split(' ')[0] ?? look.brand, { 'text-anchor': 'middle' }) +
    group('translate(440 128) rotate(90)', pack(0, -60, look)) +
    line('M150 156V96', '#2c3539', 26) +
    line('M150 112V92', look.accent, 26)
  );
}

function drawPack(look: Appearance): string {
  return (
    SHADOW +
    group('translate(92 112) scale(2.6)', pack(4, 24, look)) +
    [0, 1, 2, 3].map((at) => circle(246 + at * 36, 322, 8, at < 3 ? '#35b779' : '#59646b')).join('')
  );
}

/** Cordless tools and their battery. */
export function drawMachine(look: Appearance, name: string): string {
  if (/slijper|grinder|schleifer/i.test(name)) return drawGrinder(look);
  if (/accu (LXT|\d)/i.test(name)) return drawPack(look);
  return drawDrill(look);
}
