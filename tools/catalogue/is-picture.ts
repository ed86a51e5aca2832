const FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;
/** Names of inputs and columns that hold the address of a picture. */
const NAMED = /(?:image|poster|mobile_url|thumbnail_url)$/i;

/** Whether the value of this input or column is the address of a picture, by either of them. */
export function isPicture(name: string, value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && (FILE.test(value) || NAMED.test(name));
}
