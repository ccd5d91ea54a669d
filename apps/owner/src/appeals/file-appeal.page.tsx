// Page on which the owner appeals a decision of an office.

import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import { type Appealable, fileAppeal, listCompanyAppeals } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, Button, DayText, Facts, Page, Row, Stack, TextArea } from '@ebpls/ui';
import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
} from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords, words } from './appeal.messages.ts';

/** Loads the decision that the address names, while it can be appealed. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Appealable | null> {
  const { company_code = '', against, reference } = params;
  const { appealable } = await callEndpoint(listCompanyAppeals, { params: { company_code }, signal: request.signal });
  return appealable.find((one) => one.against === against && one.reference === reference) ?? null;
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | Response> {
  const { company_code = '', against, reference } = params;
  const form = await request.formData();
  const checkedForm = checkForm(fileAppeal.body, { against, reference, reason: String(form.get('reason')) });
  if (checkedForm.fields) return { message: words('over'), fields: checkedForm.fields };
  const idempotency_key = String(form.get('key'));
  try {
    const { appeal_no } = await callEndpoint(fileAppeal, {
      params: { company_code },
      body: checkedForm.values,
      idempotency_key,
    });
    showNotice('done', words('success_filed'));
    return redirect(addresses.appeal(appeal_no));
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Shows the decision and its reason once more, and takes the owner's objection. */
export function Component() {
  const subject = useLoaderData<typeof loader>();
  const t = useWords();
  const { company_code = '' } = useParams();
  const refusedForm = useActionData<RefusedForm>();
  const { state } = useNavigation();
  const [key] = useState(createIdempotencyKey);
  const to = addresses.company(company_code);
  const breadcrumb = [{ label: company_code, to }, { label: t('title') }];
  if (subject === null)
    return (
      <Page title={t('file_title')} width="form" breadcrumb={breadcrumb}>
        <Blocker tone="muted" title={t('over')} action={<Button to={to}>{t('back')}</Button>}>
          {t('over_more')}
        </Blocker>
      </Page>
    );
  return (
    <Page title={t('file_title')} width="form" breadcrumb={breadcrumb}>
      <Stack gap={8}>
        <Blocker tone="warning" title={t('days', { count: subject.days_left })}>
          {t('lead')}
        </Blocker>
        <Facts
          items={[
            { label: t('title'), value: t(`against_${subject.against}`, { office: subject.office_name }) },
            { label: t('decided_on'), value: <DayText day={subject.contested_on} /> },
            { label: t('contested_reason'), value: subject.contested_reason, wide: true },
            { label: t('appeal_by'), value: <DayText day={subject.appeal_by} /> },
          ]}
        />
        <Form method="post" noValidate>
          <input type="hidden" name="key" value={key} />
          <Stack gap={4} align="stretch">
            <TextArea
              name="reason"
              label={t('reason')}
              help={t('reason_help')}
              rows={6}
              maxLength={5_000}
              error={refusedForm?.fields['reason']?.[0] ?? refusedForm?.message}
            />
            <Row>
              <Button type="submit" kind="primary" busy={state === 'submitting'}>
                {t('send')}
              </Button>
            </Row>
          </Stack>
        </Form>
      </Stack>
    </Page>
  );
}
