import type { ClearanceCondition } from '@ebpls/contracts';
import { DayText, RowItem, Rows, Section, Tag, type Tone } from '@ebpls/ui';

import { useWords } from './conditions.messages.ts';

/** Colour of a condition's state: red once its day has passed. */
export const CONDITION_TONE: Readonly<Record<ClearanceCondition['state'], Tone>> = {
  OPEN: 'muted',
  OVERDUE: 'danger',
  ANSWERED: 'info',
  MET: 'success',
};

/** The conditions of the office's approval of this case, and their outcome. */
export function ConditionsOfCase({ conditions }: { readonly conditions: readonly ClearanceCondition[] }) {
  const t = useWords();
  if (conditions.length === 0) return null;
  return (
    <Section title={t('of_case')} level={3}>
      <Rows label={t('of_case')}>
        {conditions.map(({ place, text, due_on, state, note }) => (
          <RowItem
            key={place}
            title={text}
            note={note === '' ? undefined : t('answered', { note })}
            status={<Tag tone={CONDITION_TONE[state]}>{t(state)}</Tag>}
            end={<DayText day={due_on} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
