import { useId, useRef, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useHashTarget } from '../../shared/ui/basics/use-hash-target.ts';
import { Panel } from './Panel.tsx';
import type { BrandFaqState } from './brand-faq.model.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type nl from './locales/nl.json';

/** Questions about a brand in groups, one tab each. */
export function BrandFaq({ model }: { model: BrandFaqState }) {
  useSignals();
  const groups = model.groups.value;
  return groups.length > 0 && <Groups model={model} />;
}

function Groups({ model }: { model: BrandFaqState }) {
  useSignals();
  const id = useId();
  // The accordion opens the question and scrolls to it.
  useHashTarget((anchor) => {
    model.chooseQuestion(anchor);
    return null;
  });
  return (
    <div className="sw-brand-faq">
      <Tabs model={model} id={id} />
      {model.groups.value.map((group, at) => (
        <Panel
          key={at}
          id={`${id}${at}`}
          group={group}
          isActive={at === model.active.value}
          onFound={() => model.choose(at)}
        />
      ))}
    </div>
  );
}

/** The tab of the shown group can be focused; arrow keys, Home and End move to the others. */
function Tabs({ model, id }: { model: BrandFaqState; id: string }) {
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
