/** A word with a hyphen and a digit, such as the code of a model. */
const CODE = /(?<!\S)((?=\S*\d)\S*-\S*)/;

/** The name of a product. A code in it, such as "SUN2000-3.0KTL-L1", breaks only where it alone is wider than its line. */
export function ProductName({ name }: { name: string }) {
  // Text and codes take turns.
  return name.split(CODE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="sw-product-name__code">
        {part}
      </span>
    ),
  );
}
