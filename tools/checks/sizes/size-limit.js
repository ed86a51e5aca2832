import { checksOf } from './budgets.ts';

export default [...checksOf('react'), ...checksOf('light')];
