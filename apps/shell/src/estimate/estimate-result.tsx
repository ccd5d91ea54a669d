import type { EstimatedLine, PermitEstimate, PermitEstimateFigures } from '@ebpls/contracts';
import { useVisitorKind } from '@ebpls/remote-kit';
import { saveEstimatedFigures } from '@ebpls/remote-kit/estimate';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import {
  Button,
  dayWritten,
  Facts,
  formatPesos,
  Remark,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
  useLocale,
} from '@ebpls/ui';
import { Bill, BillLine, BillTotal, ExplainedReason } from '@ebpls/ui/records';

import { useWords } from './public-estimate.messages.ts';

const NEW_COMPANY = '/app/management/companies/create';
const COMPANIES = '/app/management/companies';

/** Moves the focus to a new estimate; the page gives each its own key. */
const focusOnce = (top: HTMLDivElement | null): void => top?.focus();

interface ResultProps {
  readonly estimate: PermitEstimate;
  readonly figures: PermitEstimateFigures;
}

/** The estimated bill with the explanation of every line, the way to register, the documents and the offices. */
export function EstimateResult({ estimate, figures }: ResultProps) {
  const t = useEstimateWords();
  return (
    <div ref={focusOnce} tabIndex={-1}>
      <Section title={t('result', { year: estimate.tax_year })}>
        <Stack gap={6}>
          {estimate.warnings.map((warning) => (
            <Remark key={warning} tone="warning" icon="alert">
              {warning}
            </Remark>
          ))}
          <EstimatedBill estimate={estimate} />
          <NextStep figures={figures} />
          <Requirements estimate={estimate} />
          <Clearances estimate={estimate} />
        </Stack>
      </Section>
    </div>
  );
}

function EstimatedBill({ estimate }: Pick<ResultProps, 'estimate'>) {
  const t = useEstimateWords();
  const p = useWords();
  const locale = useLocale();
  const { lines, total, due_now, tax_year, ordinance } = estimate;
  return (
    <Stack gap={3}>
      <Bill label={t('bill')}>
        {lines.map((line) => (
          <BillLine key={line.code} name={line.name} amount={line.amount} reason={<Reason line={line} />} />
        ))}
        <BillTotal
          label={t('total', { year: tax_year })}
          amount={total}
          hint={due_now !== total && p('due_now', { amount: formatPesos(due_now) })}
        />
      </Bill>
      <Text tone="muted" size="secondary">
        {t('code', { title: ordinance.title, day: dayWritten(ordinance.effective_on, locale) })}
      </Text>
    </Stack>
  );
}

function Reason({ line: { reason, agency, steps, ordinance_section } }: { readonly line: EstimatedLine }) {
  const t = useEstimateWords();
  const sentence = agency === 'BARANGAY' || agency === 'BFP' ? `${reason} ${t(agency)}` : reason;
  return (
    <ExplainedReason reason={sentence} more={t('how')} less={t('how_less')}>
      <Facts
        items={[
          {
            label: t('steps'),
            value: (
              <Stack gap={1}>
                {steps.map((step) => (
                  <Text as="div" size="secondary" key={step}>
                    {step}
                  </Text>
                ))}
              </Stack>
            ),
          },
          { label: t('section'), value: ordinance_section },
        ]}
      />
    </ExplainedReason>
  );
}

function Requirements({ estimate: { requirements } }: Pick<ResultProps, 'estimate'>) {
  const t = useWords();
  return (
    <Section level={3} title={t('documents')}>
      {requirements.length === 0 && <Text tone="muted">{t('no_documents')}</Text>}
      <Rows label={t('documents')}>
        {requirements.map(({ code, name, is_mandatory, checked_by }) => (
          <RowItem
            key={code}
            title={name}
            note={[
              !is_mandatory && t('optional'),
              checked_by.length > 0 && t('checked_by', { offices: checked_by.join(', ') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Rows>
    </Section>
  );
}

function Clearances({ estimate: { clearances } }: Pick<ResultProps, 'estimate'>) {
  const t = useWords();
  return (
    <Section level={3} title={t('offices')} hint={t('offices_hint')}>
      <Rows label={t('offices')}>
        {clearances.map(({ office, title, issues, reason }) => (
          <RowItem key={office} title={title} note={`${issues} · ${reason}`} />
        ))}
      </Rows>
    </Section>
  );
}

/** The typed figures go along: nothing is typed twice. */
function NextStep({ figures }: Pick<ResultProps, 'figures'>) {
  const t = useWords();
  const isSignedIn = useVisitorKind() !== undefined;
  if (figures.application_type === 'RENEWAL')
    return (
      <Button kind="primary" to={isSignedIn ? COMPANIES : `/login?next=${encodeURIComponent(COMPANIES)}`}>
        {t(isSignedIn ? 'your_businesses' : 'renew')}
      </Button>
    );
  return (
    <Stack gap={2}>
      <Button kind="primary" to={isSignedIn ? NEW_COMPANY : '/register'} onClick={() => saveEstimatedFigures(figures)}>
        {t('register')}
      </Button>
      <Text tone="muted" size="secondary">
        {t('register_note')}
      </Text>
    </Stack>
  );
}
