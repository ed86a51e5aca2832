import type { Services } from '../../shared/island/services.ts';

export interface VideoPlayerInputs {
  readonly code: string;
  readonly provider?: 'youtube' | 'vimeo' | undefined;
  readonly title: string;
  readonly poster: string;
}

/** What is played; whether it is playing is between the button and the frame that takes its place. */
export type VideoPlayerState = VideoPlayerInputs;

export function createVideoPlayer(_services: Services, inputs: VideoPlayerInputs): VideoPlayerState {
  return inputs;
}
