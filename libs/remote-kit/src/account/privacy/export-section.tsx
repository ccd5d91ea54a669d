import { fetchFile } from '@ebpls/api-client';
import { downloadOwnExport, type OwnExport } from '@ebpls/contracts';
import { Button, MomentText, RowItem, Rows, Section, formatFileSize, Stack } from '@ebpls/ui';
import { useFetcher } from 'react-router';

import { DownloadButton } from '../../download-button.tsx';
import { useNudge } from '../../reload/nudges.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { useWords } from './privacy.messages.ts';

interface ExportSectionProps {
  readonly exports: readonly OwnExport[];
  readonly hasEmail: boolean;
}

/** The person's right to a copy of the data held about them. */
export function ExportSection({ exports, hasEmail }: ExportSectionProps) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  useNudge('account');
  return (
    <Section title={t('export_title')} hint={t('export_hint')}>
      <Stack gap={4}>
        <FormMessage answer={fetcher.data} />
        <Rows>
          {exports.map((dataExport) => (
            <RowItem
              key={dataExport.export_id}
              title={<MomentText at={dataExport.asked_at} />}
              note={
                dataExport.size === null ? (
                  t(hasEmail ? 'export_pending' : 'export_pending_here')
                ) : (
                  <>
                    {t('export_ready')}, {formatFileSize(dataExport.size)}, {t('export_until')}{' '}
                    <MomentText at={dataExport.expires_at} />
                  </>
                )
              }
              end={dataExport.state === 'READY' && <Download ownExport={dataExport} />}
            />
          ))}
        </Rows>
        <fetcher.Form method="post">
          <input type="hidden" name="act" value="export" />
          <Button type="submit" kind="secondary" icon="download" busy={fetcher.state !== 'idle'}>
            {t('export_request')}
          </Button>
        </fetcher.Form>
      </Stack>
    </Section>
  );
}

function Download({ ownExport: { export_id } }: { readonly ownExport: OwnExport }) {
  const t = useWords();
  return (
    <DownloadButton size="desk" fetch={() => fetchFile(downloadOwnExport, { params: { export_id } })}>
      {t('export_download')}
    </DownloadButton>
  );
}
