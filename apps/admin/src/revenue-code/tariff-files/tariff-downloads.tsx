import { fetchFile } from '@ebpls/api-client';
import { downloadTariff } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Row } from '@ebpls/ui';

import { useWords } from './tariff-files.messages.ts';

/** Saves a version of the revenue code as a workbook or as a JSON document. */
export function TariffDownloads({ ordinance_version_id }: { readonly ordinance_version_id: number }) {
  const t = useWords();
  const load = (format: 'xlsx' | 'json') => () =>
    fetchFile(downloadTariff, { params: { ordinance_version_id: String(ordinance_version_id) }, query: { format } });
  return (
    <Row gap={4}>
      <DownloadButton asLink fetch={load('xlsx')}>
        {t('download_workbook')}
      </DownloadButton>
      <DownloadButton asLink fetch={load('json')}>
        {t('download_json')}
      </DownloadButton>
    </Row>
  );
}
