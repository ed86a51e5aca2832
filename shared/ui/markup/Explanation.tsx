import { useMemo } from 'react';
import { extractPlayers } from '../gallery/extract-players.ts';
import { Html } from './Html.tsx';
import { Video } from '../gallery/Video.tsx';

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
