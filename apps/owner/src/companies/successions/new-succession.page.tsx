// Page on which an heir claims a business under oath; the documents follow on the page of the claim.

import { callEndpoint } from '@ebpls/api-client';
import { fileSuccession, HEIR_RELATIONS, type HeirRelation } from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { Button, Page, SelectField, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { CheckField, DateField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, Form, redirect } from 'react-router';

import { addresses } from '../../addresses.ts';
import { FormRefusal, useClaimFields } from './refusal.tsx';
import { useWords } from './succession.messages.ts';

export async function action({ request }: ActionFunctionArgs): Promise<Response | RefusedForm> {
  const form = await request.formData();
  const getText = (name: string): string => String(form.get(name) ?? '');
  try {
    // The server reports missing values at their fields.
    const { succession_no } = await callEndpoint(fileSuccession, {
      body: {
        permit_no: getText('permit_no'),
        deceased_name: getText('deceased_name'),
        relation: getText('relation') as HeirRelation,
        died_on: getText('died_on'),
        statement: getText('statement'),
        signed_name: getText('signed_name'),
        agrees: (form.get('agrees') !== null) as true,
      },
    });
    return redirect(addresses.succession(succession_no));
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Oath of an heir; the papers follow on the page of the claim. */
export function Component() {
  const t = useWords();
  const { getField } = useClaimFields();
  return (
    <Page
      title={t('new_title')}
      width="form"
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: t('breadcrumb'), to: addresses.successions },
        { label: t('file') },
      ]}
    >
      <Form method="post" noValidate>
        <Stack gap={6}>
          <Text reading>{t('new_lead')}</Text>
          <FormRefusal />
          <TextField label={t('permit_no')} help={t('permit_help')} {...getField('permit_no')} />
          <TextField label={t('deceased_name')} help={t('deceased_help')} {...getField('deceased_name')} />
          <SelectField
            label={t('relation')}
            placeholder={t('choose')}
            options={HEIR_RELATIONS.map((value) => ({ value, label: t(value) }))}
            {...getField('relation')}
          />
          <DateField label={t('died_on')} {...getField('died_on')} />
          <TextArea label={t('statement')} help={t('statement_help')} rows={5} {...getField('statement')} />
          <TextField label={t('signed_name')} {...getField('signed_name')} />
          <CheckField label={t('agrees')} {...getField('agrees')} />
          <div>
            <Button type="submit" kind="primary">
              {t('send')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Page>
  );
}
