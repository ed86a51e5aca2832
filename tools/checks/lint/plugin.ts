import { plainNames } from './plain-names.ts';
import { textAlone } from './text-alone.ts';

// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'eiland' }, rules: { 'plain-names': plainNames, 'text-alone': textAlone } };
