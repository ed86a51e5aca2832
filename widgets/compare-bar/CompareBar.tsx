import { useEffect, useId, useRef, type RefObject } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { useNews } from '../../shared/ui/basics/use-news.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { BarDetails } from './BarDetails.tsx';
import type { CompareBarState } from './compare-bar.model.ts';
import type nl from './locales/nl.json';

const CLOSED = 'calc(var(--sw-target) + var(--sw-space-2))';

/** The compared products, at the lower edge of every page; shows nothing for an empty list. */
export function CompareBar({ model }: { model: CompareBarState }) {
  useSignals();
  const t = useText<typeof nl>();
  const count = model.count.value;
  const unsaved = count > 0 && !model.isSaved.value && t('unsaved');
  const news = useNews(`${t('listed', { count })}${unsaved ? `. ${unsaved}` : ''}`, model.wasLoadedByChange);
  if (model.isOnComparePage) return null;
  return (
    <>
      {count > 0 && <Bar model={model} count={count} unsaved={unsaved} />}
      <span className="sw-visually-hidden" role="status">
        {news}
      </span>
    </>
  );
}

interface BarProps {
  model: CompareBarState;
  count: number;
  /** What the shopper has to know when the list is lost with this page. */
  unsaved: string | false;
}

function Bar({ model, count, unsaved }: BarProps) {
  useSignals();
  const t = useText<typeof nl>();
  const id = useId();
  const details = model.details.value;
  const isOpen = details.is !== 'collapsed';
  const bar = useRef<HTMLElement>(null);
  useRoomForFocus(bar);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, model.collapse, toggle);
  return (
    <div className="sw-compare-bar">
      <section ref={bar} className="sw-compare-bar__bar" aria-labelledby={`${id}heading`}>
        <h2 className="sw-compare-bar__heading" id={`${id}heading`}>
          <button
            ref={toggle}
            type="button"
            className="sw-compare-bar__toggle"
            aria-expanded={isOpen}
            aria-controls={`${id}details`}
            onClick={() => (isOpen ? model.collapse() : void model.expand())}
          >
            <span className="sw-compare-bar__title">{t('title')}</span>
            <span className="sw-compare-bar__count" aria-hidden="true" translate="no">
              {count}
            </span>
            <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
            <Icon name="chevron" className="sw-compare-bar__arrow" />
          </button>
        </h2>
        {unsaved && <p className="sw-compare-bar__unsaved">{unsaved}</p>}
        <div className="sw-compare-bar__details" id={`${id}details`} hidden={!isOpen}>
          {isOpen && <BarDetails model={model} details={details} count={count} />}
        </div>
      </section>
    </div>
  );
}

/**
 * Keeps focused elements, and bars of other widgets, above the bar. Styles of the page can use its height: closed as
 * `--sw-bottom-bar`, at this moment as `--sw-bottom-bar-now`.
 */
function useRoomForFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockEnd;
    style.scrollPaddingBlockEnd = 'calc(var(--sw-bottom-bar-now) + var(--sw-space-3))';
    style.setProperty('--sw-bottom-bar', CLOSED);
    style.setProperty('--sw-bottom-bar-now', CLOSED);
    const observer = new ResizeObserver(([entry]) => {
      const { blockSize = 0 } = entry?.borderBoxSize[0] ?? {};
      // In print it has none.
      if (blockSize === 0) return;
      style.setProperty('--sw-bottom-bar-now', `${blockSize}px`);
      showFocus(bar.current);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = before;
      style.removeProperty('--sw-bottom-bar');
      style.removeProperty('--sw-bottom-bar-now');
    };
  }, [bar]);
}

/** Scrolls what has the focus above the bar, such as the box whose tick has made the bar appear. */
function showFocus(bar: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!bar || !focused?.matches('body *') || bar.contains(focused) || focused.closest('dialog')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const room = bar.getBoundingClientRect().top;
  // A part of the page may have the focus, which is higher than the window.
  const fits = bottom - top < room;
  if (fits && top < innerHeight && bottom > room) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Listens on the document, because Safari does not focus a clicked button. A dialog above the bar takes precedence.
 * Focus inside the details moves to the toggle.
 */
function useEscape(isOpen: boolean, collapse: () => void, toggle: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      if (toggle.current?.closest('section')?.contains(document.activeElement)) toggle.current.focus();
      collapse();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen, collapse, toggle]);
}
