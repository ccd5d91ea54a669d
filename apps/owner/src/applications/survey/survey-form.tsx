import { CHARTER_CHOICES, CLIENT_SEXES, CLIENT_TYPES, SERVICE_QUESTIONS, SERVICE_RATINGS } from '@ebpls/contracts';
import { createMessageGetter, type RefusedForm } from '@ebpls/remote-kit';
import {
  Button,
  Facts,
  FieldRow,
  NumberField,
  Row,
  Section,
  Stack,
  Text,
  TextArea,
  TextField,
  TextLink,
} from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import { type ComponentProps, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';

import { useWords } from './survey.messages.ts';

interface SurveyFormProps {
  readonly facts: ComponentProps<typeof Facts>['items'];
  readonly region: string;
  readonly request_key: string;
  readonly leave: string; // Address for leaving without an answer.
}

/** All questions on one page; questions about the person are optional except the kind of client. */
export function SurveyForm({ facts, region, request_key, leave }: SurveyFormProps) {
  const t = useWords();
  const refusedForm = useActionData<RefusedForm>();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate>
      <Stack gap={8}>
        {refusedForm?.message !== undefined && (
          <div role="alert">
            <Text tone="danger" weight="bold">
              {refusedForm.message}
            </Text>
          </div>
        )}
        <input type="hidden" name="key" value={request_key} />
        <Facts items={facts} />
        <AboutClient region={region} />
        <OnCharter />
        <OnService />
        <Row gap={2}>
          <Button type="submit" kind="primary" busy={busy}>
            {t('send')}
          </Button>
          <Button kind="quiet" to={leave}>
            {t('not_now')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

function useFieldError() {
  return createMessageGetter(useActionData<RefusedForm>()?.fields);
}

function AboutClient({ region }: Pick<SurveyFormProps, 'region'>) {
  const t = useWords();
  const getFieldError = useFieldError();
  return (
    <Section title={t('about')}>
      <Stack gap={5}>
        <RadioField
          name="client_type"
          label={t('client_type')}
          error={getFieldError('client_type')}
          options={CLIENT_TYPES.map((value) => ({ value, label: t(value) }))}
          defaultValue="BUSINESS"
          inline
        />
        <RadioField
          name="sex"
          label={t('sex')}
          error={getFieldError('sex')}
          options={[...CLIENT_SEXES.map((value) => ({ value, label: t(value) })), { value: '', label: t('no_sex') }]}
          defaultValue=""
          optional
          inline
        />
        <FieldRow>
          <NumberField name="age" label={t('age')} error={getFieldError('age')} optional />
          <TextField name="region" label={t('region')} defaultValue={region} error={getFieldError('region')} optional />
        </FieldRow>
      </Stack>
    </Section>
  );
}

/** The charter's visibility and help are asked only of people who know a charter. */
function OnCharter() {
  const t = useWords();
  const getFieldError = useFieldError();
  const [cc1, setCc1] = useState('');
  return (
    <Section title={t('charter')} hint={t('charter_hint')}>
      <Stack gap={5}>
        <Text>
          <TextLink href="/citizens-charter" target="_blank">
            {t('read_charter')}
          </TextLink>
        </Text>
        <RadioField
          name="cc1"
          label={t('cc1')}
          error={getFieldError('cc1')}
          options={CHARTER_CHOICES.cc1.map((value) => ({ value, label: t(`cc1_${value}`) }))}
          onChange={({ target }) => setCc1(target.value)}
        />
        {cc1 !== '4' && (
          <>
            <RadioField
              name="cc2"
              label={t('cc2')}
              error={getFieldError('cc2')}
              options={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: t(`cc2_${value}`) }))}
            />
            <RadioField
              name="cc3"
              label={t('cc3')}
              error={getFieldError('cc3')}
              options={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`cc3_${value}`) }))}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}

function OnService() {
  const t = useWords();
  const getFieldError = useFieldError();
  return (
    <Section title={t('ratings')}>
      <Stack gap={6}>
        {SERVICE_QUESTIONS.map((question) => (
          <RadioField
            key={question}
            name={question}
            label={t(question)}
            error={getFieldError(question)}
            options={SERVICE_RATINGS.map((value) => ({ value, label: t(`rating_${value}`) }))}
            inline
          />
        ))}
        <TextArea name="suggestions" label={t('suggestions')} error={getFieldError('suggestions')} rows={4} optional />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          help={t('email_help')}
          error={getFieldError('email')}
          autoComplete="email"
          optional
        />
      </Stack>
    </Section>
  );
}
