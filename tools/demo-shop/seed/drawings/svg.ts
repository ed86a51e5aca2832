type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element; attributes without a value are left out, numbers are rounded to one decimal. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, fill, ...more });
}

export function shape(d: string, fill: string, more: Attributes = {}): string {
  return el('path', { d, fill, ...more });
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function group(transform: string, ...children: readonly string[]): string {
  return el('g', { transform }, ...children);
}

/** A gradient from top to bottom, or from left to right; used as `url(#id)`. */
export function gradient(id: string, from: string, to: string, direction: 'down' | 'across' = 'down'): string {
  const end = direction === 'down' ? { x2: 0, y2: 1 } : { x2: 1, y2: 0 };
  return el(
    'linearGradient',
    { id, x1: 0, y1: 0, ...end },
    el('stop', { 'stop-color': from }),
    el('stop', { offset: 1, 'stop-color': to }),
  );
}

export function words(
  x: number,
  y: number,
  size: number,
  fill: string,
  content: string,
  more: Attributes = {},
): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return el(
    'text',
    { x, y, 'font-size': size, fill, 'font-family': 'system-ui,sans-serif', 'font-weight': 600, ...more },
    safe,
  );
}
