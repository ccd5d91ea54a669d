// Page on which the owner renews an unchanged business in one step.

import { callEndpoint } from '@ebpls/api-client';
import { getAssessment, getCompany, getReference, getRenewal, renewAtOnce } from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { addresses, isAtCounter } from '../../addresses.ts';
import { RenewalPage } from './renewal-page.tsx';
import { hasOtherFigures, type RenewalCase, type SentRenewal } from './unchanged-renewal.ts';

/** Loads a renewal of an unchanged business; one with changes, or one that was filed, is redirected to its own page. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<RenewalCase | Response> {
  const { company_code = '', assessment_code = '' } = params;
  const { signal } = request;
  const [assessment, company, reference, { renewal }] = await Promise.all([
    callEndpoint(getAssessment, { params: { assessment_code }, signal }),
    callEndpoint(getCompany, { params: { company_code }, signal }),
    callEndpoint(getReference, { signal }),
    callEndpoint(getRenewal, { params: { assessment_code }, signal }),
  ]);
  if (assessment.state !== 'DRAFT') return redirect(addresses.record(assessment_code, company_code));
  if (!renewal?.is_unchanged || hasOtherFigures(assessment, renewal))
    return redirect(addresses.editApplication(assessment_code, company_code));
  return { assessment, reference, renewal, brgycode: company.brgycode ?? '0' };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<Response | RefusedForm> {
  const { company_code = '', assessment_code = '' } = params;
  const { declaration, filed } = (await request.json()) as SentRenewal; // our own form wrote it; the server checks it
  try {
    const answer = await callEndpoint(renewAtOnce, { params: { assessment_code }, body: declaration });
    if (answer.state === 'SUBMITTED') return redirect(filed);
    // There is no payment at the counter: the record has the bill.
    return redirect((isAtCounter() ? addresses.record : addresses.due)(answer.assessment_code, company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  return <RenewalPage filing={useLoaderData<RenewalCase>()} />;
}
