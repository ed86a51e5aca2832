import { useState } from 'react';

/** A line that a screen reader hears when it changes; the same words twice are heard twice. */
export function useSaying(): readonly [said: string, say: (words: string) => void] {
  const [said, setSaid] = useState('');
  return [said, (words) => setSaid((before) => (before === words ? `${words}\u00a0` : words))];
}
