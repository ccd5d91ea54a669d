// The next act of a business: apply, pay, renew or wait.

import type { AssessmentRow, Company } from '@ebpls/contracts';
import { Blocker, Button, dayWritten, formatPesos, type Locale, useLocale } from '@ebpls/ui';
import { Form, useNavigation } from 'react-router';

import { addresses, isAtCounter } from '../addresses.ts';
import { WithSignal } from '../shared/amount-offline.tsx';
import { useWords } from './company.messages.ts';

/** The next act depends on the amount due, which is unknown offline. */
export function NextAct(props: NextActProps) {
  if (props.company.is_draft) return <NextActLink {...props} />;
  return (
    <WithSignal>
      <NextActLink {...props} />
    </WithSignal>
  );
}

interface NextActProps {
  readonly company: Company;
  readonly applications: readonly AssessmentRow[];
}

function NextActLink({ company, applications }: NextActProps) {
  const t = useWords();
  const { company_code, due_now } = company;
  if (company.is_draft) {
    return (
      <Blocker
        tone="warning"
        title={t('unfinished')}
        action={
          <Button kind="primary" to={addresses.editCompany(company_code)}>
            {t('finish')}
          </Button>
        }
      >
        {t('unfinished_more')}
      </Blocker>
    );
  }
  const owingApplication = findOwingApplication(company, applications);
  if (!owingApplication) return <Apply company={company} />;
  const amount = formatPesos(due_now);
  return (
    <Blocker
      tone="warning"
      title={t('owed', { amount })}
      action={
        <Button
          kind="primary"
          to={(isAtCounter() ? addresses.record : addresses.due)(owingApplication.assessment_code, company_code)}
        >
          {mayPay(company) ? t('pay', { amount }) : t('see_due')}
        </Button>
      }
    >
      {t('owed_more')}
    </Blocker>
  );
}

/** Everybody on the owner's side sees the amount due; a delegate pays it when their scope includes it. */
function mayPay({ on_behalf }: Company): boolean {
  return on_behalf === undefined || on_behalf.scope.includes('PAY');
}

/** Returns the application whose bill has an amount due today. */
export function findOwingApplication(
  { due_now }: Company,
  applications: readonly AssessmentRow[],
): AssessmentRow | undefined {
  if (due_now <= 0) return undefined;
  return (
    applications.find(({ state }) => state === 'FOR_PAYMENT') ??
    applications.find(({ state }) => state === 'ISSUED' || state === 'PAID')
  );
}

/** Shown when nothing is due: the application that was begun, or a possible one. */
function Apply({ company: { company_code, applications, can_request } }: { readonly company: Company }) {
  const t = useWords();
  const locale = useLocale();
  const begunApplication = applications.find(({ state }) => state === 'DRAFT' || state === 'RETURNED');
  const [next] = can_request;
  if (begunApplication) {
    const year = begunApplication.tax_year;
    // The short page leads to the full form where something changed.
    const is_short = begunApplication.state === 'DRAFT' && begunApplication.application_type === 'RENEWAL';
    const open = is_short ? addresses.renew : addresses.editApplication;
    const title = t(begunApplication.state === 'DRAFT' ? 'step_draft' : 'step_returned', { year });
    return (
      <Blocker
        tone="warning"
        title={title}
        action={
          <Button kind="primary" to={open(begunApplication.assessment_code, company_code)}>
            {t('go_on')}
          </Button>
        }
      >
        {t('go_on_more')}
      </Blocker>
    );
  }
  if (!next) return null;
  return (
    <Blocker
      tone={next.application_type === 'NEW' ? 'success' : 'info'}
      title={t(getNextTitle(next), { year: next.tax_year })}
      action={<Start company_code={company_code} requests={can_request} />}
    >
      {formatFilingDay([next], { t, locale }) ?? t('next_more')}
    </Blocker>
  );
}

type CompanyRequest = Company['can_request'][number];

function getNextTitle({ application_type, files_from }: CompanyRequest) {
  if (application_type === 'NEW') return 'next_new';
  return files_from === undefined ? 'next_renewal' : 'next_prepare';
}

interface TextContext {
  readonly t: ReturnType<typeof useWords>;
  readonly locale: Locale;
}

/** When the only possible application may be submitted; undefined where it may be today, and where there is a choice. */
export function formatFilingDay(
  [only, ...others]: readonly CompanyRequest[],
  { t, locale }: TextContext,
): string | undefined {
  if (only?.files_from === undefined || others.length > 0) return undefined;
  return t('files_from', { year: only.tax_year, day: dayWritten(only.files_from, locale) });
}

/** A renewal as the only possible request starts here; a choice has a page of its own. */
function Start({
  company_code,
  requests,
}: {
  readonly company_code: string;
  readonly requests: Company['can_request'];
}) {
  const t = useWords();
  const { state } = useNavigation();
  const [only, ...others] = requests;
  if (only?.application_type !== 'RENEWAL' || others.length > 0) {
    return (
      <Button kind="primary" to={addresses.request(company_code)}>
        {t('apply')}
      </Button>
    );
  }
  return (
    <Form method="post" action={addresses.request(company_code)}>
      <input type="hidden" name="request" value={`${only.application_type} ${only.tax_year}`} />
      <Button type="submit" kind="primary" busy={state === 'submitting'}>
        {t(only.files_from === undefined ? 'renew_for' : 'prepare_for', { year: only.tax_year })}
      </Button>
    </Form>
  );
}
