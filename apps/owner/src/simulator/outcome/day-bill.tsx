import type { AssessCase, Centavos, LatePolicy } from '@ebpls/contracts';
import {
  type AmountDue,
  type InstallmentDue,
  type LateAddition,
  listLateAdditions,
  computeLateBases,
} from '@ebpls/rules';
import { dayWritten, formatPesos, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';

import { useSentence } from '../../shared/fields/field-sentences.ts';
import { useWords } from '../simulator.messages.ts';
import { getPartNameKey } from './part-name.ts';

interface DayBillProps {
  readonly title: string;
  readonly due: AmountDue;
  readonly assessCase: AssessCase;
  readonly policy: LatePolicy;
  readonly year: number;
}

/** Simulated amount due on a day, installment by installment, with surcharge and interest. */
export function DayBill({ title, due, assessCase, policy, year }: DayBillProps) {
  const t = useWords();
  const formatSentence = useSentence();
  const begunInstallments = due.installments.filter(({ has_begun, owed }) => has_begun && owed > 0);
  const getName = ({ no }: InstallmentDue): string =>
    formatSentence(getPartNameKey(no, due.installments.length, assessCase.payment_mode), { year });
  return (
    <Section level={3} title={title}>
      <Stack gap={3}>
        {begunInstallments.length === 0 && <Text tone="muted">{t('pay_nothing')}</Text>}
        <Bill label={title}>
          {begunInstallments.flatMap((installment) => [
            <BillLine key={installment.no} name={getName(installment)} amount={installment.principal} />,
            ...listLateLines(installment, policy).map((line) => (
              <LateLine key={`${installment.no} ${line.kind}`} line={line} due={installment.due} />
            )),
          ])}
          <BillTotal label={t('pay_total')} amount={due.total} />
        </Bill>
        <Stays due={due} />
      </Stack>
    </Section>
  );
}

interface Late extends LateAddition {
  /** Base amount of the rate. */
  readonly of: Centavos;
  readonly months: number;
}

function listLateLines(installment: InstallmentDue, policy: LatePolicy): Late[] {
  const bases = computeLateBases(installment.parts);
  return listLateAdditions(installment, policy).map((addition) => ({
    ...addition,
    of: bases[addition.kind],
    months: installment.months_late,
  }));
}

function LateLine({ line: { kind, amount, rate, of, months }, due }: { readonly line: Late; readonly due: string }) {
  const formatSentence = useSentence();
  const locale = useLocale();
  const params = {
    rate,
    unpaid: formatPesos(of),
    base: formatPesos(of),
    months,
    due: dayWritten(due, locale),
  };
  return (
    <BillLine
      part
      name={formatSentence(`estimate.${kind}`)}
      amount={amount}
      reason={formatSentence(`due.${kind}_reason`, params)}
    />
  );
}

function Stays({ due: { stays_until, then_more, total: owedTotal } }: { readonly due: AmountDue }) {
  const t = useWords();
  const locale = useLocale();
  if (owedTotal === 0) return null;
  if (stays_until === null || then_more === null)
    return (
      <Text tone="muted" size="secondary">
        {t('pay_final')}
      </Text>
    );
  return (
    <Text tone="muted" size="secondary">
      {t('pay_until', { day: dayWritten(stays_until, locale), more: formatPesos(then_more) })}
    </Text>
  );
}
