/** An address, line by line. */
export function AddressText({ lines }: { lines: readonly string[] }) {
  return (
    <address className="sw-checkout__address" translate="no">
      {lines.map((line) => (
        <span key={line} className="sw-checkout__address-line">
          {line}
        </span>
      ))}
    </address>
  );
}
