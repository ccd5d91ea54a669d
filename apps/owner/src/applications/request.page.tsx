// Page that starts a new application of a business, by type and year.

import { callEndpoint } from '@ebpls/api-client';
import { ApplicationType, type Company, getCompany, startAssessment } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, Page, Stack, Text, useLocale } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { Registered } from '../shared/registration/registered.tsx';
import { ForOwner } from '../shared/behalf/for-owner.tsx';
import { fillDeclaration } from '../shared/own-estimate.ts';
import { useWords } from './application.messages.ts';
import { useWords as useYearWords } from './form/back-years.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getCompany, { params: { company_code: params['company_code'] ?? '' }, signal: request.signal });
}

export async function action({ params, request }: ActionFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [kind, year] = String((await request.formData()).get('request')).split(' ');
  const application_type = v.parse(ApplicationType, kind);
  try {
    const { assessment_code } = await callEndpoint(startAssessment, {
      params: { company_code },
      body: { application_type, tax_year: Number(year) },
    });
    if (application_type === 'NEW') await fillDeclaration(assessment_code, company_code);
    // The page of an unchanged renewal leads to the full form where it does not apply.
    const open = application_type === 'RENEWAL' ? addresses.renew : addresses.editApplication;
    return redirect(open(assessment_code, company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const company = useLoaderData<typeof loader>();
  const t = useWords();
  const { company_code, company_name } = company;
  return (
    <Page
      title={t('request_title')}
      subtitle={t('request_lead', { name: company_name || company_code })}
      status={<ForOwner of={company.on_behalf} />}
      width="form"
      breadcrumb={[
        { label: company_name || company_code, to: addresses.company(company_code) },
        { label: t('request_title') },
      ]}
    >
      <Stack gap={6}>
        <Registered company={company} />
        <RequestRefusal />
        {isClosed(company) ? <Instead company={company} /> : <Choice requests={company.can_request} />}
      </Stack>
    </Page>
  );
}

const OPEN_DRAFTS = ['DRAFT', 'RETURNED'] as const;

function openDraft({ applications }: Company) {
  return applications.find(({ state }) => OPEN_DRAFTS.some((open) => open === state));
}

function isClosed(company: Company): boolean {
  return company.is_draft || company.can_request.length === 0 || openDraft(company) !== undefined;
}

/** Explains why no request is possible here, and where to go instead. */
function Instead({ company }: { readonly company: Company }) {
  const t = useWords();
  const { company_code } = company;
  const open = openDraft(company);
  if (company.is_draft) {
    return (
      <Blocker
        tone="warning"
        title={t('request_draft')}
        action={
          <Button kind="primary" to={addresses.editCompany(company_code)}>
            {t('request_finish')}
          </Button>
        }
      >
        {t('request_draft_more')}
      </Blocker>
    );
  }
  if (open) {
    return (
      <Blocker
        tone="warning"
        title={t('request_open')}
        action={
          <Button kind="primary" to={addresses.editApplication(open.assessment_code, company_code)}>
            {t('request_continue')}
          </Button>
        }
      >
        {t('request_open_more')}
      </Blocker>
    );
  }
  return (
    <Blocker
      tone="muted"
      title={t('request_nothing')}
      action={<Button to={addresses.company(company_code)}>{t('holdings')}</Button>}
    >
      {company.cannot_request ?? t('request_nothing_more')}
    </Blocker>
  );
}

function RequestRefusal() {
  const answer = useActionData<typeof action>();
  if (!answer || !('message' in answer)) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

/** The server lists the possible requests; a single one is shown as a sentence without a choice. */
function Choice({ requests }: { readonly requests: Company['can_request'] }) {
  const t = useWords();
  const { state } = useNavigation();
  const getHelp = useRequestHelp();
  const options = requests.map((request) => ({
    value: `${request.application_type} ${request.tax_year}`,
    label: t('kind_and_year', { kind: t(request.application_type), year: request.tax_year }),
    help: getHelp(request),
  }));
  const [first] = options;
  return (
    <Form method="post">
      <Stack gap={8} align="start">
        {options.length > 1 && (
          <RadioField name="request" label={t('request_kind')} options={options} defaultValue={first?.value} />
        )}
        {options.length === 1 && <Only value={first?.value} label={first?.label} help={first?.help} />}
        <Button type="submit" kind="primary" busy={state === 'submitting'}>
          {t('request_start')}
        </Button>
      </Stack>
    </Form>
  );
}

type CompanyRequest = Company['can_request'][number];

/** Explains a choice: the kind of permit, its days, the years billed besides its own, and when it may be filed. */
function useRequestHelp(): (request: CompanyRequest) => string {
  const t = useWords();
  const y = useYearWords();
  const locale = useLocale();
  const formatTerm = useTermSentences();
  return ({ application_type, tax_year, back_years = [], files_from, permit_term }) =>
    [
      (application_type === 'NEW' || application_type === 'RENEWAL') &&
        t(`${application_type}_help`, { year: tax_year }),
      permit_term && formatTerm(permit_term),
      back_years.length > 0 && y('billed_with', { count: back_years.length, years: back_years.join(', ') }),
      files_from !== undefined && y('files_from', { day: dayWritten(files_from, locale) }),
    ]
      .filter(Boolean)
      .join(' ');
}

const FEW_DAYS = 120; // From here on the days left of a year are counted: a permit of September or later.

/** Says until when a permit is valid, and when the owner pays again. */
function useTermSentences(): (term: NonNullable<CompanyRequest['permit_term']>) => string {
  const y = useYearWords();
  const locale = useLocale();
  return ({ valid_from, valid_until, days_left, renews_from, renews_until }) => {
    const until = dayWritten(valid_until, locale);
    const validNow = days_left > FEW_DAYS ? y('valid_until', { until }) : y('valid_days', { until, count: days_left });
    const valid = valid_from ? y('valid_later', { from: dayWritten(valid_from, locale), until }) : validNow;
    const days = { from: dayWritten(renews_from, locale, { year: false }), until: dayWritten(renews_until, locale) };
    return `${valid} ${y('renews', days)}`;
  };
}

function Only({
  value,
  label,
  help,
}: {
  readonly value: string | undefined;
  readonly label: string | undefined;
  readonly help: string | undefined;
}) {
  const t = useWords();
  return (
    <Stack gap={1}>
      <input type="hidden" name="request" value={value} />
      <Text weight="bold">{t('request_only', { what: label ?? '' })}</Text>
      {help && <Text tone="muted">{help}</Text>}
    </Stack>
  );
}
