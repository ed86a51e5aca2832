import { useEffect, useRef, useState } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { Icon } from '../basics/Icon.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { videoSource, type VideoProvider, type VideoSource } from './video-source.ts';

export interface VideoProps {
  /** Id at YouTube, or at Vimeo when it is all digits; an address of the video does too. */
  readonly code: string;
  /** For a code that does not show where it comes from. */
  readonly provider?: VideoProvider | null | undefined;
  readonly title: string;
  /** A picture of the shop; without it a neutral drawing. The service is asked for nothing before somebody plays. */
  readonly poster?: string | null | undefined;
  /** The shopper has asked for it elsewhere, such as by a thumbnail, which keeps the focus. */
  readonly isStarted?: boolean;
}

/** A video of another service, which hears of the shopper only once it is played. */
export function Video({ code, provider, title, poster, isStarted = false }: VideoProps) {
  const t = useKitText();
  const [isPlaying, setPlaying] = useState(false);
  const source = videoSource(code, provider);
  if (isPlaying || isStarted) return <Player title={title} source={source} takesFocus={isPlaying} />;
  return (
    <button type="button" className="sw-video" onClick={() => setPlaying(true)}>
      <span className="sw-video__frame">
        <ResponsiveImage src={poster} alt="" className="sw-video__poster" />
        <Icon name="play" className="sw-video__play" />
      </span>
      <span className="sw-video__words">
        <VisuallyHidden>{t('playVideo')} </VisuallyHidden>
        {title}
        <span className="sw-video__host">{t('videoFrom', { host: source.host })}</span>
      </span>
    </button>
  );
}

interface PlayerProps {
  readonly title: string;
  readonly source: VideoSource;
  /** The button that started it is gone. */
  readonly takesFocus: boolean;
}

function Player({ title, source, takesFocus }: PlayerProps) {
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (takesFocus) player.current?.focus();
  }, [takesFocus]);
  return (
    <iframe
      ref={player}
      className="sw-video__player"
      src={source.url}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- The player is of another origin: what it may do there it cannot do to this page.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
