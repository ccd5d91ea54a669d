import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { previewBarangayRecode, recodeBarangays, type RecodePreview } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { Button, lazyWithRetry, Row, Section, Stack, Text } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './set-up.messages.ts';
import { TableFileForm, TABLES } from './table-file.tsx';

const ConfirmDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.ConfirmDialog));

type RecodeBarangayChange = RecodePreview['changes'][number];

/** Gives barangays new codes from a file: shows the changes and asks for a confirmation first. */
export function RecodeBarangays() {
  const t = useWords();
  const [preview, setPreview] = useState<RecodePreview>();
  return (
    <Section title={t('recode_title')}>
      <Stack gap={4}>
        <TableFileForm
          id="recode-file"
          label={t('recode_file')}
          help={t('recode_help')}
          accept={TABLES}
          send={async (submission) => {
            setPreview(undefined);
            setPreview(await uploadFiles(previewBarangayRecode, submission));
            return undefined;
          }}
        />
        {preview && <PreviewedRecode preview={preview} onDone={() => setPreview(undefined)} />}
      </Stack>
    </Section>
  );
}

interface PreviewedRecodeProps {
  readonly preview: RecodePreview;
  readonly onDone: () => void;
}

function PreviewedRecode({ preview: { changes, unmatched }, onDone }: PreviewedRecodeProps) {
  const t = useWords();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const count = changes.length;
  return (
    <Stack gap={4}>
      <Table
        caption={t('recode_preview')}
        columns={useRecodeColumns()}
        rows={changes}
        rowKey={({ former_code }) => former_code}
        empty={null}
      />
      {unmatched.length > 0 && <Text>{t('recode_unmatched', { count: unmatched.length })}</Text>}
      <Row gap={3}>
        <Button kind="primary" onClick={() => setDialogOpen(true)}>
          {t('recode_confirm', { count })}
        </Button>
        <Button onClick={onDone}>{t('recode_cancel')}</Button>
      </Row>
      {isDialogOpen && <RecodeQuestion changes={changes} onClose={() => setDialogOpen(false)} onDone={onDone} />}
    </Stack>
  );
}

function useRecodeColumns(): TableColumn<RecodeBarangayChange>[] {
  const t = useWords();
  const nameIn = ({ is_merge, former_name: formerName, name, proposed_by }: RecodeBarangayChange): string => {
    if (is_merge) return `${formerName}, ${t('recode_merge', { name })}`;
    const changeText = formerName === name ? name : t('recode_renamed', { former: formerName, name });
    return proposed_by === 'SAME_NAME' ? `${changeText} (${t('recode_same_name')})` : changeText;
  };
  return [
    { key: 'name', header: t('barangay'), cell: nameIn },
    { key: 'old', header: t('recode_old'), cell: ({ former_code }) => former_code },
    { key: 'new', header: t('recode_new'), cell: ({ brgycode }) => brgycode },
    { key: 'businesses', header: t('businesses'), cell: ({ businesses }) => businesses },
    { key: 'staff', header: t('staff_count'), cell: ({ staff }) => staff },
    { key: 'open', header: t('open_applications'), cell: ({ open_applications }) => open_applications },
  ];
}

interface RecodeQuestionProps {
  readonly changes: readonly RecodeBarangayChange[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function RecodeQuestion({ changes, onClose, onDone }: RecodeQuestionProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const sum = (field: 'businesses' | 'staff' | 'open_applications'): number =>
    changes.reduce((total, change) => total + change[field], 0);
  const recode = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = changes.map(({ former_code, brgycode, name }) => ({ former_code, brgycode, name }));
      const { recoded, merged } = await callEndpoint(recodeBarangays, { body: { changes: body } });
      showNotice('done', t('success_recode', { recoded, merged }));
      onDone();
      await revalidate();
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal;
      setError(Object.values(refusal.fields).flat().join(' ') || refusal.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Suspense>
      <ConfirmDialog
        open
        danger
        busy={busy}
        title={t('recode_question', { count: changes.length })}
        confirm={t('recode_confirm', { count: changes.length })}
        error={error}
        onClose={onClose}
        onConfirm={() => void recode()}
      >
        {t('recode_effect', {
          businesses: sum('businesses'),
          staff: sum('staff'),
          applications: sum('open_applications'),
        })}
      </ConfirmDialog>
    </Suspense>
  );
}
