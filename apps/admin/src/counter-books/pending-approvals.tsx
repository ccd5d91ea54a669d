import type { ApprovalRow } from '@ebpls/contracts';
import { type ActForm, SecondPersonReason } from '@ebpls/desk';
import { Button, Pesos, formatPesos, Row, RowItem, Rows, Section } from '@ebpls/ui';

import type { OfferAct } from './record-acts.ts';
import { useWords } from './records.messages.ts';

/** Requests that wait for a treasurer's approval. */
export function PendingApprovals({
  approvals,
  openForm,
}: {
  readonly approvals: readonly ApprovalRow[];
  readonly openForm: OfferAct;
}) {
  const t = useWords();
  const createForm = (row: ApprovalRow, act: 'grant' | 'deny'): ActForm => ({
    act,
    on: row.approval_id,
    title: t(`dialog_${act}`, { amount: formatPesos(row.amount), business: row.company_name }),
    lead: row.reason,
    confirm: t(act),
    is_danger: act === 'deny',
    fields: [{ kind: 'lines', name: 'remarks', label: t('remarks'), is_optional: true }],
  });
  return (
    <Section title={t('pending_approval')}>
      <Rows label={t('pending_approval')}>
        {approvals.map((row) => (
          <RowItem
            key={row.approval_id}
            title={`${t(row.kind)}: ${row.company_name}`}
            note={
              <>
                {t('requested_by', { name: row.asked_by })}: {row.reason}
                <br />
                {[row.top_no, ...row.receipt_nos].join(' · ')}
              </>
            }
            status={<Pesos amount={row.amount} />}
            end={
              row.can_decide ? (
                <Row gap={2}>
                  <Button size="desk" onClick={() => openForm(createForm(row, 'grant'))}>
                    {t('grant')}
                  </Button>
                  <Button size="desk" kind="quiet" onClick={() => openForm(createForm(row, 'deny'))}>
                    {t('deny')}
                  </Button>
                </Row>
              ) : (
                <SecondPersonReason of={row} />
              )
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
