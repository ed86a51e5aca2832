import { useAnnouncement } from './use-announcement.ts';
import { useLanguage } from './words.ts';

/** Copies a text, and announces that with its second argument. */
export function useCopy(): readonly [announcement: string, copy: (text: string, done: string) => void] {
  const { words } = useLanguage();
  const [announcement, announce] = useAnnouncement();
  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      announce(done);
    } catch {
      // The clipboard needs https.
      announce(words.copyFailed);
    }
  }
  return [announcement, (text, done) => void copy(text, done)];
}
