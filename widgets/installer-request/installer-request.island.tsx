import * as z from 'zod/mini';
import { readInstallerRequest } from '../../shared/contract/requests.ts';
import { callInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { InstallerRequest } from './InstallerRequest.tsx';
import { createInstallerRequest } from './installer-request.model.ts';
import './installer-request.css';

export const island = defineIsland({
  name: 'installer-request',
  inputs: z.object({
    /** Where a request goes. */
    submitUrl: callInput,
    /** Of the country's site. */
    websiteId: z.string(),
    /** Of what is to be installed. */
    modelId: z.string(),
    /** `product`, `bundle` or what else the shop has; sent in capitals. */
    modelType: z.string(),
  }),
  firstCall: readInstallerRequest,
  load: 'visible',
  handles: ['installer-open'],
  isQuiet: true,
  model: createInstallerRequest,
  View: InstallerRequest,
});
