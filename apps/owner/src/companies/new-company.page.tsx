// Page on which the owner starts the registration of a business, or continues a draft.

import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import { type CompanyRow, createCompany, listMyCompanies, ORG_TYPES } from '@ebpls/contracts';
import { Button, isNarrow, MomentText, Page, Row, RowItem, Rows, Section, Stack } from '@ebpls/ui';
import { CheckField, RadioField } from '@ebpls/ui/forms';
import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';

import { addresses } from '../addresses.ts';
import { fillOrganization, fillRegistration, findOwnEstimate, removeOwnEstimate } from '../shared/own-estimate.ts';
import { useWords } from './company.messages.ts';
import { useWords as useBusinessWords } from './form/form.messages.ts';
import { listOrganizations } from './form/organizations.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(listMyCompanies, { query: { limit: '100' }, signal: request.signal });
}

/** The button starts a draft, not the opening of the address, so that a reload starts nothing twice. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const { company_code } = await callEndpoint(createCompany, { body: {}, idempotency_key: String(form.get('key')) });
  const org_type = ORG_TYPES.find((one) => one === form.get('org_type'));
  if (form.get('fill') === 'on') await fillRegistration(company_code, org_type);
  else {
    removeOwnEstimate();
    await fillOrganization(company_code, org_type);
  }
  // On a phone the question has the first screen of the form for itself; it is answered already.
  return redirect(addresses.editCompany(company_code, 'identity', org_type !== undefined && isNarrow() ? 2 : 1));
}

export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  const [key] = useState(createIdempotencyKey);
  const { state } = useNavigation();
  const drafts = data.filter(({ is_draft }) => is_draft);
  const [estimate] = useState(findOwnEstimate);
  const b = useBusinessWords();

  return (
    <Page
      title={t('new_title')}
      subtitle={t('new_lead')}
      width="form"
      breadcrumb={[{ label: t('title'), to: addresses.companies }, { label: t('new_title') }]}
    >
      <Stack gap={8}>
        <Section title={t('new_need')}>
          <Stack as="ul" gap={2}>
            {(['need_1', 'need_2', 'need_3', 'need_4'] as const).map((need) => (
              <li key={need}>{t(need)}</li>
            ))}
          </Stack>
        </Section>
        <Form method="post">
          <Stack gap={6}>
            <input type="hidden" name="key" value={key} />
            <RadioField
              name="org_type"
              label={b('org_type')}
              options={listOrganizations(b)}
              defaultValue={estimate?.org_type}
            />
            {estimate && <CheckField name="fill" label={t('new_fill')} help={t('new_fill_help')} defaultChecked />}
            <Row>
              <Button type="submit" kind="primary" size="big" busy={state === 'submitting'}>
                {t('start')}
              </Button>
            </Row>
          </Stack>
        </Form>
        {drafts.length > 0 && <Drafts drafts={drafts} />}
      </Stack>
    </Page>
  );
}

function Drafts({ drafts }: { readonly drafts: readonly CompanyRow[] }) {
  const t = useWords();
  return (
    <Section title={t('drafts')}>
      <Rows>
        {drafts.map(({ company_code, company_name, updated_at }) => (
          <RowItem
            key={company_code}
            title={company_name || t('unnamed')}
            to={addresses.editCompany(company_code)}
            note={company_code}
            end={<MomentText at={updated_at} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
