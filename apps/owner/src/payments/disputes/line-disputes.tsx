import type { LineDispute } from '@ebpls/contracts';
import { dayWritten, Pesos, RowItem, Rows, Section, Tag, Text, useLocale } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from '../../owner.messages.ts';

const LINE_DISPUTE_TONES = { OPEN: 'warning', UPHELD: 'success', REJECTED: 'danger', WITHDRAWN: 'muted' } as const;

interface LineDisputesProps {
  readonly disputes: readonly LineDispute[];
  readonly renderAct?: ((dispute: LineDispute) => ReactNode) | undefined; // Acts on an open dispute.
}

/** Disputed lines of a bill: the days without surcharge, and the amount that is not due meanwhile. */
export function LineDisputes({ disputes, renderAct }: LineDisputesProps) {
  const t = useWords();
  if (disputes.length === 0) return null;
  return (
    <Section level={3} title={t('disputes')}>
      <Rows label={t('disputes')}>
        {disputes.map((dispute) => (
          <DisputedLine key={dispute.dispute_no} dispute={dispute} act={renderAct?.(dispute)} />
        ))}
      </Rows>
    </Section>
  );
}

function DisputedLine({ dispute, act }: { readonly dispute: LineDispute; readonly act: ReactNode }) {
  const { dispute_no, line_name, state, filed_on, ended_on, decide_by, decision, held } = dispute;
  const t = useWords();
  const locale = useLocale();
  const from = dayWritten(filed_on, locale);
  return (
    <RowItem
      title={line_name}
      note={
        <>
          <div>{dispute_no}</div>
          <Text size="secondary">
            {ended_on === null
              ? t('dispute_open', { from, by: dayWritten(decide_by, locale) })
              : t('dispute_ended', { from, until: dayWritten(ended_on, locale) })}
          </Text>
          {decision && <Text size="secondary">{decision}</Text>}
          {act}
        </>
      }
      status={<Tag tone={LINE_DISPUTE_TONES[state]}>{t(`dispute_${state}`)}</Tag>}
      end={held > 0 && <Pesos amount={held} />}
    />
  );
}
