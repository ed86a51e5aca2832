import { useMemo } from 'react';
import { extractPlayers } from '../gallery/extract-players.ts';
import { Html } from './Html.tsx';
import { Video } from '../gallery/Video.tsx';

export interface ExplanationProps {
  /** Markup of the shop; players in it wait for a click, and then keep track of nobody. */
  readonly html: string;
  /** For videos without a title. */
  readonly videoTitle: string;
  readonly className?: string;
}

/** A text with videos below it. The style sheet of a widget that uses it imports `css/video.css`. */
export function Explanation({ html, videoTitle, className = '' }: ExplanationProps) {
  const { text, players } = useMemo(() => extractPlayers(html), [html]);
  return (
    <>
      {text.trim() !== '' && <Html html={text} className={className} />}
      {players.map(({ address, title }) => (
        <Video key={address} code={address} title={title ?? videoTitle} />
      ))}
    </>
  );
}
