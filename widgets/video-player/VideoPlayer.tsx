import { useText } from '../../shared/i18n/use-text.ts';
import { Video } from '../../shared/ui/gallery/Video.tsx';
import { ownPoster } from '../../shared/ui/gallery/video-source.ts';
import type nl from './locales/nl.json';
import type { VideoPlayerState } from './video-player.model.ts';

/** A poster with a play button. Nothing is loaded from the video service until the shopper presses it. */
export function VideoPlayer({ model }: { model: VideoPlayerState }) {
  const t = useText<typeof nl>();
  const { code, provider, title, poster } = model;
  return (
    <div className="sw-video-player">
      <Video code={code} provider={provider} title={title || t('video')} poster={ownPoster(poster)} />
    </div>
  );
}
