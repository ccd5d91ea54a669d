import { Blocker, Button, Section, SelectField, Stack, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { Form, useActionData, useNavigation } from 'react-router';

import { useActionFields } from '../shared/fields/use-action-fields.ts';
import { useWords } from './counter.messages.ts';
import type { CounterAnswer } from './counter-answer.ts';

/** Form that creates an account for a citizen at the counter; only the mailed link can claim it. */
export function Newcomer() {
  const answer = useActionData<CounterAnswer>();
  const t = useWords();
  const { state } = useNavigation();
  const refusedForm = answer?.act === 'new' ? answer.refusedForm : undefined;
  const { getField } = useActionFields(refusedForm?.fields);
  return (
    <Section title={t('create')} hint={t('create_lead')}>
      <Form method="post" noValidate>
        <Stack gap={4}>
          {refusedForm && Object.keys(refusedForm.fields).length === 0 && (
            <Blocker tone="danger" title={refusedForm.message} />
          )}
          <TextField label={t('firstname')} autoComplete="off" {...getField('firstname')} />
          <TextField label={t('lastname')} autoComplete="off" {...getField('lastname')} />
          <CheckField {...getField('one_name')} label={t('one_name')} />
          <TextField type="email" label={t('email')} autoComplete="off" {...getField('email')} />
          <SelectField
            {...getField('locale')}
            label={t('language')}
            options={[
              { value: 'fil', label: 'Filipino' },
              { value: 'en', label: 'English' },
            ]}
          />
          <div>
            <Button type="submit" name="act" value="new" busy={state === 'submitting'}>
              {t('create_now')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
