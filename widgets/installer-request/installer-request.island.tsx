import * as z from 'zod/mini';
import { trackEvent } from '../../shared/bus/data-layer.ts';
import { readInstallerRequest } from '../../shared/contract/requests.ts';
import { callInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { InstallerRequest } from './InstallerRequest.tsx';
import { createInstallerRequest } from './installer-request.model.ts';
import './installer-request.css';

export const island = defineIsland({
  name: 'installer-request',
  inputs: z.object({
    /** Where the request is sent. */
    submitUrl: callInput,
    /** Id of the shop's website. */
    websiteId: z.string(),
    /** Id of the product to install. */
    modelId: z.string(),
    /** Type of the product, such as `product` or `bundle`; sent in upper case. */
    modelType: z.string(),
  }),
  firstCall: readInstallerRequest,
  trackEvent,
  load: 'visible',
  textParts: ['request'],
  handles: ['installer-open'],
  isQuiet: true,
  model: createInstallerRequest,
  View: InstallerRequest,
});
