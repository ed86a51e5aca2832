import type { Services } from '../../shared/runtime/services.ts';

export interface VideoPlayerInputs {
  readonly code: string;
  readonly provider: string;
  readonly title: string;
  readonly poster: string;
}

/** What is played; whether it is playing is between the button and the frame that takes its place. */
export interface VideoPlayerState extends Omit<VideoPlayerInputs, 'provider'> {
  /** Null when the code says it. */
  readonly provider: 'youtube' | 'vimeo' | null;
}

export function createVideoPlayer(_services: Services, { provider, ...inputs }: VideoPlayerInputs): VideoPlayerState {
  const name = provider.toLowerCase();
  return { ...inputs, provider: name === 'youtube' || name === 'vimeo' ? name : null };
}
