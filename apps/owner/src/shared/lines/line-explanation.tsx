import type { Basis, Centavos } from '@ebpls/contracts';
import {
  computeBasisAmount,
  listChangeableInputs,
  formatAmount,
  type ExplanationStep,
  listExplanationSteps,
} from '@ebpls/rules';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Facts, Stack, Text } from '@ebpls/ui';
import { ExplainedReason } from '@ebpls/ui/records';

import { useWords } from '../../owner.messages.ts';
import { useSentence } from '../fields/field-sentences.ts';

interface ExplainedProps {
  readonly reason: string; // The sentence that is always shown under the name.
  readonly basis: Basis;
  readonly ordinance_section?: string; // Set where the sentence does not name the section.
  readonly amount: Centavos; // Amount of the line now; a part of the year's amount where it is paid in parts.
}

/** Explanation of a line of a bill: one sentence, and on request the computation step by step. */
export function LineExplanation({ reason, basis, ordinance_section, amount }: ExplainedProps) {
  const t = useEstimateWords();
  return (
    <ExplainedReason reason={reason} more={t('how')} less={t('how_less')}>
      <Computation basis={basis} amount={amount} ordinance_section={ordinance_section ?? ''} />
    </ExplainedReason>
  );
}

function Computation({ basis, ordinance_section, amount }: Required<Omit<ExplainedProps, 'reason'>>) {
  const t = useEstimateWords();
  const f = useWords();
  const formatSentence = useSentence();
  const steps = [...listExplanationSteps(basis), ...toPartStep(basis, amount)];
  return (
    <Facts
      items={[
        {
          label: t('steps'),
          value: (
            <Stack gap={1}>
              {steps.map((step) => (
                <Text
                  as="div"
                  size="secondary"
                  key={`${step.label} ${step.message_key} ${JSON.stringify(step.params)}`}
                >
                  {step.label && `${formatSentence(step.label)}: `}
                  {formatSentence(step.message_key, step.params)}
                </Text>
              ))}
            </Stack>
          ),
        },
        {
          label: f('explain_changes'),
          value: toSentenceCase(
            listChangeableInputs(basis)
              .map((key) => formatSentence(key))
              .join(', '),
          ),
        },
        ...(ordinance_section === '' ? [] : [{ label: t('section'), value: ordinance_section }]),
      ]}
    />
  );
}

/** The year's tax is explained as a whole; one part of it, or its rest, is due. */
function toPartStep(basis: Basis, amount: Centavos): ExplanationStep[] {
  return computeBasisAmount(basis) === amount
    ? []
    : [{ label: null, message_key: 'explain.step.part', params: { part: formatAmount(amount) } }];
}

function toSentenceCase(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
