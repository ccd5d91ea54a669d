import { useOfferActs } from '@ebpls/remote-kit';
import { Button, lazyWithRetry } from '@ebpls/ui';
import { SelectionBar, SelectRow } from '@ebpls/ui/lists';
import { Suspense, useState, type ReactNode } from 'react';

import { useDeskKeys } from '../../frame/keys/desk-keys.ts';
import { useNames, useWords } from '../../messages/bulk.messages.ts';
import { type BulkAct, type BulkList, type BulkRow, toBulkActName } from './bulk-rows.ts';

const BulkDialog = lazyWithRetry(() =>
  import(/* webpackPrefetch: true */ './bulk-dialog.tsx').then((module) => module.BulkDialog),
);

interface BulkQuestion {
  readonly act: BulkAct;
  readonly rows: readonly BulkRow[];
}

/**
 * Bar of bulk actions for the selected rows; each action names how many rows it takes. `B` starts the first of them.
 */
export function BulkBar({ list: { selection, rowsByAct, rows } }: { readonly list: BulkList }) {
  const t = useWords();
  const name = useNames();
  const [chosenQuestion, setQuestion] = useState<BulkQuestion>();
  const questions = [...rowsByAct]
    .map(([act, able]) => ({ act, rows: able.filter(({ id }) => selection.has(id)) }))
    .filter((question) => question.rows.length > 0);
  const [first] = questions;
  useDeskKeys({ b: first && (() => setQuestion(first)) });
  useOfferActs(
    questions.map((question) => ({
      act: toBulkActName(question.act),
      ...name(`menu_${question.act}`),
      keyHint: question === first ? 'B' : undefined,
      run: () => setQuestion(question),
    })),
  );

  return (
    <>
      {rows.length > 0 && (
        <SelectionBar selection={selection} ids={rows.map(({ id }) => id)} isNarrow>
          {questions.map((question, place) => (
            <Button
              key={question.act}
              size="desk"
              kind={place === 0 ? 'primary' : 'secondary'}
              keyHint={place === 0 ? 'B' : undefined}
              onClick={() => setQuestion(question)}
            >
              {t(question.act, { count: question.rows.length })}
            </Button>
          ))}
        </SelectionBar>
      )}
      <Suspense>{chosenQuestion && <BulkDialog {...chosenQuestion} onClose={() => setQuestion(undefined)} />}</Suspense>
    </>
  );
}

/**
 * Returns the checkbox that selects a row for bulk actions; nothing for a row that cannot be selected, whose name then
 * has the whole width.
 */
export function renderRowCheckbox({ rows, selection }: BulkList, id: string): ReactNode {
  const row = rows.find((one) => one.id === id);
  return row && <SelectRow selection={selection} id={id} name={row.name} />;
}
