import * as z from 'zod/mini';
import { pictureInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { readServerMarkup } from './read-server-markup.ts';
import { createVideoPlayer } from './video-player.model.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import './video-player.css';

export const island = defineIsland({
  name: 'video-player',
  inputs: z.object({
    /** Id or address of the video; by default the address of the link in the markup. */
    code: z.string().check(z.minLength(1, 'a code')),
    /** `youtube` or `vimeo`; by default derived from the code. */
    provider: z._default(z.string().check(z.regex(/^(?:youtube|vimeo|)$/i, 'youtube or vimeo')), ''),
    /** What the video is about; by default the text of the link in the markup. */
    title: z._default(z.string(), ''),
    /** Address of a picture of the shop; by default the picture in the markup. */
    poster: z._default(pictureInput, ''),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  load: 'visible',
  textParts: ['gallery'],
  model: createVideoPlayer,
  View: VideoPlayer,
});
