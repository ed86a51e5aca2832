import { useState } from 'react';

/** The text of a live region. A repeated text is announced again. */
export function useAnnouncement(): readonly [announcement: string, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  return [announcement, (text) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text))];
}
