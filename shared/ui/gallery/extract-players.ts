import { playerOf } from './embedded-player.ts';

export interface EmbeddedVideo {
  /** Of the player, on a host that keeps track of nobody. */
  readonly address: string;
  readonly title: string | null;
}

const FRAME = /<iframe\b([^>]*)>(?:[\s\S]*?<\/iframe\s*>)?/gi;

/** Takes players of known services out of markup, so that they can wait for a click; other frames are left out. */
export function extractPlayers(html: string): { readonly text: string; readonly players: readonly EmbeddedVideo[] } {
  const players = new Map<string, EmbeddedVideo>();
  const text = html.replaceAll(FRAME, (_, attributes: string) => {
    const address = playerOf(valueOf(attributes, 'src') ?? '');
    if (address) players.set(address, { address, title: valueOf(attributes, 'title') });
    return '';
  });
  return { text, players: [...players.values()] };
}

function valueOf(attributes: string, name: string): string | null {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare ?? null;
}
