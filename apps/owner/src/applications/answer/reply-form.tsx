// Form of a reply: what was requested, each item with its old value or its own upload, and the bar that sends it.

import type { Correction, ExtraDocument, RequirementItem } from '@ebpls/contracts';
import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Button, Stack, Text, TextArea } from '@ebpls/ui';
import { ErrorSummary, FormBar } from '@ebpls/ui/forms';
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type FieldValues, FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { type FetcherWithComponents, useFetcher } from 'react-router';

import {
  type FieldSentences,
  type FormProblem,
  listProblems,
  SentencesContext,
} from '../../shared/fields/form-fields.ts';
import { showRefusedFields } from '../../shared/fields/show-refused-fields.ts';
import { useSaveState } from '../../shared/steps/step-form.tsx';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import type { ApplicationSubmission, EditedApplication } from '../edited-application.ts';
import { isMissing } from '../documents/required-documents.ts';
import { useWords } from './answer.messages.ts';
import { createReplyResolver, saveTypedReply, toReplyValues } from './answer-values.ts';
import { CorrectedFields } from './corrected-fields.tsx';
import { RequestedDocuments } from './requested-documents.tsx';
import { useSentUploads } from './use-sent-uploads.ts';

interface ReplyFormProps {
  readonly application: EditedApplication;
  readonly corrections: readonly Correction[];
  /** Documents that the office requested; one of them may be named by a refusal of the server. */
  readonly listDocuments: (refusedFields: RefusedForm['fields']) => readonly RequirementItem[];
  readonly extras?: readonly ExtraDocument[];
  readonly storage_key: string;
  readonly hasNote?: boolean;
  readonly sendLabel: string;
  /** On a phone, where the title names the office. */
  readonly sendShort?: string;
  readonly toSubmission: (values: DraftValues) => ApplicationSubmission;
  readonly children: ReactNode;
}

/** The requested items of one office with the bar that sends the reply; what was typed survives a reload. */
export function ReplyForm(props: ReplyFormProps) {
  const { application, corrections, listDocuments, extras, hasNote, sendLabel, sendShort, children } = props;
  const t = useWords();
  const reply = useReply(props);
  const { form, sending, sentences, saveState } = reply;
  const refusedFields = sending.data?.fields ?? {};
  const documents = listDocuments(refusedFields);
  const problems = useReplyProblems(reply, { documents, refusedFields });
  const sendButton = useSentUploads(application, documents, (hasArrived) => {
    void reply.submit(documents.some((item) => isMissing(item) && !hasArrived(item)))();
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    sendButton.press();
  };
  return (
    <FormProvider {...form}>
      <SentencesContext value={sentences}>
        <form noValidate onSubmit={send}>
          <Stack gap={6}>
            <ErrorSummary errors={problems} />
            {children}
            <RequestedDocuments application={application} documents={documents} {...(extras && { extras })} />
            <CorrectedFields corrections={corrections} />
            {hasNote && (
              <TextArea
                {...form.register('note')}
                label={t('note')}
                maxLength={500}
                rows={2}
                error={refusedFields['note']?.[0]}
                optional
              />
            )}
            {sending.data?.message && problems.length === 0 && (
              <div role="alert">
                <Text tone="danger" weight="bold">
                  {sending.data.message}
                </Text>
              </div>
            )}
            <FormBar {...saveState}>
              <Button type="submit" kind="primary" busy={isSending(sending) || sendButton.isDeferred} short={sendShort}>
                {sendLabel}
              </Button>
            </FormBar>
          </Stack>
        </form>
      </SentencesContext>
    </FormProvider>
  );
}

interface Reply {
  readonly form: UseFormReturn<FieldValues, unknown, FieldValues>;
  readonly sending: FetcherWithComponents<RefusedForm>;
  readonly sentences: FieldSentences;
  readonly wasSent: boolean;
}

function useReply({ application, corrections, storage_key, toSubmission }: ReplyFormProps) {
  const t = useWords();
  const fetcher = useFetcher<RefusedForm>();
  const [wasSent, setSent] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: toReplyValues(corrections, storage_key),
    resolver: createReplyResolver(application.assessment.business, corrections),
    shouldFocusError: false,
  });
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (saveTypedReply(storage_key, values)) setSavedAt(new Date().toISOString());
      },
    });
  }, [form, storage_key]);
  const refusedFields = fetcher.data?.fields;
  useEffect(() => {
    const refusedEntries = Object.entries(refusedFields ?? {}).filter(([path]) =>
      corrections.some(({ field }) => field === path),
    );
    showRefusedFields(form.setError, Object.fromEntries(refusedEntries));
  }, [refusedFields, corrections, form.setError]);
  const sentences = useMemo((): FieldSentences => {
    const getLabel = (path: string) => corrections.find(({ field }) => field === path)?.label;
    return {
      getQuestion: (path) => {
        const name = getLabel(path);
        return name === undefined ? undefined : t('enter', { name });
      },
      label: getLabel,
    };
  }, [corrections, t]);
  const submit = (isIncomplete: boolean) =>
    form.handleSubmit(
      (values) => {
        setSent(true);
        if (!isIncomplete)
          void fetcher.submit(JSON.stringify(toSubmission(values)), { method: 'post', encType: 'application/json' });
      },
      () => setSent(true),
    );
  const saveState = useSaveState({ state: savedAt === undefined ? 'untouched' : 'saved', at: savedAt });
  return { form, sending: fetcher, sentences, wasSent, submit, saveState };
}

interface ReplyItems {
  readonly documents: readonly RequirementItem[];
  readonly refusedFields: RefusedForm['fields'];
}

/** The problems of the reply: at its fields, documents that are missing once it was sent, and any other of the server. */
function useReplyProblems(
  { form, sentences, wasSent }: Reply,
  { documents, refusedFields }: ReplyItems,
): FormProblem[] {
  const t = useWords();
  const missingDocuments = documents
    .filter(isMissing)
    .map(({ code, name }) => ({ field_id: `paper-${code}`, message: t('upload', { name }) }));
  const fieldsWithProblem = new Set(
    [...listProblems(form.formState.errors, sentences), ...missingDocuments].map(({ field_id }) => field_id),
  );
  const elsewhere = Object.entries(refusedFields).flatMap(([path, [message = '']]) => {
    const field_id = path.replace(/^requirements\./, 'paper-');
    return fieldsWithProblem.has(field_id) || path === 'note' ? [] : [{ field_id, message }];
  });
  return [...listProblems(form.formState.errors, sentences), ...(wasSent ? missingDocuments : []), ...elsewhere];
}
