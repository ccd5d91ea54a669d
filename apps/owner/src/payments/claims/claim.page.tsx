import { callEndpoint } from '@ebpls/api-client';
import { type PaymentClaim, getCurrentDue, formatPesosText, UPLOAD_LIMITS } from '@ebpls/contracts';
import { Blocker, Button, EmptyState, Page, Row, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { AmountField, DateField, ErrorSummary, FileField } from '@ebpls/ui/forms';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { listProblems } from '../../shared/fields/form-fields.ts';
import { showRefusedFields } from '../../shared/fields/show-refused-fields.ts';
import { useWords } from './claim.messages.ts';
import { type ClaimAnswer, sendClaim } from './make-claim.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getCurrentDue, {
    params: { assessment_code: params['assessment_code'] ?? '' },
    signal: request.signal,
  });
}

/**
 * Page on which the owner claims a payment that is not posted; the server checks with the gateway while the owner
 * waits. Where online payment is off, only a payment that was started before is claimed, in words without a gateway.
 */
export function Component() {
  const due = useLoaderData<typeof loader>();
  const { assessment_code = '', company_code = '' } = useParams();
  const t = useWords();
  const [answer, setAnswer] = useState<ClaimAnswer>();
  const about = t('about', { name: due.company_name, top_no: due.top_no });
  const breadcrumb = [
    { label: due.company_name, to: addresses.record(assessment_code, company_code) },
    { label: t('to_due'), to: addresses.due(assessment_code, company_code) },
    { label: t('title') },
  ];
  if (answer?.claim) return <ClaimAnswered claim={answer.claim} file_problem={answer.file_problem} />;
  const isOnline = due.methods.length > 0;
  if (!isOnline && due.open_attempt === null)
    return (
      <Page title={t('title')} subtitle={about} width="form" breadcrumb={breadcrumb}>
        <EmptyState
          icon="receipt"
          title={t('off_title')}
          action={<Button to={addresses.claims}>{t('to_claims')}</Button>}
        >
          {t('off_text')}
        </EmptyState>
      </Page>
    );

  return (
    <Page title={t('title')} subtitle={about} width="form" breadcrumb={breadcrumb}>
      <ClaimForm
        assessment_code={assessment_code}
        amount={due.total > 0 ? formatPesosText(due.total) : ''}
        online={isOnline ? 'on' : 'off'}
        answer={answer}
        onAnswer={setAnswer}
      />
    </Page>
  );
}

/** Texts of the form: with the name of the gateway, and without it where no payment is taken online now. */
const FORM_TEXTS = {
  on: {
    lead: 'lead',
    reference: 'reference',
    reference_help: 'reference_help',
    file_help: 'file_help',
    send: 'send',
  },
  off: {
    lead: 'lead_off',
    reference: 'reference_off',
    reference_help: 'reference_help_off',
    file_help: 'file_help_off',
    send: 'send_off',
  },
} as const;

interface ClaimFormProps {
  readonly assessment_code: string;
  readonly amount: string;
  readonly online: keyof typeof FORM_TEXTS;
  readonly answer: ClaimAnswer | undefined;
  readonly onAnswer: (answer: ClaimAnswer) => void;
}

function ClaimForm({ assessment_code, amount, online, answer, onAnswer }: ClaimFormProps) {
  const t = useWords();
  const formTexts = FORM_TEXTS[online];
  const [file, setFile] = useState<File>();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { reference: '', amount, paid_on: '', note: '' },
    resolver: (values) => ({ values, errors: {} }),
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    const reply = await sendClaim({ assessment_code, values, file });
    onAnswer(reply);
    showRefusedFields(setError, reply.fields);
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSubmitting) void send();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <Text reading>{t(formTexts.lead)}</Text>
        <ErrorSummary title={t('problems')} errors={listProblems(errors)} />
        {answer?.message !== undefined && Object.keys(answer.fields ?? {}).length === 0 && (
          <div role="alert">
            <Blocker tone="danger" title={answer.message} />
          </div>
        )}
        <TextField
          {...register('reference')}
          label={t(formTexts.reference)}
          help={t(formTexts.reference_help)}
          error={errors.reference?.message}
          autoComplete="off"
          inputMode="numeric"
        />
        <AmountField {...register('amount')} label={t('amount')} error={errors.amount?.message} />
        <DateField {...register('paid_on')} label={t('paid_on')} error={errors.paid_on?.message} />
        <TextArea {...register('note')} label={t('note')} optional rows={3} error={errors.note?.message} />
        <FileField
          id="claim-file"
          name="file"
          label={t('file')}
          help={t(formTexts.file_help)}
          optional
          accept={UPLOAD_LIMITS.media_types.join(',')}
          file={file && { name: file.name, size: file.size }}
          onChoose={setFile}
          onRemove={() => setFile(undefined)}
        />
        <Button type="submit" kind="primary" size="big" wide busy={isSubmitting}>
          {t(formTexts.send)}
        </Button>
      </Stack>
    </form>
  );
}

function ClaimAnswered({
  claim,
  file_problem,
}: {
  readonly claim: PaymentClaim;
  readonly file_problem?: string | undefined;
}) {
  const t = useWords();
  const isFound = claim.outcome === 'MATCHED';
  return (
    <Page
      title={isFound ? t('payment_title') : t('open_title', { claim_no: claim.claim_no })}
      mark={isFound ? 'success' : 'info'}
      width="form"
      breadcrumb={[
        { label: claim.company_name, to: addresses.record(claim.assessment_code, claim.company_code) },
        { label: t('title') },
      ]}
    >
      <Stack gap={6}>
        <Text reading>{claim.message}</Text>
        {claim.receipts.length > 0 && <Text weight="bold">{claim.receipts.join(', ')}</Text>}
        {!isFound && <Text weight="bold">{t('open_more')}</Text>}
        {file_problem !== undefined && (
          <div role="alert">
            <Blocker tone="warning" title={t('no_file', { message: file_problem })} />
          </div>
        )}
        <Row>
          {isFound && (
            <Button kind="primary" to={addresses.history}>
              {t('to_history')}
            </Button>
          )}
          <Button to={addresses.claims}>{t('to_claims')}</Button>
        </Row>
      </Stack>
    </Page>
  );
}
