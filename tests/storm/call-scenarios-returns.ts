import { nextButton } from '../browser/return-shop.ts';
import { choose, fillIn, sequence, press, upload, type Action, type CallScenario } from './call-scenario.ts';

const goOn: Action = (wizard) => nextButton(wizard).click();

/** Answers the questions of both products of the example, up to the button that submits the return. */
const answerAll: Action = sequence(choose('Ik heb me bedacht'), goOn, choose('Ik heb me bedacht'));
/** An answer that requires a serial number and pictures. */
const repair: Action = sequence(
  choose('Het werkt niet goed'),
  choose('Een foutcode'),
  choose('Repareren'),
  goOn,
  fillIn({ serial_number: 'GR-302' }),
);

const solveAll: Action = async (wizard, page) => {
  const submitted = wizard.getByRole('button', { name: 'Retour indienen' });
  for (let at = 0; at < 6 && !(await submitted.isVisible()); at++) {
    await choose('Retourneren')(wizard, page);
    await goOn(wizard, page);
  }
};

const questions = { widget: 'return-question-wizard' };
const solutions = { widget: 'return-solution-wizard' };
const uploads = { path: /\/media\/upload\/\w+$/, press: upload };
const deletes = { press: press(/^Verwijderen dak/), isSilent: true };

const stated = {
  name: 'Sanne de Vries',
  email: 'sanne@example.nl',
  order_number: '2026-11120',
};

export const returnScenarios: readonly CallScenario[] = [
  { widget: 'withdrawal', call: 'readWithdrawalOrders', path: /\/withdrawal\/orders$/, sample: 2, isSilent: true },
  {
    widget: 'withdrawal',
    call: 'sendWithdrawal',
    path: /\/withdrawal$/,
    before: fillIn(stated),
    press: press('Ontbinding bevestigen'),
  },
  { widget: 'return-order-form', call: 'readOrderReturn', path: /\/rmas\/[^/]+\/\d+$/, isSilent: true },
  {
    widget: 'return-picker',
    call: 'submitPicked',
    path: /\/rma$/,
    before: (picker) => picker.getByRole('checkbox').first().check(),
    press: press('Volgende'),
    answer: { redirectUrl: '/rma/problem-selection' },
    isSilent: true,
  },
  {
    ...questions,
    call: 'submitQuestions',
    path: /\/rma\/vragen$/,
    before: answerAll,
    press: goOn,
    isSilent: true,
    answer: { redirectUrl: '/rma/bedankt/1' },
  },
  { ...questions, ...uploads, call: 'uploadFile', before: repair },
  { ...questions, ...deletes, call: 'deleteUpload', before: sequence(repair, upload) },
  { ...solutions, call: 'readSolutions', path: /\/rma\/oplossing\/gegevens$/ },
  {
    ...solutions,
    call: 'submitSolutions',
    path: /\/rma\/oplossing$/,
    before: solveAll,
    press: press('Retour indienen'),
    answer: { redirectUrl: '/rma/bedankt/1' },
  },
  {
    ...solutions,
    call: 'chooseExemption',
    path: /\/tax-exemption$/,
    change: (html) =>
      html
        .replace('data-submit-url="/rma/oplossing"', '$& data-update-url="/tax-exemption"')
        .replace('"taxExemptionSelected":false', '"taxExemptionSelected":true'),
    before: solveAll,
    press: press(/geen gebruik van het 0%/),
    reloads: true,
  },
  { ...solutions, ...uploads, call: 'uploadFile', before: choose('Repareren') },
  { ...solutions, ...deletes, call: 'deleteUpload', before: sequence(choose('Repareren'), upload) },
];
