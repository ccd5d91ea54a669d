import { callEndpoint, fetchFile, isRefusal } from '@ebpls/api-client';
import { downloadDocument, removeDocument, type VaultPaper } from '@ebpls/contracts';
import { DownloadButton, showNotice } from '@ebpls/remote-kit';
import { Button, MomentText, Row, RowItem, formatFileSize, Text } from '@ebpls/ui';
import { useRevalidator } from 'react-router';

import { Holds } from '../shared/documents/document-dates.tsx';
import { DocumentStatus } from '../shared/documents/document-status.tsx';
import { useWords } from './document.messages.ts';

const MAX_LISTED_VIEWS = 4; // Listed openings; of the others only the number is shown.

interface DocumentVersionProps {
  readonly paper: VaultPaper;
  readonly isNewest: boolean;
}

/** One version of a document: its validity, the applications filed with it, and the offices that opened it. */
export function DocumentVersion({ paper, isNewest }: DocumentVersionProps) {
  const t = useWords();
  const { document_id, file_name, size, version, uploaded_at, remarks, uses } = paper;
  return (
    <RowItem
      title={
        <Text as="span" weight={isNewest ? 'bold' : 'regular'} tone={isNewest ? 'default' : 'muted'}>
          {file_name}
        </Text>
      }
      note={
        <>
          <VersionNumber version={version} />
          {formatFileSize(size)} · <MomentText at={uploaded_at} />
          {(paper.valid_until ?? paper.valid_from) && (
            <div>
              <Holds document={paper} />
            </div>
          )}
          <div>
            {uses.length === 0
              ? t('used_by_none')
              : t('used_in', { codes: uses.map(({ assessment_code }) => assessment_code).join(', ') })}
          </div>
          <Openings openings={paper.openings} />
          {remarks && (
            <Text size="secondary" tone="warning">
              {remarks}
            </Text>
          )}
        </>
      }
      status={
        isNewest || paper.is_expired ? (
          <DocumentStatus state={paper.state} is_expired={paper.is_expired} check={paper.check} />
        ) : undefined
      }
      end={
        <Row gap={2}>
          <DownloadButton asLink fetch={() => fetchFile(downloadDocument, { params: { document_id } })}>
            {t('download')}
          </DownloadButton>
          {uses.length === 0 && <Remove paper={paper} />}
        </Row>
      }
    />
  );
}

/** Number of a copy that replaced another. */
function VersionNumber({ version }: Pick<VaultPaper, 'version'>) {
  const t = useWords();
  return version > 1 ? `${t('version', { version })} · ` : null;
}

function Openings({ openings }: Pick<VaultPaper, 'openings'>) {
  const t = useWords();
  const extraCount = openings.length - MAX_LISTED_VIEWS;
  return (
    <>
      {openings.slice(0, MAX_LISTED_VIEWS).map(({ office, at }) => (
        <div key={`${office} ${at}`}>
          {t('opened_by', { office })} <MomentText at={at} />
        </div>
      ))}
      {extraCount > 0 && <div>{t('opened_more', { count: extraCount })}</div>}
    </>
  );
}

function Remove({ paper: { document_id, file_name } }: { readonly paper: VaultPaper }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const remove = async (): Promise<void> => {
    try {
      await callEndpoint(removeDocument, { params: { document_id } });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      showNotice('failed', error.message);
    }
    await revalidate();
  };
  return (
    <Button size="desk" kind="quiet" aria-label={t('remove_of', { file: file_name })} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}
