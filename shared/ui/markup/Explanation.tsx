import { useMemo } from 'react';
import { Html } from './Html.tsx';
import { Video } from '../gallery/Video.tsx';
import { playerOf } from '../gallery/embedded-player.ts';

export interface ExplanationProps {
  /** Markup of the shop. Players in it load after a click, without tracking. */
  readonly html: string;
  /** Title of videos that have none. */
  readonly videoTitle: string;
  readonly className?: string;
  /** Of the text. */
  readonly id?: string | undefined;
}

/** A text with its videos below it. Import `css/video.css` in the widget's style sheet. */
export function Explanation({ html, videoTitle, className = '', id }: ExplanationProps) {
  const { text, players } = useMemo(() => extractPlayers(html), [html]);
  return (
    <>
      {text.trim() !== '' && (
        <div id={id}>
          <Html html={text} className={className} />
        </div>
      )}
      {players.map(({ address, title }) => (
        <Video key={address} code={address} title={title ?? videoTitle} />
      ))}
    </>
  );
}

interface EmbeddedVideo {
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
