const TOKEN = /<meta\b[^>]*\bname=["']?csrf-token\b[^>]*>/gi;
const EMPTY = /\bcontent=(?:""|'')/i;

interface Rewriting {
  /** For an empty `csrf-token`. */
  readonly token: string | undefined;
  /** The origins by which the site calls itself. */
  readonly ours: readonly string[];
  /** The origin at which the visitor reads the page. */
  readonly front: string;
}

/** Fills the token into a page, and turns its absolute addresses into those of the front, also inside JSON. */
export function rewritePage(html: string, { token, ours, front }: Rewriting): string {
  const filled =
    token === undefined ? html : html.replaceAll(TOKEN, (meta) => meta.replace(EMPTY, `content="${token}"`));
  return [...new Set(ours)].filter((origin) => origin !== front).reduce((page, own) => moved(page, own, front), filled);
}

/** `http://host`, `//host` and `http:\/\/host`, but not the beginning of a longer host or port. */
function moved(html: string, own: string, front: string): string {
  const [scheme = '', host = ''] = own.split('//');
  const pattern = new RegExp(
    String.raw`(?<![\w:/\\])(?:${scheme})?(\\?/)(\\?/)${host.replaceAll('.', String.raw`\.`)}(?![\w.:-])`,
    'gi',
  );
  return html.replaceAll(pattern, (_, first: string, second: string) => front.replace('//', () => first + second));
}
