// Dialog that imports a CSV file into a list of the demo.

import { Button, Row, Stack, Text } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useWords as useSharedWords } from '../page/demos.messages.ts';
import { readRecords } from './csv.ts';
import { useWords } from './csv.messages.ts';

/** The server's result for a file: the number of imported rows, and why the others were refused. */
export interface ImportOutcome {
  readonly importedCount: number;
  readonly rejectedRows: readonly { readonly line: number; readonly reason: string }[];
}

type ImportRow = Readonly<Record<string, string>>;

interface ImportDialogProps {
  readonly columns: readonly string[];
  readonly onImport: (rows: readonly ImportRow[]) => Promise<ImportOutcome>;
  readonly onClose: () => void;
}

/** Reads a CSV file, and shows the imported and the refused rows. */
export function ImportDialog({ columns, onImport, onClose }: ImportDialogProps) {
  const t = useWords();
  const s = useSharedWords();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();

  const take = async (): Promise<void> => {
    if (!file) return setProblem(t('file.needed'));
    setBusy(true);
    setProblem(undefined);
    try {
      const rows = readRecords(await file.text());
      if (rows.length === 0) setProblem(t('file.empty'));
      else setOutcome(await onImport(rows));
    } catch {
      setProblem(s('failed'));
    } finally {
      setBusy(false);
    }
  };
  const resetFile = (): void => {
    setFile(undefined);
    setOutcome(undefined);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      placement="top"
      actions={
        outcome ? (
          <Row gap={2}>
            <Button onClick={resetFile}>{t('again')}</Button>
            <Button kind="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </Row>
        ) : (
          <Button kind="primary" busy={busy} onClick={() => void take()}>
            {t('take')}
          </Button>
        )
      }
    >
      {outcome ? (
        <CsvOutcome outcome={outcome} />
      ) : (
        <FileField
          label={t('file')}
          help={t('lead', { columns: columns.join(', ') })}
          accept=".csv,text/csv"
          camera={false}
          error={problem}
          file={file}
          onChoose={(chosenFile) => {
            setFile(chosenFile);
            setProblem(undefined);
          }}
          onRemove={() => setFile(undefined)}
        />
      )}
    </Dialog>
  );
}

function CsvOutcome({ outcome: { importedCount, rejectedRows } }: { readonly outcome: ImportOutcome }) {
  const t = useWords();
  return (
    <output>
      <Stack gap={3}>
        <Text as="p" weight="bold">
          {t('imported', { count: importedCount })}
        </Text>
        {rejectedRows.length > 0 && (
          <>
            <Text as="p">{t('refused', { count: rejectedRows.length })}</Text>
            <ul>
              {rejectedRows.map(({ line, reason }) => (
                <li key={line}>{t('line', { line, reason })}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </output>
  );
}
