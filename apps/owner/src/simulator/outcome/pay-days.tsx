import { type AssessCase, type AssessResult, type Centavos, Day, type LatePolicy } from '@ebpls/contracts';
import { addDays, type AmountDue, computeAmountDue, openInstallments } from '@ebpls/rules';
import { dayWritten, Grid, formatPesos, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { useState } from 'react';
import * as v from 'valibot';

import { useWords } from '../simulator.messages.ts';
import { DayBill } from './day-bill.tsx';

interface PayDaysProps {
  readonly result: AssessResult;
  readonly assessCase: AssessCase;
  readonly policy: LatePolicy;
}

const LATE_PAYMENT_DAYS = 60; // Days, about two months, after which surcharge and interest become visible.

/** Simulated amount due today, and on another day of the person's choice. */
export function PayDays({ result, assessCase, policy }: PayDaysProps) {
  const t = useWords();
  const locale = useLocale();
  const [typedDay, type] = useState(() => addDays(assessCase.as_of, LATE_PAYMENT_DAYS));
  const isLater = v.is(Day, typedDay) && typedDay >= assessCase.as_of;
  const installments = openInstallments(result);
  const on = (day: string): AmountDue => computeAmountDue(installments, day, policy);
  const first = on(assessCase.as_of);
  const from = dayWritten(assessCase.as_of, locale);
  const billParams = { assessCase, policy, year: result.tax_year };
  const isNew = assessCase.application_type === 'NEW';
  return (
    <Section level={3} title={t('pay')} hint={t(isNew ? 'pay_new' : 'pay_hint')}>
      <Stack gap={6}>
        <DateField
          name="pay_day"
          label={t('pay_day')}
          value={typedDay}
          onChange={({ target }) => type(target.value)}
          error={isLater ? undefined : t('pay_earlier', { day: from })}
        />
        <Grid columns={2} gap={8}>
          <DayBill title={t('pay_first', { day: from })} due={first} {...billParams} />
          {isLater && (
            <Stack gap={3}>
              <DayBill
                title={t('pay_then', { day: dayWritten(typedDay, locale) })}
                due={on(typedDay)}
                {...billParams}
              />
              <ComparedTotals first={first.total} later={on(typedDay).total} day={from} />
            </Stack>
          )}
        </Grid>
      </Stack>
    </Section>
  );
}

function ComparedTotals({
  first,
  later,
  day,
}: {
  readonly first: Centavos;
  readonly later: Centavos;
  readonly day: string;
}) {
  const t = useWords();
  const surcharge = (later - first) as Centavos; // whole centavos less whole centavos
  return (
    <Text weight="bold">
      {surcharge > 0 ? t('pay_more', { more: formatPesos(surcharge), day }) : t('pay_same', { day })}
    </Text>
  );
}
