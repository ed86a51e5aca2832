import { textAlone } from './text-alone.ts';

// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'eiland' }, rules: { 'text-alone': textAlone } };
