import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import type { Content, Elements } from 'react/jsx-runtime';

export interface ChoiceProps {
  /** The same for all cards of a list: the arrow keys go from one to the next. */
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  onChoose(): void;
  readonly title: Content;
  /** Opposite the title, such as a price. */
  readonly aside?: string | ReactElement | false | undefined;
  readonly text?: string | ReactElement | null | undefined;
  /** A short recommendation, such as `Meest gekozen`. */
  readonly badge?: string | undefined;
  /** Shown while the card is chosen, such as finer choices. */
  readonly children?: Elements;
}

/** A radio button as a card: all of it is clickable, and links in its text still work. */
export function Choice({ name, value, isChecked, onChoose, title, aside, text, badge, children }: ChoiceProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What the earlier choice showed inside is gone, so this one may have moved out of the window.
    if (isChecked && card.current?.contains(document.activeElement))
      card.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isChecked]);
  const described = [badge && `${id}badge`, aside && `${id}aside`, text && `${id}text`].filter(Boolean).join(' ');
  return (
    <div className={`sw-choice${isChecked ? ' sw-choice--checked' : ''}`}>
      <div ref={card} className="sw-choice__card">
        <input
          className="sw-choice__control"
          id={id}
          type="radio"
          name={name}
          value={value}
          checked={isChecked}
          aria-describedby={described || undefined}
          onChange={onChoose}
        />
        <div className="sw-choice__head">
          <label className="sw-choice__title" htmlFor={id}>
            {title}
          </label>
          {badge && (
            <span className="sw-flag sw-choice__badge" id={`${id}badge`}>
              {badge}
            </span>
          )}
        </div>
        {aside && (
          <div className="sw-choice__aside" id={`${id}aside`}>
            {aside}
          </div>
        )}
        {text && (
          <div className="sw-choice__text" id={`${id}text`}>
            {text}
          </div>
        )}
      </div>
      {isChecked && children && <div className="sw-choice__inside">{children}</div>}
    </div>
  );
}
