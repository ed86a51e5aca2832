import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useHashTarget } from '../../shared/ui/basics/use-hash-target.ts';
import { Panel } from './Panel.tsx';
import { Tabs } from './Tabs.tsx';
import type { BrandFaqState } from './brand-faq.model.ts';

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
