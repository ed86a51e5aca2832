import { useId, useRef, useState } from 'react';
import './guide.css';

interface Props {
  /** A description of the code, also in the button's name: “HTML of this story”. */
  label: string;
  code: string;
}

/** Code with a copy button and a status message. */
export function CopyableCode({ label, code }: Props) {
  const name = useId();
  const text = useRef<HTMLElement>(null);
  /** The code that the current message is about. */
  const [status, setStatus] = useState({ of: '', words: '' });

  async function copy() {
    const words = await copyText(code, text.current!);
    // Announced again when it is copied again.
    setStatus({ of: '', words: '' });
    requestAnimationFrame(() => setStatus({ of: code, words }));
  }

  return (
    <section className="guide-code" aria-labelledby={name}>
      <div className="guide-code__head">
        <h2 id={name}>{label}</h2>
        <span role="status">{status.of === code && status.words}</span>
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
      </div>
      {/* A long line scrolls, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-labelledby={name}>
        <code ref={text}>{code}</code>
      </pre>
    </section>
  );
}

/** Without permission to write to the clipboard, as on a host without https, the code is selected instead. */
async function copyText(code: string, shown: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code);
    return 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(shown);
    return 'Selected: copy it with Ctrl + C.';
  }
}
