import type { Severity } from '../codes.ts';

interface PciRule {
  readonly severity: Severity;
  /** How to fix it. */
  readonly mend: string;
}

/** What `--pci` finds. A code keeps its meaning in every version. */
export const PCI_CODES = {
  'script-unchecked': {
    severity: 'warning',
    mend: 'Write integrity="sha384-…" into its tag; for the files of the widgets, print the import map of `eiland import-map`.',
  },
  'script-refused': {
    severity: 'error',
    mend: 'Print the hash of the file that is served: take the tag and the import map from the same release.',
  },
  'script-unexplained': {
    severity: 'warning',
    mend: 'Remove it from the payment page, or write why it is there into the file of --scripts.',
  },
} as const satisfies Readonly<Record<string, PciRule>>;

export type PciCode = keyof typeof PCI_CODES;
