import { useSignals } from '@preact/signals-react/runtime';
import { Receipt } from './Receipt.tsx';
import { StatementForm } from './StatementForm.tsx';
import type { WithdrawalState } from './withdrawal.model.ts';

/** The statement, and after that its acknowledgement. */
export function Withdrawal({ model }: { model: WithdrawalState }) {
  useSignals();
  const receipt = model.receipt.value;
  return (
    <div className="sw-withdrawal">
      {receipt === null ? (
        <StatementForm model={model} />
      ) : (
        <Receipt receipt={receipt} email={model.field('email').value} />
      )}
    </div>
  );
}
