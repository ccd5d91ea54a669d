import {
  type EndpointReply,
  type listProofBills,
  PROOF_OUTCOMES,
  type ProofBill,
  type ProofDifference,
} from '@ebpls/contracts';
import { ActDialog, type ActForm, formatListAddress } from '@ebpls/desk';
import { Button, EmptyState, formatPesos, Section, Stack, Tag, Text, type Tone } from '@ebpls/ui';
import { Pager, Segmented } from '@ebpls/ui/lists';
import { Disclosure } from '@ebpls/ui/records';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { createAcceptForm } from './accept-form.ts';
import { useWords } from './tariff-files.messages.ts';

const OUTCOME_TONES: Readonly<Record<ProofBill['outcome'], Tone>> = {
  EQUAL: 'success',
  DIFFERENT: 'warning',
  REFUSED: 'danger',
};
const OUTCOME_WORDS = { EQUAL: 'equal', DIFFERENT: 'different', REFUSED: 'refused' } as const;

export interface BillFilters {
  readonly outcome?: ProofBill['outcome'];
  readonly cursor?: string;
}

/** The filters in the address of the page; bills that differ are shown first. */
export function readBillFilters(address: string): BillFilters {
  const { searchParams } = new URL(address);
  const [outcome, cursor] = [searchParams.get('outcome'), searchParams.get('cursor')];
  const chosenOutcome =
    outcome === 'ALL' ? undefined : (PROOF_OUTCOMES.find((each) => each === outcome) ?? 'DIFFERENT');
  return { ...(chosenOutcome !== undefined && { outcome: chosenOutcome }), ...(cursor !== null && { cursor }) };
}

interface ProofBillsProps {
  readonly page: EndpointReply<typeof listProofBills>;
  readonly filters: BillFilters;
  /** Id of the version. */
  readonly on: string;
  readonly proof_no: number;
  readonly mayAccept: boolean;
}

/** The bills of a proof by what became of them, each difference with its explanation. */
export function ProofBills({ page, filters, on, proof_no, mayAccept }: ProofBillsProps) {
  const t = useWords();
  const { pathname } = useLocation();
  const [form, setForm] = useState<ActForm>();
  const outcome = filters.outcome ?? 'ALL';
  const options = [
    ...PROOF_OUTCOMES.map((value) => ({ value, label: t(OUTCOME_WORDS[value]) })),
    { value: 'ALL', label: t('all_bills') },
  ].map((option) => ({ ...option, to: formatListAddress(pathname, { outcome: option.value }) }));
  const accept = (bill_no: number, { charge, direction, name, charged, computed }: ProofDifference): void => {
    const amounts = { charged: formatSide(charged, t('nothing')), computed: formatSide(computed, t('nothing')) };
    setForm(
      createAcceptForm(
        { on, proof_no, charge, direction, bill_no },
        {
          title: t('accept'),
          lead: t('accept_lead', { name, ...amounts }),
          confirm: t('accept'),
          reason: t('reason'),
        },
      ),
    );
  };
  return (
    <Section title={t('outcomes')}>
      <Stack gap={6}>
        <Segmented label={t('outcomes')} value={outcome} options={options} />
        {page.data.length === 0 && <EmptyState title={t('no_bills')} />}
        {page.data.map((bill) => (
          <Bill
            key={bill.bill_no}
            bill={bill}
            onAccept={mayAccept ? (difference) => accept(bill.bill_no, difference) : undefined}
          />
        ))}
        <Pager
          nextCursor={page.next_cursor}
          cursor={filters.cursor}
          to={(cursor) => formatListAddress(pathname, { outcome, cursor })}
        />
      </Stack>
      {form && <ActDialog key={JSON.stringify(form.fields)} form={form} onClose={() => setForm(undefined)} />}
    </Section>
  );
}

function formatSide(amount: ProofDifference['charged'], nothing: string): string {
  return amount === null ? nothing : formatPesos(amount);
}

interface BillProps {
  readonly bill: ProofBill;
  readonly onAccept: ((difference: ProofDifference) => void) | undefined;
}

function Bill({ bill: { bill_no, title, outcome, charged, computed, refusal, differences }, onAccept }: BillProps) {
  const t = useWords();
  const amounts = { charged: formatSide(charged, t('nothing')), computed: formatSide(computed, t('nothing')) };
  return (
    <Section level={3} title={`${bill_no}. ${title}`} hint={refusal === null ? t('amounts', amounts) : undefined}>
      <Stack gap={3}>
        <div>
          <Tag tone={OUTCOME_TONES[outcome]}>{t(OUTCOME_WORDS[outcome])}</Tag>
        </div>
        {refusal && <Text tone="danger">{t('problem', refusal)}</Text>}
        {differences.map((difference) => (
          <Difference
            key={difference.charge}
            difference={difference}
            onAccept={onAccept && difference.accepted_by === null ? () => onAccept(difference) : undefined}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface DifferenceProps {
  readonly difference: ProofDifference;
  readonly onAccept: (() => void) | undefined;
}

function Difference({ difference, onAccept }: DifferenceProps) {
  const t = useWords();
  const { charge, name, charged, computed, explanation, accepted_by, reason } = difference;
  const amounts = { charged: formatSide(charged, t('nothing')), computed: formatSide(computed, t('nothing')) };
  return (
    <Stack gap={1}>
      <Text weight="bold">
        {name} ({charge})
      </Text>
      <Text>{t('amounts', amounts)}</Text>
      {explanation.length > 0 && (
        <Disclosure summary={t('explanation')}>
          {explanation.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Disclosure>
      )}
      {accepted_by !== null && (
        <Text size="caption" tone="muted">
          {t('accepted_by', { who: accepted_by, reason: reason ?? '' })}
        </Text>
      )}
      {onAccept && (
        <div>
          <Button size="desk" aria-label={`${t('accept')}: ${name}`} onClick={onAccept}>
            {t('accept')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
