import type { AssessCase, Centavos, LatePolicy } from '@ebpls/contracts';
import { type AmountDue, type InstallmentDue, percentRead, type PartOwed } from '@ebpls/rules';
import { Bill, BillLine, BillTotal, dayWritten, pesosWritten, Section, Stack, Text, useLocale } from '@ebpls/ui';

import { useSentence } from '../../sentences.ts';
import { useWords } from '../simulator.messages.ts';
import { partNameKey } from './part-name.ts';

interface DayBillProps {
  readonly title: string;
  readonly due: AmountDue;
  readonly asked: AssessCase;
  readonly policy: LatePolicy;
  readonly year: number;
}

/** What is to be paid on a day, part by part, with what lateness has added and until when it stays so. */
export function DayBill({ title, due, asked, policy, year }: DayBillProps) {
  const t = useWords();
  const say = useSentence();
  const begun = due.installments.filter(({ has_begun, owed }) => has_begun && owed > 0);
  const nameOf = ({ no }: InstallmentDue): string =>
    say(partNameKey(no, due.installments.length, asked.payment_mode), { year });
  return (
    <Section level={3} title={title}>
      <Stack gap={3}>
        {begun.length === 0 && <Text tone="muted">{t('pay_nothing')}</Text>}
        <Bill label={title}>
          {begun.flatMap((installment) => [
            <BillLine key={installment.no} name={nameOf(installment)} amount={installment.principal} />,
            ...lateLinesOf(installment, policy).map((line) => (
              <LateLine key={`${installment.no} ${line.code}`} line={line} due={installment.due} />
            )),
          ])}
          <BillTotal label={t('pay_total')} amount={due.total} />
        </Bill>
        <Stays due={due} />
      </Stack>
    </Section>
  );
}

interface Late {
  readonly code: 'surcharge' | 'interest';
  readonly amount: Centavos;
  readonly rate: string;
  /** What the rate is taken of. */
  readonly of: Centavos;
  readonly months: number;
}

function lateLinesOf({ parts, surcharge, interest, months_late }: InstallmentDue, policy: LatePolicy): Late[] {
  const lines: readonly Late[] = [
    {
      code: 'surcharge',
      amount: surcharge,
      rate: percentRead(policy.surcharge),
      of: total(
        parts.filter((part) => part.surcharge > 0),
        ({ principal }) => principal,
      ),
      months: months_late,
    },
    {
      code: 'interest',
      amount: interest,
      rate: percentRead(policy.interest_per_month),
      of: total(
        parts.filter((part) => part.interest > 0),
        (part) => part.principal + part.surcharge,
      ),
      months: months_late,
    },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

function LateLine({ line: { code, amount, rate, of, months }, due }: { readonly line: Late; readonly due: string }) {
  const say = useSentence();
  const locale = useLocale();
  const params = {
    rate: `${rate}%`,
    unpaid: pesosWritten(of),
    base: pesosWritten(of),
    months,
    due: dayWritten(due, locale),
  };
  return <BillLine part name={say(`estimate.${code}`)} amount={amount} reason={say(`due.${code}_reason`, params)} />;
}

function Stays({ due: { stays_until, then_more, total: owed } }: { readonly due: AmountDue }) {
  const t = useWords();
  const locale = useLocale();
  if (owed === 0) return null;
  if (stays_until === null || then_more === null)
    return (
      <Text tone="muted" size="secondary">
        {t('pay_for_ever')}
      </Text>
    );
  return (
    <Text tone="muted" size="secondary">
      {t('pay_stays', { day: dayWritten(stays_until, locale), more: pesosWritten(then_more) })}
    </Text>
  );
}

function total(parts: readonly PartOwed[], of: (part: PartOwed) => number): Centavos {
  return parts.reduce((sum, part) => sum + of(part), 0) as Centavos; // whole centavos added stay whole centavos
}
