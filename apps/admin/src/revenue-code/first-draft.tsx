// Button and dialog that start the first draft of the revenue code as a copy of the starter code.

import { callEndpoint } from '@ebpls/api-client';
import { startFirstDraft } from '@ebpls/contracts';
import { type ActHandler, ActDialog, type ActForm, createFormAct } from '@ebpls/desk';
import { Button } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './code.messages.ts';

/** The created draft appears in the list. */
export const FIRST_ACTS: Readonly<Record<string, ActHandler>> = {
  first: createFormAct(startFirstDraft.body, ({ idempotency_key }, body) =>
    callEndpoint(startFirstDraft, { body, idempotency_key }),
  ),
};

/** Shown while there is no version: creates the starter code under the municipality's own name, to be checked and published. */
export function FirstDraft() {
  const t = useWords();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const form: ActForm = {
    act: 'first',
    on: '-',
    title: t('dialog_first'),
    lead: t('lead_first'),
    confirm: t('first'),
    fields: [
      { kind: 'text', name: 'title', label: t('first_title'), help: t('first_title_help') },
      { kind: 'text', name: 'version', label: t('name'), help: t('name_help') },
      { kind: 'day', name: 'effective_on', label: t('effective_on'), help: t('first_day_help') },
    ],
  };
  return (
    <>
      <Button kind="primary" onClick={() => setDialogOpen(true)}>
        {t('first')}
      </Button>
      {isDialogOpen && <ActDialog form={form} onClose={() => setDialogOpen(false)} />}
    </>
  );
}
