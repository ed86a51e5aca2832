import { useRef, useState } from 'react';
import type { Question } from '../../rules/questions.ts';
import { ServerMarkup } from '../markup/ServerMarkup.tsx';
import { Html } from '../markup/Html.tsx';
import { Icon } from './Icon.tsx';
import { useHashTarget } from './use-hash-target.ts';

export interface AccordionProps {
  /** Of the questions with the same name, one is open at a time. */
  readonly name: string;
  readonly items: readonly Question[];
}

/**
 * Questions with collapsible answers, based on `<details>`. A link to a question opens it. Import `css/accordion.css` in
 * the widget's style sheet.
 */
export function Accordion({ name, items }: AccordionProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(() => items.some(({ isOpen }) => isOpen));
  const reach = () => setIsReached(true);

  useHashTarget((id) => {
    if (!items.some((item) => item.id === id)) return null;
    const details = [...container.current!.children].find((child) => child.id === id) as HTMLDetailsElement;
    details.open = true;
    return details;
  });

  return (
    <div ref={container} className="sw-accordion" onPointerEnter={reach} onFocus={reach}>
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
