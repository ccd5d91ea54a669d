// Page on which an heir claims a business under oath; the documents follow on the page of the claim.

import { callEndpoint } from '@ebpls/api-client';
import { fileSuccession, HEIR_RELATIONS, type HeirRelation } from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { Button, Page, SelectField, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { CheckField, DateField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, Form, redirect } from 'react-router';

import { addresses } from '../../addresses.ts';
import { FormRefusal, useError } from './refusal.tsx';
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
  const getError = useError();
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
          <TextField name="permit_no" label={t('permit_no')} help={t('permit_help')} {...getError('permit_no')} />
          <TextField
            name="deceased_name"
            label={t('deceased_name')}
            help={t('deceased_help')}
            {...getError('deceased_name')}
          />
          <SelectField
            name="relation"
            label={t('relation')}
            placeholder={t('choose')}
            options={HEIR_RELATIONS.map((value) => ({ value, label: t(value) }))}
            {...getError('relation')}
          />
          <DateField name="died_on" label={t('died_on')} {...getError('died_on')} />
          <TextArea
            name="statement"
            label={t('statement')}
            help={t('statement_help')}
            rows={5}
            {...getError('statement')}
          />
          <TextField name="signed_name" label={t('signed_name')} {...getError('signed_name')} />
          <CheckField name="agrees" label={t('agrees')} {...getError('agrees')} />
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
