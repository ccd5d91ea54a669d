import { call } from '@ebpls/api-client';
import { ApplicationType, type Company, getCompany, getReference, startAssessment } from '@ebpls/contracts';
import { refusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, Page, RadioField, Stack } from '@ebpls/ui';
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
import { useWords } from './application-words.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [company, reference] = await Promise.all([
    call(getCompany, { params: { company_code }, signal: request.signal }),
    call(getReference, { signal: request.signal }),
  ]);
  return { company, years: yearsAt(reference.today, reference.tax_year) };
}

/** From October on the permit of the next year can be applied for as well. */
function yearsAt(today: string, tax_year: number): number[] {
  return today.slice(5, 7) >= '10' && today.startsWith(String(tax_year)) ? [tax_year, tax_year + 1] : [tax_year];
}

export async function action({ params, request }: ActionFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const typed = await request.formData();
  const kind = v.safeParse(ApplicationType, typed.get('application_type'));
  try {
    const { assessment_code } = await call(startAssessment, {
      params: { company_code },
      body: { application_type: kind.success ? kind.output : 'NEW', tax_year: Number(typed.get('tax_year')) },
    });
    return redirect(addresses.editApplication(assessment_code, company_code));
  } catch (error) {
    return refusedForm(error);
  }
}

export function Component() {
  const { company } = useLoaderData<typeof loader>();
  const t = useWords();
  const { company_code, company_name } = company;
  return (
    <Page
      title={t('request_title')}
      subtitle={t('request_lead', { name: company_name || company_code })}
      width="form"
      breadcrumb={[
        { label: company_name || company_code, to: addresses.company(company_code) },
        { label: t('request_title') },
      ]}
    >
      <Refusal />
      {isClosed(company) ? <Instead company={company} /> : <Choice />}
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

/** Why nothing can be chosen here, and where to go instead. */
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
      {t('request_nothing_more')}
    </Blocker>
  );
}

function Refusal() {
  const answer = useActionData<typeof action>();
  if (!answer || !('message' in answer)) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

function Choice() {
  const { company, years } = useLoaderData<typeof loader>();
  const t = useWords();
  const { state } = useNavigation();
  const kinds = company.can_request.map((kind) => ({
    value: kind,
    label: t(kind),
    ...((kind === 'NEW' || kind === 'RENEWAL') && { help: t(`${kind}_help`) }),
  }));
  return (
    <Form method="post">
      <Stack gap={8} align="start">
        <RadioField name="application_type" label={t('request_kind')} options={kinds} defaultValue={kinds[0]?.value} />
        <RadioField
          name="tax_year"
          label={t('request_year')}
          options={years.map((year) => ({ value: String(year), label: year }))}
          defaultValue={String(years[0])}
        />
        <Button type="submit" kind="primary" busy={state === 'submitting'}>
          {t('request_start')}
        </Button>
      </Stack>
    </Form>
  );
}
