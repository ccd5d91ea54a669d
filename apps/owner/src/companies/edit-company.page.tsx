// Page on which the registration of a business is filled in or changed, step by step.

import { callEndpoint } from '@ebpls/api-client';
import { discardCompany, getCompany, getReference, registerCompany } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useSession } from '@ebpls/remote-kit';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';

import { addresses } from '../addresses.ts';
import { words } from './form/form.messages.ts';
import { LockedForm } from './form/locked-form.tsx';
import { BusinessSteps } from './form/business-steps.tsx';
import { REGISTERED_PARAMETER } from '../shared/registration/registered.tsx';
import { words as registrationWords } from '../shared/registration/registration.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [company, reference] = await Promise.all([
    callEndpoint(getCompany, { params: { company_code }, signal: request.signal }),
    callEndpoint(getReference, { signal: request.signal }),
  ]);
  return { company, reference };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<Response | RefusedForm> {
  const company_code = params['company_code'] ?? '';
  const form = await request.formData();
  const act = form.get('act');
  try {
    if (act === 'discard') return await discard(company_code);
    const { has_similar } = await callEndpoint(registerCompany, {
      params: { company_code },
      query: { draft_revision: String(form.get('draft_revision')) },
    });
    const company = await callEndpoint(getCompany, { params: { company_code } });
    // A first permit is the next act of a new business, and its only one.
    const isNew = company.state === 'PROSPECT' && company.applications.length === 0 && company.can_request.length > 0;
    if (isNew) {
      const result = new URLSearchParams({ [REGISTERED_PARAMETER]: has_similar ? 'similar' : 'yes' });
      return redirect(`${addresses.request(company_code)}?${result}`);
    }
    if (company.state !== 'PROSPECT') showNotice('done', words('details_saved', { name: company.company_name }));
    if (has_similar) showNotice('news', registrationWords('similar'));
    return redirect(addresses.company(company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

async function discard(company_code: string): Promise<Response> {
  await callEndpoint(discardCompany, { params: { company_code } });
  showNotice('done', words('discarded'));
  return redirect(addresses.companies);
}

/** The steps are one page: moving between them loads nothing from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export function Component() {
  const { company, reference } = useLoaderData<typeof loader>();
  const owner = useSession((session) => session.user);
  if (!company.is_editable) return <LockedForm company={company} />;
  return (
    <BusinessSteps
      key={company.company_code}
      company={company}
      reference={reference}
      owner={company.on_behalf === undefined ? owner : undefined}
    />
  );
}
