import type { ClearanceCase, ProposedFee } from '@ebpls/contracts';
import { Button, Pesos, Row, RowItem, Rows, Section, Text } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { useWords } from './fees.messages.ts';

const FINDABLE_STATES: ReadonlySet<string> = new Set(['UNDER_REVIEW', 'INSPECTION_SCHEDULED']);

/** The office's own fees in a case: the proposed amounts, and the form that proposes one. */
export function FeesOfOffice({ openCase: { fees, acts, clearance } }: { readonly openCase: ClearanceCase }) {
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  if (!fees) return null;
  const [first] = fees.offered;
  const mayFind = acts.length > 0 && FINDABLE_STATES.has(clearance.state) && first !== undefined;
  const form = (): ActForm => ({
    act: 'propose_fee',
    on: clearance.clearance_id ?? 0,
    title: t('dialog_propose'),
    lead: t('lead'),
    confirm: t('propose'),
    fields: [
      {
        kind: 'list',
        name: 'code',
        label: t('code'),
        options: fees.offered.map(({ code, name, ordinance_section }) => ({
          value: code,
          label: `${name} (${ordinance_section})`,
        })),
        initialChoice: first?.code ?? '',
      },
      { kind: 'text', name: 'amount', label: t('amount') },
      { kind: 'lines', name: 'reason', label: t('reason'), help: t('reason_help') },
    ],
  });
  if (!mayFind && fees.proposed.length === 0) return null;
  return (
    <Section
      title={t('title')}
      level={3}
      actions={
        mayFind && (
          <Button size="desk" kind="quiet" onClick={() => setActForm(form())}>
            {t('propose')}
          </Button>
        )
      }
    >
      {fees.proposed.length === 0 ? (
        <Text size="secondary" tone="muted">
          {t('none')}
        </Text>
      ) : (
        <FoundFees fees={fees.proposed} label={t('title')} />
      )}
      {actForm && <ActDialog form={actForm} onClose={() => setActForm(undefined)} />}
    </Section>
  );
}

interface FeesOfCaseProps {
  readonly fees: readonly ProposedFee[] | undefined;
  readonly assessment_code: string;
  /** This account computes the bill, and the bill is not approved yet. */
  readonly mayDecide: boolean;
}

/** Fees that offices found in an application, each accepted or rejected before the bill is computed. */
export function FeesOfCase({ fees = [], assessment_code, mayDecide }: FeesOfCaseProps) {
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  if (fees.length === 0) return null;
  const form = ({ code, name }: ProposedFee): ActForm => ({
    act: 'decide_fee',
    on: assessment_code,
    title: t('dialog_decide', { name }),
    confirm: t('save'),
    fields: [
      { kind: 'given', name: 'code', value: code },
      {
        kind: 'choice',
        name: 'outcome',
        label: t('outcome'),
        options: [
          { value: 'TAKEN', label: t('take') },
          { value: 'REJECTED', label: t('reject') },
        ],
        initialChoice: 'TAKEN',
      },
      { kind: 'lines', name: 'reason', label: t('reject_reason'), is_optional: true },
    ],
  });
  const decide = (fee: ProposedFee): ReactNode =>
    mayDecide && (
      <Button size="desk" aria-label={t('decide_of', { name: fee.name })} onClick={() => setActForm(form(fee))}>
        {t('decide')}
      </Button>
    );
  return (
    <Section title={t('proposals')} level={3}>
      <FoundFees fees={fees} label={t('proposals')} act={decide} />
      {actForm && <ActDialog key={actForm.title} form={actForm} onClose={() => setActForm(undefined)} />}
    </Section>
  );
}

interface FoundProps {
  readonly fees: readonly ProposedFee[];
  readonly label: string;
  readonly act?: (fee: ProposedFee) => ReactNode;
}

function FoundFees({ fees, label, act }: FoundProps) {
  const t = useWords();
  return (
    <Rows label={label}>
      {fees.map((fee) => (
        <RowItem
          key={fee.code}
          title={`${fee.name} · ${fee.office.toUpperCase()}`}
          note={[fee.reason, `(${fee.proposed_by})`, fee.decision].filter(Boolean).join(' ')}
          status={<Text size="secondary">{t(fee.outcome ?? 'open')}</Text>}
          end={
            <Row gap={2}>
              <Pesos amount={fee.amount} />
              {act?.(fee)}
            </Row>
          }
        />
      ))}
    </Rows>
  );
}
