import { callEndpoint } from '@ebpls/api-client';
import { objectToSuccession } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { Button, Page, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { type ActionFunctionArgs, Form, redirect } from 'react-router';

import { addresses } from '../../addresses.ts';
import { FormRefusal, useClaimFields } from './refusal.tsx';
import { useWords, words } from './succession.messages.ts';

export async function action({ request }: ActionFunctionArgs): Promise<Response | RefusedForm> {
  const form = await request.formData();
  try {
    await callEndpoint(objectToSuccession, {
      body: { permit_no: String(form.get('permit_no') ?? ''), reason: String(form.get('reason') ?? '') },
    });
    showNotice('done', words('objected_now'));
    return redirect(addresses.successions);
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page on which another heir objects to a claim; the heir has no notice and names the permit number. */
export function Component() {
  const t = useWords();
  const { getField } = useClaimFields();
  return (
    <Page
      title={t('object_title')}
      width="form"
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: t('breadcrumb'), to: addresses.successions },
        { label: t('object') },
      ]}
    >
      <Form method="post" noValidate>
        <Stack gap={6}>
          <Text reading>{t('object_lead')}</Text>
          <FormRefusal />
          <TextField label={t('permit_no')} help={t('permit_help')} {...getField('permit_no')} />
          <TextArea label={t('why')} rows={4} {...getField('reason')} />
          <div>
            <Button type="submit" kind="primary">
              {t('send_objection')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Page>
  );
}
