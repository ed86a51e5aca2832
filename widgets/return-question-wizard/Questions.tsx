import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { useFieldId } from '../../shared/ui/form/use-field.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type { Answer, Question } from '../../shared/contract/returns.ts';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';
import type nl from './locales/nl.json';

/** The answered questions and the open one; it takes the focus when the answers change. */
export function Questions({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const container = useRef<HTMLDivElement>(null);
  const answered = model.answered.value;
  const question = model.question.value;
  const lastCount = useRef(answered.length);

  useEffect(() => {
    if (lastCount.current === answered.length) return;
    lastCount.current = answered.length;
    // Its group has the question as its name.
    const group = '.sw-return-question-wizard__asked > fieldset';
    const target = container.current?.querySelector<HTMLElement>(group) ?? container.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  }, [answered.length]);

  return (
    <div ref={container} className="sw-return-question-wizard__questions" role="group" aria-label={t('heading')}>
      {answered.map((answeredQuestion) => (
        <AnsweredQuestion key={String(answeredQuestion.question.id)} model={model} {...answeredQuestion} />
      ))}
      {question && <OpenQuestion key={String(question.id)} model={model} question={question} />}
      {!question && !model.isFinal.value && (
        <Message kind="info" isAnnounced={false}>
          {t('deadEnd')}
        </Message>
      )}
    </div>
  );
}

function OpenQuestion({ model, question }: { model: ReturnQuestionWizardState; question: Question }) {
  const t = useText<typeof nl>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It handles the arrow keys of its radio buttons.
    <div className="sw-return-question-wizard__asked" onKeyDown={moveFocus}>
      <ChoiceList legend={question.title}>
        {question.text && <Explanation html={question.text} videoTitle={t('video')} className="sw-returns__hint" />}
        {question.answers.map((answer, at) => (
          <Choice
            key={at}
            name={`question-${question.id}`}
            value={String(answer.id)}
            isChecked={false}
            onChoose={() => model.answer(question.id, answer.id)}
            title={answer.title}
          />
        ))}
      </ChoiceList>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Choosing an answer shows the next question at once, so the arrow keys only move the focus and choose nothing. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const at = radios.findIndex((radio) => radio === event.target);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  radios.at((at + step) % radios.length)?.focus();
}

interface AnsweredProps {
  readonly model: ReturnQuestionWizardState;
  readonly question: Question;
  readonly answer: Answer;
}

function AnsweredQuestion({ model, question, answer }: AnsweredProps) {
  const t = useText<typeof nl>();
  const id = useFieldId(`question-${question.id}`);
  return (
    <div className="sw-return-question-wizard__answered" id={id}>
      <div className="sw-returns__block-head">
        <div className="sw-returns__about">
          <p className="sw-returns__category">{question.title}</p>
          <p className="sw-returns__name">{answer.title}</p>
        </div>
        <button type="button" className="sw-returns__link" onClick={() => model.reopen(question.id)}>
          <span>{t('change')}</span>
          <VisuallyHidden>{question.title}</VisuallyHidden>
        </button>
      </div>
      {answer.extra_text && <Explanation html={answer.extra_text} videoTitle={t('video')} />}
      {answer.show_manual && <Manuals model={model} />}
    </div>
  );
}

function Manuals({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const manuals = model.manuals.value;
  if (manuals.length === 0) return null;
  return (
    <ul className="sw-return-question-wizard__manuals" aria-label={t('manuals')}>
      {manuals.map(({ url, name }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="sw-returns__link">
            {name ?? t('manual')}
          </a>
        </li>
      ))}
    </ul>
  );
}
