import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import { getRefundable, REFUND_GROUNDS, type Refundable, UPLOAD_LIMITS } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, Page, formatPesos, Stack, Text, TextArea, useLocale } from '@ebpls/ui';
import { AmountField, ErrorSummary, FileField, RadioField } from '@ebpls/ui/forms';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';

import { addresses } from '../../addresses.ts';
import { listProblems } from '../../shared/fields/form-fields.ts';
import { showRefusedFields } from '../../shared/fields/show-refused-fields.ts';
import { useWords } from './refund.messages.ts';
import { type FiledAnswer, sendRefund } from './send-refund.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getRefundable, { params: { receipt_no: params['receipt_no'] ?? '' }, signal: request.signal });
}

/** Form of a written refund claim on one receipt (RA 7160 s.196). */
export function Component() {
  const receipt = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page
      title={t('title')}
      subtitle={t('about', { name: receipt.company_name, receipt_no: receipt.receipt_no })}
      width="form"
      breadcrumb={[{ label: t('list_title'), to: addresses.refunds }, { label: t('title') }]}
    >
      {receipt.blocked === null ? <ClaimForm receipt={receipt} /> : <BlockedNotice receipt={receipt} />}
    </Page>
  );
}

function BlockedNotice({ receipt: { blocked, open_refund } }: { readonly receipt: Refundable }) {
  const t = useWords();
  const action =
    open_refund === null ? (
      <Button to={addresses.history}>{t('to_history')}</Button>
    ) : (
      <Button kind="primary" to={addresses.refund(open_refund)}>
        {t('to_open')}
      </Button>
    );
  return (
    <Blocker tone="info" title={t('blocked')} action={action}>
      {blocked}
    </Blocker>
  );
}

function ClaimForm({ receipt }: { readonly receipt: Refundable }) {
  const t = useWords();
  const locale = useLocale();
  const { form, message, file, choose, submit } = useRefundForm(receipt.receipt_no);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={6}>
        <Text reading>{t('lead')}</Text>
        <Text reading tone="muted" size="secondary">
          {t('law', { day: dayWritten(receipt.last_day, locale) })}
        </Text>
        <ErrorSummary title={t('problems')} errors={listProblems(errors)} />
        {message !== undefined && (
          <div role="alert">
            <Blocker tone="danger" title={message} />
          </div>
        )}
        <AmountField
          {...register('amount')}
          label={t('amount')}
          help={t('amount_help', { amount: formatPesos(receipt.left) })}
          error={errors.amount?.message}
        />
        <RadioField
          {...register('ground')}
          label={t('ground')}
          options={REFUND_GROUNDS.map((value) => ({ value, label: t(value) }))}
          error={errors.ground?.message}
        />
        <TextArea
          {...register('reason')}
          label={t('reason')}
          help={t('reason_help')}
          rows={4}
          error={errors.reason?.message}
        />
        <FileField
          id="refund-file"
          name="file"
          label={t('file')}
          help={t('file_help')}
          optional
          accept={UPLOAD_LIMITS.media_types.join(',')}
          file={file && { name: file.name, size: file.size }}
          onChoose={choose}
          onRemove={() => choose(undefined)}
        />
        <Button type="submit" kind="primary" size="big" wide busy={isSubmitting}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}

/** One key for all repetitions of one form, so that a retry after a lost answer files it once. */
function useRefundForm(receipt_no: string) {
  const t = useWords();
  const navigate = useNavigate();
  const [key] = useState(createIdempotencyKey);
  const [answer, setAnswer] = useState<FiledAnswer>();
  const [file, choose] = useState<File>();
  const form = useForm({
    // A ground that was not chosen is an empty text, so that it is reported at its field.
    defaultValues: { amount: '', ground: '', reason: '' },
    resolver: (values) => ({ values, errors: {} }),
  });
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    const reply = await sendRefund({ receipt_no, idempotency_key: key, values, file });
    setAnswer(reply);
    showRefusedFields(form.setError, reply.fields);
    if (reply.file_problem !== undefined) showNotice('failed', t('no_file', { message: reply.file_problem }));
    if (reply.claim) await navigate(addresses.refund(reply.claim.refund_no), { replace: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSubmitting) void send();
  };
  const hasFieldMessages = Object.keys(answer?.fields ?? {}).length > 0;
  return { form, message: hasFieldMessages ? undefined : answer?.message, file, choose, submit };
}
