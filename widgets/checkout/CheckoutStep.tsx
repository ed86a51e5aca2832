import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { usePageTitle } from '../../shared/ui/basics/use-page-title.ts';
import { focusControl } from '../../shared/ui/form/focus-control.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { AddressStep } from './AddressStep.tsx';
import { EnteredGroups } from './EnteredGroups.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { Problems } from './Problems.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type { ControlName } from './form.model.ts';
import type nl from './locales/nl.json';

/** The numbers are public: copies of a slot and the keys of texts have them. */
const STEPS = {
  details: { number: 1, Content: AddressStep },
  delivery: { number: 2, Content: ShippingStep },
  payment: { number: 3, Content: PaymentStep },
} as const;

interface CheckoutStepProps {
  model: CheckoutState;
  /** The step's title: it takes the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The current step under its title, with its errors. */
export function CheckoutStep({ model, heading }: CheckoutStepProps) {
  useSignals();
  const t = useText<typeof nl>();
  const step = model.step.value;
  const { number, Content } = STEPS[step];
  const title = t(`title${number}`);
  usePageTitle(title);
  const seen = useRef(step);
  const panel = useRef<HTMLDivElement>(null);
  /** The field on another step to which an error message or a group links. */
  const pendingField = useRef<ControlName | null>(null);

  useLayoutEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const field = pendingField.current;
    pendingField.current = null;
    if (field) return focusControl(`sw-checkout-${field}`);
    // Focus and scroll position move to the beginning of the step.
    panel.current?.closest('.sw-checkout')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    // In a low window it is below the progress and the summary.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step, heading]);

  function follow(field: ControlName, to: typeof step) {
    pendingField.current = field;
    model.goTo(to);
  }

  return (
    <div className="sw-checkout__step" ref={panel}>
      <EnteredGroups model={model} onFollow={follow} />
      <Heading below={1} className="sw-checkout__title" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <LiveRegion model={model} />
      {step === 'details' && model.wasRestored.value && (
        <Message kind="info" isAnnounced={false} action={{ label: t('startOver'), onClick: model.startOver }}>
          {t('restored')}
        </Message>
      )}
      <Problems model={model} onFollow={follow} />
      <Content model={model} />
      <Slot name="step-end" copyKey={String(number)} data={{ step: number }} />
    </div>
  );
}
