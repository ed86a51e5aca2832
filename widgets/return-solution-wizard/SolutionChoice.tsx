import { useSignals } from '@preact/signals-react/runtime';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import type { Solution } from '../../shared/contract/returns.ts';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** The solutions for the selected product. */
export function SolutionChoice({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText('returns');
  const product = model.wizard.product.value;
  const chosen = model.solution.value;
  const isMissing = model.wizard.missing.value.includes('selected_solution');
  return (
    <ChoiceList
      name="selected_solution"
      errors={isMissing ? [t('solutionRequired')] : []}
      isAnnounced
      legend={
        <>
          <span>{`${ofReturns('solution')} `}</span>
          <span className="sw-returns__star">*</span>
        </>
      }
    >
      {product?.solutions.map((solution, at) => (
        <Choice
          key={at}
          name="selected_solution"
          value={String(solution.id)}
          isChecked={solution === chosen}
          onChoose={() => model.choose(solution.id)}
          title={solution.name}
        >
          {hasExplanation(solution) && <SolutionExplanation solution={solution} />}
        </Choice>
      ))}
    </ChoiceList>
  );
}

function hasExplanation(solution: Solution): boolean {
  return Boolean(solution.explanation_title || solution.explanation_text || solution.extra_explanation_text);
}

function SolutionExplanation({ solution }: { solution: Solution }) {
  const t = useText<typeof nl>();
  const { explanation_title: title, explanation_text: text, extra_explanation_text: extra } = solution;
  return (
    <div className="sw-returns__explanation">
      {title && (
        <Heading below={2} className="sw-returns__subheading">
          {title}
        </Heading>
      )}
      {text && <Explanation html={text} videoTitle={t('video')} />}
      {extra && <Explanation html={extra} videoTitle={t('video')} />}
    </div>
  );
}
