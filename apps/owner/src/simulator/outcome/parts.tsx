import type { AssessCase, AssessResult } from '@ebpls/contracts';
import { dayWritten, Pesos, formatPesos, RowItem, Rows, Section, useLocale } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { useSentence } from '../../shared/fields/field-sentences.ts';
import { useWords } from '../simulator.messages.ts';
import { getPartNameKey } from './part-name.ts';

/** Installments of the simulated year with their due days. */
export function YearParts({ result, assessCase }: { readonly result: AssessResult; readonly assessCase: AssessCase }) {
  const t = useWords();
  const formatSentence = useSentence();
  const locale = useLocale();
  const { installments, tax_year } = result;
  return (
    <Section level={3} title={t('parts')}>
      <Rows label={t('parts')}>
        {installments.map(({ no, due, total, surcharge, interest, status }) => (
          <RowItem
            key={no}
            title={formatSentence(getPartNameKey(no, installments.length, assessCase.payment_mode), { year: tax_year })}
            note={
              <>
                {t('part_due', { day: dayWritten(due, locale, { weekday: true }) })}
                {surcharge + interest > 0 && (
                  <div>{t('part_late', { surcharge: formatPesos(surcharge), interest: formatPesos(interest) })}</div>
                )}
              </>
            }
            status={<StatusBadge kind="installment" status={status} />}
            end={<Pesos amount={total} strong />}
          />
        ))}
      </Rows>
    </Section>
  );
}
