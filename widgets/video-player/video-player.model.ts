import type { Services } from '../../shared/runtime/services.ts';

export interface VideoPlayerInputs {
  readonly code: string;
  readonly provider: string;
  readonly title: string;
  readonly poster: string;
}

export interface VideoPlayerState extends Omit<VideoPlayerInputs, 'provider'> {
  /** Null when it is derived from the code. */
  readonly provider: 'youtube' | 'vimeo' | null;
}

export function createVideoPlayer(_services: Services, { provider, ...inputs }: VideoPlayerInputs): VideoPlayerState {
  const name = provider.toLowerCase();
  return { ...inputs, provider: name === 'youtube' || name === 'vimeo' ? name : null };
}
