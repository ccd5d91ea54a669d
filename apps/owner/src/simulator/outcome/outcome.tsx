import type {
  AssessCase,
  AssessedLine,
  AssessResult,
  PaymentMode,
  RevenueCode,
  AssessedTotals,
  Centavos,
  LatePolicy,
  SentenceParams,
} from '@ebpls/contracts';
import { assessCase, listLateAdditions } from '@ebpls/rules';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { dayWritten, Remark, Section, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';

import { addresses } from '../../addresses.ts';
import { LineExplanation } from '../../shared/lines/line-explanation.tsx';
import { useSentence } from '../../shared/fields/field-sentences.ts';
import { toRules } from '../simulator-figures.ts';
import { useWords } from '../simulator.messages.ts';
import { Modes } from './modes.tsx';
import { YearParts } from './parts.tsx';
import { PayDays } from './pay-days.tsx';

interface OutcomeProps {
  readonly assessCase: AssessCase;
  readonly code: RevenueCode;
  readonly onMode: (mode: PaymentMode) => void;
}

/** Result of the tax simulator: every line explained, the modes of payment, the days, and the costs of waiting. */
export function SimulatorOutcome({ assessCase: baseCase, code, onMode }: OutcomeProps) {
  const t = useEstimateWords();
  const rules = toRules(code);
  const result = assessCase(baseCase, rules);
  const formatSentence = useSentence();
  return (
    <Section title={t('result', { year: baseCase.tax_year })}>
      <Stack gap={8}>
        {result.warnings.map(({ message_key, params }) => (
          <Remark key={`${message_key} ${JSON.stringify(params)}`} tone="warning" icon="alert">
            {formatSentence(message_key, params)}
          </Remark>
        ))}
        <OutcomeLines result={result} code={code} />
        {baseCase.application_type !== 'NEW' && <Modes assessCase={baseCase} rules={rules} onMode={onMode} />}
        <YearParts result={result} assessCase={baseCase} />
        <PayDays
          key={`${baseCase.as_of} ${baseCase.application_type}`}
          result={result}
          assessCase={baseCase}
          policy={rules.ordinance.late}
        />
      </Stack>
    </Section>
  );
}

function OutcomeLines({ result, code: { ordinance } }: { readonly result: AssessResult; readonly code: RevenueCode }) {
  const t = useWords();
  const e = useEstimateWords();
  const formatSentence = useSentence();
  const locale = useLocale();
  const { lines, totals, tax_year, scale } = result;
  return (
    <Stack gap={3}>
      <Bill label={e('bill')}>
        {lines.map((line) => (
          <OutcomeLine key={line.code} line={line} />
        ))}
        {listLateLines(totals, ordinance.late).map(({ code, amount, name, reason, params }) => (
          <BillLine key={code} name={formatSentence(name)} amount={amount} reason={formatSentence(reason, params)} />
        ))}
        <BillTotal label={e('total', { year: tax_year })} amount={totals.total} />
      </Bill>
      <Text tone="muted" size="secondary">
        {t('scale', { scale: t(scale as 'micro') })}{' '}
        {e('code', { title: ordinance.title[locale], day: dayWritten(ordinance.effective_on, locale) })}{' '}
        <TextLink to={addresses.revenueCode(ordinance.version)}>{t('code_read')}</TextLink>
      </Text>
    </Stack>
  );
}

function OutcomeLine({ line }: { readonly line: AssessedLine }) {
  const t = useEstimateWords();
  const formatSentence = useSentence();
  const locale = useLocale();
  const { name, name_fil, amount, basis, agency, ordinance_section } = line;
  const goes = agency === 'BARANGAY' || agency === 'BFP' ? ` ${t(agency)}` : '';
  return (
    <BillLine
      name={locale === 'fil' ? name_fil : name}
      amount={amount}
      reason={
        <LineExplanation
          reason={`${formatSentence(basis.message_key, basis.params)}${goes}`}
          {...{ basis, ordinance_section, amount }}
        />
      }
    />
  );
}

interface LateLine {
  readonly code: 'surcharge' | 'interest';
  readonly amount: Centavos;
  readonly name: string;
  readonly reason: string;
  readonly params: SentenceParams;
}

/**
 * Returns the surcharge and interest of a year as a whole, separate from its lines, so that each line equals its
 * sentence.
 */
function listLateLines(totals: AssessedTotals, latePolicy: LatePolicy): LateLine[] {
  return listLateAdditions(totals, latePolicy).map(({ kind, amount, rate }) => ({
    code: kind,
    amount,
    name: `estimate.${kind}`,
    reason: `estimate.${kind}_reason`,
    params: { rate },
  }));
}
