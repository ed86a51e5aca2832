import type { withdrawalNl } from './nl.ts';

export const withdrawalEn: Record<keyof typeof withdrawalNl, string> = {
  withdrawHere: 'Withdraw from contract here',
  withdrawIntro:
    'Say which contract you withdraw from, and confirm. You do not have to give a reason. You get an acknowledgement with date and time by email at once.',
  withdrawName: 'Name',
  withdrawEmail: 'Email address',
  withdrawEmailHint: 'This is where the acknowledgement goes.',
  withdrawOrder: 'Order number',
  withdrawOrderHint: 'It is in the email about your order.',
  withdrawWhich: 'Which order do you withdraw from?',
  withdrawOf: 'Order {number}',
  withdrawOther: 'Another order',
  withdrawParts:
    'Is it about a part? Then choose the products. If you choose nothing, you withdraw from the whole order.',
  withdrawSeveral: '{count} × {name}',
  withdrawPieces: 'Quantity of {name}',
  withdrawAll: 'Show all {count} orders',
  withdrawScope: 'You withdraw from the contract for the whole order {number}.',
  withdrawPart: 'Only a part of the order?',
  withdrawPartHint: 'Name the products and quantities. Leave it empty for the whole order.',
  withdrawConfirm: 'Confirm withdrawal',
  withdrawCases: 'Good to know',
  withdrawPeriod: 'You have 30 days from the day of receipt, for the whole order or a part of it.',
  withdrawLate:
    'Too late, ordered for a business, or a product without a right of withdrawal, such as cable cut to length? Send your statement all the same: we acknowledge it and let you know what is possible.',
  withdrawReturn: 'Is something broken or wrongly delivered? Then it is faster through {link}.',
  withdrawReceived: 'We have received your statement',
  withdrawReceivedText: 'Keep this acknowledgement. We also send it to {email}.',
  withdrawSave: 'Save as a file',
  withdrawOrderLink: 'Order {number}: withdraw from contract here',
  outboxTitle: 'Email sent',
  outboxText: 'The email that the demo shop has written in this session or for this account, as files in {folder}.',
  outboxNone: 'No email has been written yet.',
  outboxTo: 'To',
  outboxSent: 'Written on {date}',
  outboxOwed: 'Being written',
};
