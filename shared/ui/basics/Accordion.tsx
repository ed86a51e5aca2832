import { useRef, useState } from 'react';
import { ServerMarkup } from '../markup/ServerMarkup.tsx';
import { Html } from '../markup/Html.tsx';
import { Icon } from './Icon.tsx';
import { useHashTarget } from './use-hash-target.ts';

export interface AccordionItem {
  /** The anchor by which a link leads to this question; unique on the page. */
  readonly id: string;
  readonly question: string;
  /** Markup of the shop, or what its server has printed. */
  readonly answer: string | Element;
  /** Open from the start, as the shopper may have left it before the widget came. */
  readonly isOpen?: boolean | undefined;
}

export interface AccordionProps {
  /** Questions of one name close each other: one of them is open at a time. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
}

/**
 * Questions that unfold their answers. The browser opens and closes them, finds closed ones by its own search, and a
 * link to a question opens it. The style sheet of a widget that uses it imports `css/accordion.css`.
 */
export function Accordion({ name, items }: AccordionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(() => items.some(({ isOpen }) => isOpen));
  const reach = () => setIsReached(true);

  useHashTarget((id) => {
    if (!items.some((item) => item.id === id)) return null;
    const place = [...box.current!.children].find((child) => child.id === id) as HTMLDetailsElement;
    place.open = true;
    return place;
  });

  return (
    <div ref={box} className="sw-accordion" onPointerEnter={reach} onFocus={reach}>
      {items.map(({ id, question, answer, isOpen }) => (
        <details key={id} id={id} name={name} className="sw-accordion__item" open={isOpen} onToggle={reach}>
          <summary className="sw-accordion__question">
            <span className="sw-accordion__words">{question}</span>
            <Icon name="chevron" className="sw-accordion__arrow" />
          </summary>
          <Answer answer={answer} isReached={isReached} />
        </details>
      ))}
    </div>
  );
}

function Answer({ answer, isReached }: { answer: string | Element; isReached: boolean }) {
  return typeof answer === 'string' ? (
    <Html html={answer} isAwaited={isReached} className="sw-accordion__answer" />
  ) : (
    <ServerMarkup node={answer} className="sw-html sw-accordion__answer" />
  );
}
