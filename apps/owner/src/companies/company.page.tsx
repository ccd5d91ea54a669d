// Page of one business: its state, permit, applications and the next act.

import { callEndpoint } from '@ebpls/api-client';
import {
  type Company,
  getCompany,
  listCompanyAssessments,
  listCompanySanctions,
  type SanctionRow,
} from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, joinFacts, NumberedText, Page, Row, Section, Stack, useLocale } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses, isAtCounter } from '../addresses.ts';
import { ForOwner } from '../shared/behalf/for-owner.tsx';
import { Applications } from './company-applications.tsx';
import { CompanyAbout } from './company-about.tsx';
import { useWords } from './company.messages.ts';
import { NextAct, findOwingApplication, formatFilingDay } from './next-act.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const requestInput = { params: { company_code }, signal: request.signal };
  const [company, { data: applications }] = await Promise.all([
    callEndpoint(getCompany, requestInput),
    callEndpoint(listCompanyAssessments, requestInput),
  ]);
  // Only the owner answers decisions against a business.
  const { data: sanctions } =
    company.on_behalf === undefined && company.state !== 'PROSPECT'
      ? await callEndpoint(listCompanySanctions, requestInput)
      : { data: [] };
  return { company, applications, sanctions };
}

export function Component() {
  const { company, applications, sanctions } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  useNudge('company', company.company_code);
  const { company_code, company_name, is_draft, can_request } = company;
  const name = company_name || t('unnamed');
  const locale = useLocale();
  // What is owed is the next act; an application that is possible besides it has its button at the list.
  const owes = findOwingApplication(company, applications) !== undefined;
  const canApply = owes && !is_draft && can_request.length > 0;

  return (
    <Page
      title={name}
      subtitle={<NumberedText>{joinFacts([company_code, ...company.lines, company.barangay_name])}</NumberedText>}
      status={
        <Row>
          <StatusBadge kind="business" status={company.standing} />
          <ForOwner of={company.on_behalf} />
        </Row>
      }
      breadcrumb={[{ label: t('title'), to: addresses.companies }, { label: name }]}
    >
      <Stack gap={8}>
        <OpenSanction newestSanction={sanctions[0]} />
        <NextAct company={company} applications={applications} />
        <OpenProof company={company} />
        <Section
          title={t('applications')}
          hint={canApply ? formatFilingDay(can_request, { t, locale }) : undefined}
          actions={
            canApply && (
              <Button size="desk" icon="plus" to={addresses.request(company_code)}>
                {formatRequest(can_request, t)}
              </Button>
            )
          }
        >
          <Applications rows={applications} />
        </Section>
        <CompanyAbout company={company} />
      </Stack>
    </Page>
  );
}

/** One possible request says its year, because the list above it has the permits of the years before. */
function formatRequest(requests: Company['can_request'], t: ReturnType<typeof useWords>): string {
  const [only, ...others] = requests;
  if (only === undefined || others.length > 0) return t('apply');
  return t(only.files_from === undefined ? 'apply_year' : 'prepare_for', { year: only.tax_year });
}

type EndedState = Extract<SanctionRow['state'], 'DISMISSED' | 'REINSTATED' | 'WITHDRAWN'>;

function isEnded(state: SanctionRow['state']): state is EndedState {
  return state === 'DISMISSED' || state === 'REINSTATED' || state === 'WITHDRAWN';
}

/** A case against the permit comes first on the record of a business. */
function OpenSanction({ newestSanction }: { readonly newestSanction: SanctionRow | undefined }) {
  const t = useWords();
  if (newestSanction === undefined) return null;
  const { sanction_no, state, ground } = newestSanction;
  if (isEnded(state)) return null;
  const isClosure = ground === 'NO_PERMIT' && state !== 'SUSPENDED' && state !== 'COMPLIED';
  return (
    <Blocker
      tone={state === 'SUSPENDED' || state === 'REVOKED' ? 'danger' : 'warning'}
      title={isClosure ? t(`closure_${state}`) : t(`sanction_${state}`)}
      action={
        <Button kind="primary" to={addresses.sanction(sanction_no)}>
          {t('sanction_open')}
        </Button>
      }
    />
  );
}

/** The proof of sales that the revenue code requires after the renewal; nothing where it requires none. */
function OpenProof({ company: { company_code, proof_of_sales } }: { readonly company: Company }) {
  const t = useWords();
  const locale = useLocale();
  if (proof_of_sales === undefined || isAtCounter()) return null;
  const { assessment_code, tax_year, state, proof, due_on } = proof_of_sales;
  const isPending = state === 'PENDING';
  return (
    <Blocker
      tone={isPending ? 'warning' : 'info'}
      title={
        isPending
          ? t('proof_pending', { year: tax_year, day: dayWritten(due_on, locale) })
          : t('proof_filed', { year: tax_year })
      }
      action={
        <Button kind={isPending ? 'primary' : 'secondary'} to={addresses.proof(assessment_code, company_code)}>
          {t(isPending ? 'proof_file' : 'proof_open')}
        </Button>
      }
    >
      {proof}
    </Blocker>
  );
}
