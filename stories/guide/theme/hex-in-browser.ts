let context: OffscreenCanvasRenderingContext2D | null = null;

/** A colour in any syntax that this browser knows, as `#rrggbb`. */
export function hexInBrowser(css: string): string {
  context ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
