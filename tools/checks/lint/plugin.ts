import { plainNames } from './plain-names.ts';
import { signalsSubscribed } from './signals-subscribed.ts';
import { textAlone } from './text-alone.ts';

// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: 'eiland' },
  rules: { 'plain-names': plainNames, 'signals-subscribed': signalsSubscribed, 'text-alone': textAlone },
};
