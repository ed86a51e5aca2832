import { playerOf } from './embedded-player.ts';

export interface EmbeddedVideo {
  /** Address of the player, without tracking. */
  readonly address: string;
  readonly title: string | null;
}

const FRAME = /<iframe\b([^>]*)>(?:[\s\S]*?<\/iframe\s*>)?/gi;

/** Extracts YouTube and Vimeo players from markup, so that they load after a click. Removes other frames. */
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
