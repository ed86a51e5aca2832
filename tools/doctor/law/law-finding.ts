import { findingOf, type Finding } from '../finding.ts';
import { LAW_CODES, type LawCode } from './law-codes.ts';

export type LawFinding = Finding<LawCode>;

export function lawFinding(code: LawCode, where: string, what: string): LawFinding {
  const { law, ...rule } = LAW_CODES[code];
  return { ...findingOf(code, where, what, rule), law: `${law}. This is no legal advice.` };
}
