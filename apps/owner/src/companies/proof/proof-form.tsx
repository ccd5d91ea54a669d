import { createIdempotencyKey } from '@ebpls/api-client';
import { type DeficiencyReply, formatPesosText, UPLOAD_LIMITS } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Blocker, Button, formatPesos, Section, Stack } from '@ebpls/ui';
import { AmountField, ErrorSummary, FileField } from '@ebpls/ui/forms';
import { type FormEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import { listProblems, useFields } from '../../shared/fields/form-fields.ts';
import { showRefusedFields } from '../../shared/fields/show-refused-fields.ts';
import { useWords } from './proof.messages.ts';
import { type ProofAnswer, sendProof } from './send-proof.ts';

/** The sales of each line by the proof, with its file. */
export function ProofForm({ year }: { readonly year: DeficiencyReply }) {
  const t = useWords();
  const { form, message, file, choose, submit } = useProofForm(year);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Section title={t('sales')}>
          <Stack gap={6}>
            <ErrorSummary title={t('problems')} errors={listProblems(errors)} />
            {message !== undefined && (
              <div role="alert">
                <Blocker tone="danger" title={message} />
              </div>
            )}
            {year.lines.map((line, place) => (
              <LineSales key={line.line} line={line} place={place} />
            ))}
            <FileField
              id="proof-file"
              name="file"
              label={year.proof}
              help={year.file_name === null ? t('file_help') : t('file_kept', { name: year.file_name })}
              optional={year.file_name !== null}
              accept={UPLOAD_LIMITS.media_types.join(',')}
              file={file && { name: file.name, size: file.size }}
              onChoose={choose}
              onRemove={() => choose(undefined)}
            />
            <Button type="submit" kind="primary" size="big" wide busy={isSubmitting}>
              {t(year.revision === 0 ? 'send' : 'send_again')}
            </Button>
          </Stack>
        </Section>
      </form>
    </FormProvider>
  );
}

interface LineSalesProps {
  readonly line: DeficiencyReply['lines'][number];
  readonly place: number;
}

function LineSales({ line, place }: LineSalesProps) {
  const t = useWords();
  const { amount } = useFields();
  const { name, has_essential, declared_non_essential, declared_essential } = line;
  return (
    <>
      <AmountField
        {...amount(`lines.${place}.gross_non_essential`)}
        label={t(has_essential ? 'other_sales_of' : 'sales_of', { line: name })}
        help={t('declared', { amount: formatPesos(declared_non_essential) })}
      />
      {has_essential && (
        <AmountField
          {...amount(`lines.${place}.gross_essential`)}
          label={t('essential_sales_of', { line: name })}
          help={t('declared', { amount: formatPesos(declared_essential) })}
        />
      )}
    </>
  );
}

const toAmountText = (amount: DeficiencyReply['lines'][number]['proved_essential']): string =>
  amount === null ? '' : formatPesosText(amount);

/** One key for all repetitions of one form, so that a retry after a lost answer files it once. */
function useProofForm({ assessment_code, lines, revision }: DeficiencyReply) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [key, setKey] = useState(createIdempotencyKey);
  const [answer, setAnswer] = useState<ProofAnswer>();
  const [file, choose] = useState<File>();
  const form = useForm({
    defaultValues: {
      lines: lines.map(({ line, has_essential, proved_non_essential, proved_essential }) => ({
        line,
        gross_non_essential: toAmountText(proved_non_essential),
        gross_essential: has_essential ? toAmountText(proved_essential) : '0',
      })),
    },
    resolver: (values) => ({ values, errors: {} }),
  });
  const send = form.handleSubmit(async (values) => {
    const reply = await sendProof({ assessment_code, idempotency_key: key, values: { ...values, revision }, file });
    setAnswer(reply);
    showRefusedFields(form.setError, reply.fields);
    if (reply.file_problem !== undefined) showNotice('failed', t('no_file', { message: reply.file_problem }));
    if (!reply.year) return;
    setKey(createIdempotencyKey());
    choose(undefined);
    if (reply.file_problem === undefined) showNotice('done', t('sent'));
    await revalidate();
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!form.formState.isSubmitting) void send();
  };
  const hasFieldMessages = Object.keys(answer?.fields ?? {}).length > 0;
  return { form, message: hasFieldMessages ? undefined : answer?.message, file, choose, submit };
}
