import type { BulkResult } from '@ebpls/contracts';
import { Button, lazyWithRetry, Row, RowItem, Rows, Stack, Tag, Text, TextLink } from '@ebpls/ui';
import { Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';

import { toActBody } from '../../acts/act-form.ts';
import type { ActAnswer } from '../../acts/acts.ts';
import { ActFieldInput } from '../../acts/fields/act-fields.tsx';
import { useActValues, useTypedValues } from '../../acts/fields/use-act-values.ts';
import { useAct } from '../../acts/use-act.ts';
import { useOutOfTurnFields } from '../../clearances/queue/out-of-turn-form.ts';
import { useWords as useDeskWords } from '../../messages/desk.messages.ts';
import { useWords } from '../../messages/bulk.messages.ts';
import { toBulkBody } from './bulk-acts.ts';
import { PrintedPapers } from './printed-papers.tsx';
import { type BulkAct, type BulkRow, isPrint, toBulkActName } from './bulk-rows.ts';

const LazyBulkDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.Dialog));
const CONFIRM = 'bulk-confirm';

/** Properties of the dialog that confirms a bulk action and shows its result for each row. */
interface BulkDialogProps {
  readonly act: BulkAct;
  /** The rows as they were when the dialog opened: the list behind it reloads. */
  readonly rows: readonly BulkRow[];
  readonly onClose: () => void;
}

/** Names what is about to be done, and afterwards what became of each row. */
export function BulkDialog({ act, rows, onClose }: BulkDialogProps) {
  const t = useWords();
  const d = useDeskWords();
  const { busy, answer, run } = useAct();
  const results = answer?.results;
  const ids = rows.map(({ id }) => id);
  const reason = useReason(answer, { act: toBulkActName(act), on: ids.join(',') });
  const close = (): void => {
    reason.forget();
    onClose();
  };
  return (
    <Suspense>
      <LazyBulkDialog
        open
        onClose={close}
        title={results ? t(`after_${act}`, countResults(results)) : t(`dialog_${act}`, { count: rows.length })}
        focusFirst={() => document.getElementById(CONFIRM)}
        actions={
          <Row justify="end">
            {!results && <Button onClick={close}>{d('cancel')}</Button>}
            <Button
              id={CONFIRM}
              kind={answer?.print_id ? 'secondary' : 'primary'}
              busy={busy}
              onClick={() => (results ? close() : run(toBulkActName(act), '-', toBulkBody(act, ids, reason.read())))}
            >
              {results ? t('close') : t(act, { count: rows.length })}
            </Button>
            <PrintedPapers act={act} answer={answer} />
          </Row>
        }
      >
        <Stack gap={4}>
          {results ? (
            <BulkOutcome act={act} results={results} rows={rows} onLeave={close} />
          ) : (
            <BulkQuestionText act={act} rows={rows} />
          )}
          {!results && reason.reasonField}
          {!reason.reasonField && <BulkRefusal answer={answer} />}
        </Stack>
      </LazyBulkDialog>
    </Suspense>
  );
}

function BulkRefusal({ answer }: { readonly answer: ActAnswer | undefined }) {
  if (answer?.message === undefined) return null;
  return (
    <div role="alert">
      <Text tone="danger" weight="bold">
        {answer.message}
      </Text>
    </div>
  );
}

/** The reason field that appears once the server reports that other cases come first, and its text. */
function useReason(answer: ActAnswer | undefined, actTarget: { readonly act: string; readonly on: string }) {
  const d = useDeskWords();
  const fields = useOutOfTurnFields();
  const form = useActValues(fields, answer?.fields);
  const { isRestored, forget } = useTypedValues(form, { ...actTarget, fields });
  const [isReasonShown, setReasonShown] = useState(false);
  const isRefused = fields.some(({ name }) => answer?.fields?.[name] !== undefined);
  if (isRefused && !isReasonShown) setReasonShown(true);
  const reasonField = isReasonShown ? (
    <FormProvider {...form}>
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack gap={4}>
          {isRestored && <Text tone="muted">{d('typed_before')}</Text>}
          {fields.map((field) => (
            <ActFieldInput key={field.name} field={field} />
          ))}
        </Stack>
      </form>
    </FormProvider>
  ) : undefined;
  return { reasonField, forget, read: () => (isReasonShown ? toActBody(fields, form.getValues()) : {}) };
}

function countResults(results: readonly BulkResult[]): { readonly done: number; readonly all: number } {
  return { done: results.filter(({ outcome }) => outcome === 'done').length, all: results.length };
}

function BulkQuestionText({ act, rows }: Pick<BulkDialogProps, 'act' | 'rows'>) {
  const t = useWords();
  return (
    <>
      <Text>{t(`lead_${act}`)}</Text>
      <Rows label={t('selected')}>
        {rows.map(({ id, name, note }) => (
          <RowItem key={id} title={name} note={note} />
        ))}
      </Rows>
    </>
  );
}

interface OutcomeProps extends Pick<BulkDialogProps, 'act' | 'rows'> {
  readonly results: readonly BulkResult[];
  readonly onLeave: () => void;
}

/** Refused rows come first with their reasons: they are the remaining work. */
function BulkOutcome({ act, results, rows, onLeave }: OutcomeProps) {
  const t = useWords();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = [
    ...results.filter(({ outcome }) => outcome !== 'done'),
    ...results.filter(({ outcome }) => outcome === 'done'),
  ];
  return (
    <>
      <output>{t(isPrint(act) ? 'counts_print' : 'counts', { ...countResults(results) })}</output>
      <Rows label={t('results')}>
        {inOrder.map(({ code, outcome, message }) => {
          const row = byId.get(code);
          return (
            <RowItem
              key={code}
              title={
                row ? (
                  <TextLink to={row.to} onClick={onLeave}>
                    {row.name}
                  </TextLink>
                ) : (
                  code
                )
              }
              note={message ?? row?.note}
              end={<Tag tone={outcome === 'done' ? 'success' : 'danger'}>{t(`outcome_${outcome}`)}</Tag>}
            />
          );
        })}
      </Rows>
    </>
  );
}
