// Page of a report of collections and deposits before it is closed: the officer counts, another person certifies.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { getOpenCollection } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, DayText, Page, Stack, Tag } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { getCollectionPath } from './collection-acts.ts';
import { useWords } from './collection.messages.ts';
import { CollectionReportForm } from './collection-report-form.tsx';
import { CollectionSheetView } from './collection-sheet-view.tsx';

export { runCollectionAct as action } from './collection-acts.ts';

/**
 * Loads the unclosed report of an officer for one fund and day; a report that was closed meanwhile opens as a closed
 * one.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  try {
    return await callEndpoint(getOpenCollection, { params: getCollectionPath(params), signal: request.signal });
  } catch (error) {
    if (isRefusal(error) && error.code === 'missing') throw redirect(addresses.collections);
    throw error;
  }
}

export function Component() {
  const draft = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  useNudge('collection');
  const { sheet, acts, waits_for } = draft;
  const close: ActForm = {
    act: 'close',
    on: sheet.day,
    title: t('dialog_close'),
    lead: t('lead_close'),
    confirm: t('close'),
    fields: [],
  };
  return (
    <Page
      title={t('report_title')}
      subtitle={
        <>
          {sheet.collector_name} · {t(sheet.fund)} · <DayText day={sheet.day} />
        </>
      }
      status={<Tag tone={sheet.state === 'DRAFT' ? 'info' : 'warning'}>{t(sheet.state)}</Tag>}
      breadcrumb={[{ label: t('title'), to: addresses.collections }, { label: t('report_title') }]}
      actions={
        acts.includes('close') && (
          <Button kind="primary" onClick={() => setActForm(close)}>
            {t('close')}
          </Button>
        )
      }
      width="wide"
    >
      <Stack gap={8}>
        {waits_for !== null && (
          <Blocker tone="info" title={t('cannot_close')}>
            {waits_for}
          </Blocker>
        )}
        {acts.includes('prepare') && (
          <CollectionReportForm key={`${sheet.prepared_at} ${sheet.cash_to_count}`} draft={draft} />
        )}
        <CollectionSheetView sheet={sheet} />
      </Stack>
      {actForm && <ActDialog form={actForm} onClose={() => setActForm(undefined)} />}
    </Page>
  );
}
