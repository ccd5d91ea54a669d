import { type AssessCase, type AssessResult, PAYMENT_MODES, type PaymentMode } from '@ebpls/contracts';
import { assessCase, type Rules } from '@ebpls/rules';
import { dayWritten, Pesos, formatPesos, Section, Text, TextLink, useLocale } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from '../simulator.messages.ts';

interface ModesProps {
  readonly assessCase: AssessCase;
  readonly rules: Rules;
  readonly onMode: (mode: PaymentMode) => void;
}

interface Way {
  readonly mode: PaymentMode;
  readonly result: AssessResult;
  readonly as_of: string;
  readonly isShown: boolean;
  readonly onMode: ModesProps['onMode'];
}

/** Comparison of the modes of payment: the same year paid once, twice or every quarter. */
export function Modes({ assessCase: baseCase, rules, onMode }: ModesProps) {
  const t = useWords();
  const locale = useLocale();
  const ways = PAYMENT_MODES.map((mode): Way => ({
    mode,
    result: assessCase({ ...baseCase, payment_mode: mode }, rules),
    as_of: baseCase.as_of,
    isShown: mode === baseCase.payment_mode,
    onMode,
  }));
  const columns: TableColumn<Way>[] = [
    { key: 'mode', header: t('mode_col'), cell: renderName },
    { key: 'now', header: t('mode_now', { day: dayWritten(baseCase.as_of, locale) }), align: 'end', cell: renderNow },
    { key: 'then', header: t('mode_then'), align: 'end', cell: renderLater },
    { key: 'total', header: t('mode_total'), align: 'end', cell: renderTotal },
  ];
  return (
    <Section level={3} title={t('modes')} hint={t('modes_hint')}>
      <Table
        caption={t('modes')}
        columns={columns}
        rows={ways}
        rowKey={({ mode }) => mode}
        selected={({ isShown }) => isShown}
      />
    </Section>
  );
}

const renderName = (way: Way) => <Name way={way} />;
const renderNow = ({ result }: Way) => <Pesos amount={result.due_now} strong />;
const renderLater = (way: Way) => <Later way={way} />;
const renderTotal = ({ result }: Way) => <Pesos amount={result.totals.total} />;

function Name({ way: { mode, isShown, onMode } }: { readonly way: Way }) {
  const t = useWords();
  if (isShown)
    return (
      <Text as="strong" size="secondary">
        {t(mode)} · {t('mode_chosen')}
      </Text>
    );
  return <TextLink onClick={() => onMode(mode)}>{t(mode)}</TextLink>;
}

/** Parts whose quarter has not begun. */
function Later({ way: { result, as_of } }: { readonly way: Way }) {
  const t = useWords();
  const locale = useLocale();
  const laterInstallments = result.installments.filter(({ status, due }) => status === 'NOT_DUE' && due > as_of);
  if (laterInstallments.length === 0) return '–';
  return laterInstallments.map(({ no, total, due }) => (
    <div key={no}>{t('mode_part', { amount: formatPesos(total), day: dayWritten(due, locale, { year: false }) })}</div>
  ));
}
