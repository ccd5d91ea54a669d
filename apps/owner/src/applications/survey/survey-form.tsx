import { CHARTER_CHOICES, CLIENT_SEXES, CLIENT_TYPES, SERVICE_QUESTIONS, SERVICE_RATINGS } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
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
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { Form, useActionData, useNavigation } from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';
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
  const isBusy = useNavigation().state !== 'idle';
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
          <Button type="submit" kind="primary" busy={isBusy}>
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

function useSurveyFields() {
  return useActionFields(useActionData<RefusedForm>()?.fields);
}

function AboutClient({ region }: Pick<SurveyFormProps, 'region'>) {
  const t = useWords();
  const { getField } = useSurveyFields();
  return (
    <Section title={t('about')}>
      <Stack gap={5}>
        <RadioField
          {...getField('client_type')}
          label={t('client_type')}
          options={CLIENT_TYPES.map((value) => ({ value, label: t(value) }))}
          defaultValue="BUSINESS"
          inline
        />
        <RadioField
          {...getField('sex')}
          label={t('sex')}
          options={[...CLIENT_SEXES.map((value) => ({ value, label: t(value) })), { value: '', label: t('no_sex') }]}
          defaultValue=""
          optional
          inline
        />
        <FieldRow>
          <NumberField {...getField('age')} label={t('age')} optional />
          <TextField {...getField('region')} label={t('region')} defaultValue={region} optional />
        </FieldRow>
      </Stack>
    </Section>
  );
}

/** The charter's visibility and help are asked only of people who know a charter. */
function OnCharter() {
  const t = useWords();
  const { getField, control } = useSurveyFields();
  const cc1: unknown = useWatch({ control, name: 'cc1' });
  return (
    <Section title={t('charter')} hint={t('charter_hint')}>
      <Stack gap={5}>
        <Text>
          <TextLink href="/citizens-charter" target="_blank">
            {t('read_charter')}
          </TextLink>
        </Text>
        <RadioField
          {...getField('cc1')}
          label={t('cc1')}
          options={CHARTER_CHOICES.cc1.map((value) => ({ value, label: t(`cc1_${value}`) }))}
        />
        {cc1 !== '4' && (
          <>
            <RadioField
              {...getField('cc2')}
              label={t('cc2')}
              options={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: t(`cc2_${value}`) }))}
            />
            <RadioField
              {...getField('cc3')}
              label={t('cc3')}
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
  const { getField } = useSurveyFields();
  return (
    <Section title={t('ratings')}>
      <Stack gap={6}>
        {SERVICE_QUESTIONS.map((question) => (
          <RadioField
            key={question}
            {...getField(question)}
            label={t(question)}
            options={SERVICE_RATINGS.map((value) => ({ value, label: t(`rating_${value}`) }))}
            inline
          />
        ))}
        <TextArea {...getField('suggestions')} label={t('suggestions')} rows={4} optional />
        <TextField
          {...getField('email')}
          type="email"
          label={t('email')}
          help={t('email_help')}
          autoComplete="email"
          optional
        />
      </Stack>
    </Section>
  );
}
