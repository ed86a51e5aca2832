/** Reads an answer as JSON where it is some, whatever its content type says; other text stays text. */
export function answerIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer calls itself JSON and is none. */
export function isBroken(xhr: XMLHttpRequest): boolean {
  const isJson = xhr.getResponseHeader('Content-Type')?.includes('application/json') ?? false;
  return (
    isJson &&
    xhr.responseText !== '' &&
    typeof answerIn(xhr.responseText) === 'string' &&
    !/^\s*"/.test(xhr.responseText)
  );
}
