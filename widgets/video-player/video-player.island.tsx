import * as z from 'zod/mini';
import { pictureInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { createVideoPlayer } from './video-player.model.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import './video-player.css';

export const island = defineIsland({
  name: 'video-player',
  inputs: z.object({
    /** Id of the video, or its address; by default the address of a printed link. */
    code: z.string().check(z.minLength(1, 'a code')),
    /** Guessed from the code when it is missing (specification 001 §7). */
    provider: z._default(z.string().check(z.regex(/^(?:youtube|vimeo|)$/i, 'youtube or vimeo')), ''),
    /** What the video is about; by default the text of the printed link. */
    title: z._default(z.string(), ''),
    /** Address of a picture of the shop; by default the printed one. */
    poster: z._default(pictureInput, ''),
  }),
  readServerMarkup,
  load: 'visible',
  model: createVideoPlayer,
  View: VideoPlayer,
});
