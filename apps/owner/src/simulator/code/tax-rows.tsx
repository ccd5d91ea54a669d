import type { Schedule, TaxRow } from '@ebpls/contracts';
import { formatPercent } from '@ebpls/rules';
import { formatPesos, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useSentence } from '../../shared/fields/field-sentences.ts';
import { useWords } from '../simulator.messages.ts';

/** Schedules of the business tax, one after the other. */
export function TaxRows({ rows }: { readonly rows: readonly TaxRow[] }) {
  const t = useWords();
  const locale = useLocale();
  return rows.map(({ category, name, ordinance_section, essential, schedule }) => (
    <Section key={category} level={3} title={name[locale]} hint={ordinance_section}>
      <Stack gap={3}>
        <Steps schedule={schedule} caption={name[locale]} />
        {essential && (
          <Text tone="muted" size="secondary">
            {t('tax_essential', { share: formatPercent(essential.share), section: essential.ordinance_section })}
          </Text>
        )}
      </Stack>
    </Section>
  ));
}

interface Step {
  readonly of: string;
  readonly tax: string;
}

type Brackets = Extract<Schedule, { kind: 'BRACKETS' }>;

function Steps({ schedule, caption }: { readonly schedule: Schedule; readonly caption: string }) {
  const t = useWords();
  const formatSentence = useSentence();
  switch (schedule.kind) {
    case 'BRACKETS':
      return <BracketTable schedule={schedule} caption={caption} />;
    case 'MARGINAL': {
      const { nothing_up_to, first, first_rate, rest_rate } = schedule;
      const parts = [
        t('nothing_up_to', { amount: formatPesos(nothing_up_to) }),
        t('first_part', { rate: formatPercent(first_rate), amount: formatPesos(first) }),
        t('rest_part', { rate: formatPercent(rest_rate) }),
      ];
      return <Text>{parts.join(' · ')}</Text>;
    }
    case 'FLAT':
      return <Text>{t('of_gross', { rate: formatPercent(schedule.rate) })}</Text>;
    case 'PER_UNIT':
      return (
        <Text>
          {t('each_unit', {
            amount: formatPesos(schedule.amount),
            unit: formatSentence(`explain.term.${schedule.unit}`),
          })}
        </Text>
      );
    case 'EXEMPT':
      return <Text>{t('exempt')}</Text>;
  }
}

function BracketTable({
  schedule: { brackets, above },
  caption,
}: {
  readonly schedule: Brackets;
  readonly caption: string;
}) {
  const t = useWords();
  const last = brackets.at(-1)?.below;
  const rate = formatPercent(above.rate);
  const top =
    above.at_least === undefined
      ? t('of_gross', { rate })
      : t('of_gross_least', { rate, amount: formatPesos(above.at_least) });
  const rows: Step[] = brackets.map(({ below, tax }) => ({
    of: t('below', { amount: formatPesos(below) }),
    tax: formatPesos(tax),
  }));
  const allRows = last === undefined ? rows : [...rows, { of: t('from', { amount: formatPesos(last) }), tax: top }];
  const columns: TableColumn<Step>[] = [
    { key: 'of', header: t('col_from'), cell: ({ of }) => of },
    { key: 'tax', header: t('col_tax'), align: 'end', cell: ({ tax }) => tax },
  ];
  return <Table caption={caption} columns={columns} rows={allRows} rowKey={({ of }) => of} density="compact" />;
}
