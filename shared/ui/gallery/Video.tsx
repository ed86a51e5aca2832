import { useEffect, useRef, useState } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import { Icon } from '../basics/Icon.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { videoSource, type VideoProvider, type VideoSource } from './video-source.ts';

export interface VideoProps {
  /** YouTube id, Vimeo id (digits only), or the address of the video. */
  readonly code: string;
  /** Required when the code does not identify the provider. */
  readonly provider?: VideoProvider | null | undefined;
  readonly title: string;
  /** A picture of the shop; a placeholder without it. The provider's own picture is never requested. */
  readonly poster?: string | null | undefined;
  /** Plays at once, such as after a click on a thumbnail, which keeps the focus. */
  readonly isStarted?: boolean;
}

/** A YouTube or Vimeo video. The provider receives no request before the shopper plays it. */
export function Video({ code, provider, title, poster, isStarted = false }: VideoProps) {
  const t = usePartText('gallery');
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
        <VisuallyHidden>{t('playVideo')}</VisuallyHidden>
        <span>{title}</span>
        <span className="sw-video__host">{t('videoFrom', { host: source.host })}</span>
      </span>
    </button>
  );
}

interface PlayerProps {
  readonly title: string;
  readonly source: VideoSource;
  /** The player replaces the button that had the focus. */
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
      // oxlint-disable-next-line react/iframe-missing-sandbox -- The player has another origin, so it cannot access this page.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
