import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import type { Answer, Question } from '../../shared/contract/returns.ts';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';
import type nl from './locales/nl.json';

/** What was answered, and what is asked next; the focus follows the questions. */
export function Questions({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const box = useRef<HTMLDivElement>(null);
  const answered = model.answered.value;
  const question = model.question.value;
  const seen = useRef(answered.length);

  useEffect(() => {
    if (seen.current === answered.length) return;
    seen.current = answered.length;
    const place = box.current?.querySelector<HTMLElement>('.sw-return-question-wizard__asked') ?? box.current;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest' });
  }, [answered.length]);

  return (
    <div ref={box} className="sw-return-question-wizard__questions" tabIndex={-1}>
      {answered.map(({ question: asked, answer }) => (
        <Answered key={String(asked.id)} model={model} question={asked} answer={answer} />
      ))}
      {question && <Asked key={String(question.id)} model={model} question={question} />}
      {!question && !model.isFinal.value && (
        <Message kind="info" isAnnounced={false}>
          {t('deadEnd')}
        </Message>
      )}
    </div>
  );
}

function Asked({ model, question }: { model: ReturnQuestionWizardState; question: Question }) {
  const t = useText<typeof nl>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of the radios in it.
    <div className="sw-return-question-wizard__asked" tabIndex={-1} onKeyDown={look}>
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

/** An answer leads on at once: the arrow keys only go from one to the next, so that each can be reached before it is given. */
function look(event: KeyboardEvent<HTMLElement>) {
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

function Answered({ model, question, answer }: AnsweredProps) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-return-question-wizard__answered">
      <div className="sw-returns__block-head">
        <div className="sw-returns__about">
          <p className="sw-returns__category">{question.title}</p>
          <p className="sw-returns__name">{answer.title}</p>
        </div>
        <button type="button" className="sw-returns__link" onClick={() => model.reopen(question.id)}>
          {t('change')}
          <VisuallyHidden> {question.title}</VisuallyHidden>
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
