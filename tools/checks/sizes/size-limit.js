import { checksOf } from './budgets.ts';

// size-limit reads the default export.
// oxlint-disable-next-line import/no-default-export
export default [...checksOf('react'), ...checksOf('light')];
