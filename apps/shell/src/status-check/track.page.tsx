// Public page that shows the stage of an application by its number and the owner's mobile number.

import { callEndpoint } from '@ebpls/api-client';
import { type ApplicationStatus, findApplicationStatus } from '@ebpls/contracts';
import { createMessageGetter, type FieldMessages, isSending, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, Box, Button, dayWritten, Facts, Page, Stack, Text, TextField, TextLink, useLocale } from '@ebpls/ui';
import { ErrorSummary, MobileField } from '@ebpls/ui/forms';
import { StatusBadge } from '@ebpls/ui/lists';
import { type ActionFunctionArgs, Form, useActionData, useNavigation } from 'react-router';

import { useWords } from './track.messages.ts';

interface StatusAnswer {
  readonly application?: ApplicationStatus | null;
  readonly message?: string;
  readonly fields?: FieldMessages;
}

/** The numbers are posted, so that no address, history or log of a proxy holds them. */
export async function action({ request }: ActionFunctionArgs): Promise<StatusAnswer> {
  const { values, fields } = checkForm(findApplicationStatus.body, Object.fromEntries(await request.formData()));
  if (fields) return { fields };
  try {
    return await callEndpoint(findApplicationStatus, { body: values });
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const t = useWords();
  const answer = useActionData<StatusAnswer>();
  return (
    <Page title={t('title')} subtitle={t('lead')} width="form">
      <Stack gap={8}>
        {answer?.application && (
          <CurrentStage key={answer.application.assessment_code} application={answer.application} />
        )}
        {answer?.application === null && (
          <div role="alert">
            <Blocker tone="warning" title={t('none')}>
              {t('none_more')}
            </Blocker>
          </div>
        )}
        <NumbersForm />
        <TextLink to="/login">{t('sign_in')}</TextLink>
      </Stack>
    </Page>
  );
}

function NumbersForm() {
  const t = useWords();
  const answer = useActionData<StatusAnswer>();
  const { state } = useNavigation();
  const at = createMessageGetter(answer?.fields);
  const problems = Object.entries(answer?.fields ?? {}).map(([field_id, [message = '']]) => ({ field_id, message }));
  return (
    <Form method="post" noValidate>
      <Stack gap={6}>
        <ErrorSummary errors={problems} />
        {answer?.message && problems.length === 0 && (
          <div role="alert">
            <Blocker tone="danger" title={answer.message} />
          </div>
        )}
        <TextField
          label={t('reference_no')}
          help={t('reference_no_help')}
          name="reference_no"
          autoCapitalize="characters"
          autoComplete="off"
          error={at('reference_no')}
        />
        <MobileField
          label={t('mobile')}
          help={t('mobile_help')}
          name="mobile"
          autoComplete="off"
          error={at('mobile')}
        />
        <Button type="submit" kind="primary" busy={isSending({ state, data: answer })}>
          {t('check')}
        </Button>
      </Stack>
    </Form>
  );
}

/** Moves the focus to a new answer, so that a screen reader reads it. */
const focusOnce = (top: HTMLDivElement | null): void => top?.focus();

function CurrentStage({ application }: { readonly application: ApplicationStatus }) {
  const t = useWords();
  const locale = useLocale();
  const { application_type, tax_year, state, since, cleared, offices, is_owners_turn, next_step } = application;
  const nextActors = is_owners_turn ? t('owner') : offices.join(', ');
  return (
    <div ref={focusOnce} tabIndex={-1}>
      <Box look="card" pad={6}>
        <Facts
          items={[
            {
              label: t('reference_no'),
              value: (
                <Text as="span" size="secondary" unbroken>
                  {application.assessment_code}
                </Text>
              ),
            },
            { label: t('application'), value: t(application_type, { year: tax_year }) },
            { label: t('stage'), value: <StatusBadge kind="application" status={state} /> },
            ...(since === null ? [] : [{ label: t('since'), value: dayWritten(since, locale) }]),
            ...(cleared.all === 0 ? [] : [{ label: t('clearances'), value: t('cleared', cleared) }]),
            ...(nextActors === '' ? [] : [{ label: t('waiting'), value: nextActors }]),
            { label: t('next'), value: next_step },
          ]}
        />
      </Box>
    </div>
  );
}
