/** The name of a product. A code in it, such as "SUN2000-3.0KTL-L1", breaks only where it alone is wider than its line. */
export function ProductName({ name }: { name: string }) {
  return splitCodes(name).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="sw-product-card__code">
        {part}
      </span>
    ),
  );
}

/** Text and codes in turn. A code is a word with a hyphen and a digit, such as that of a model. */
function splitCodes(name: string): readonly string[] {
  const parts: string[] = [];
  let text = '';
  for (const word of name.split(/(\s+)/)) {
    if (word.includes('-') && /\d/.test(word)) {
      parts.push(text, word);
      text = '';
    } else text += word;
  }
  return [...parts, text];
}
