import { useRef, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { BrandFaqState } from './brand-faq.model.ts';
import type nl from './locales/nl.json';

/** The tab of the shown group can be focused; arrow keys, Home and End move to the others. */
export function Tabs({ model, id }: { model: BrandFaqState; id: string }) {
  useSignals();
  const t = useText<typeof nl>();
  const list = useRef<HTMLDivElement>(null);
  const groups = model.groups.value;
  const active = model.active.value;

  function move(event: KeyboardEvent) {
    const last = groups.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: active > 0 ? active - 1 : last,
      ArrowRight: active < last ? active + 1 : 0,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    model.choose(to);
    (list.current!.children[to] as HTMLElement).focus();
  }

  return (
    <div ref={list} className="sw-brand-faq__tabs" role="tablist" aria-label={t('groups')}>
      {groups.map(({ tab, icon }, at) => (
        <button
          key={at}
          type="button"
          role="tab"
          id={`${id}${at}tab`}
          className="sw-brand-faq__tab"
          aria-selected={at === active}
          aria-controls={`${id}${at}`}
          tabIndex={at === active ? 0 : -1}
          onClick={() => model.choose(at)}
          onKeyDown={move}
        >
          {icon && <img className="sw-brand-faq__icon" src={icon} alt="" width={32} height={32} />}
          <span>{tab}</span>
        </button>
      ))}
    </div>
  );
}
