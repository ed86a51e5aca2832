import { useRef, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import type { Discount } from './discount.model.ts';
import type nl from './locales/nl.json';

interface DiscountDialogProps {
  model: Discount;
  /** A code is in force: the dialog and its link are removed. */
  onRedeemed(): void;
}

/** Where a code of a discount or a gift card is redeemed. */
export function DiscountDialog({ model, onRedeemed }: DiscountDialogProps) {
  useSignals();
  const t = useText<typeof nl>();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const error = model.error.value;
  const refusal = model.refusal.value;
  return (
    <Dialog
      isOpen={model.isOpen.value}
      title={t('discountTitle')}
      size="small"
      initialFocus={input}
      onClose={model.close}
      onClosed={() => {
        setCode('');
        if (!model.isOffered.peek()) onRedeemed();
      }}
    >
      <form
        className="sw-checkout__discount-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.apply(code);
        }}
      >
        <Field
          ref={input}
          name="code"
          label={t('discountCode')}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          errors={error ? [error] : []}
          isAnnounced
          isRequired
          onChange={setCode}
        />
        <FirstError count={model.refusals.value} />
        {refusal && <RefusalMessage refusal={refusal} />}
        <Button type="submit" variant="confirm" isWide isBusy={model.isBusy.value}>
          {t('discountApply')}
        </Button>
      </form>
    </Dialog>
  );
}
