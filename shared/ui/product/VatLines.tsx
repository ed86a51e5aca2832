import { VatLine, type VatLineProps } from './VatLine.tsx';

interface VatLinesProps extends VatLineProps {
  readonly className: string;
  /** VAT by rate, in integer cents; empty when there is one rate. */
  readonly byRate: Readonly<Record<string, number>> | undefined;
}

/** The VAT in a cart or an order: one line per rate. */
export function VatLines({ className, byRate = {}, ...only }: VatLinesProps) {
  const lines = Object.entries(byRate);
  if (lines.length > 0)
    return (
      <ul className={className} role="list">
        {lines.map(([rate, cents]) => (
          <li key={rate}>
            <VatLine rate={Number(rate)} cents={cents} />
          </li>
        ))}
      </ul>
    );
  if (only.rate === null && typeof only.cents !== 'number') return null;
  return (
    <p className={className}>
      <VatLine {...only} />
    </p>
  );
}
