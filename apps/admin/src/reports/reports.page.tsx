// List of the available reports; the treasurer's daily ones come first.

import type { ReportName } from '@ebpls/contracts';
import { Page, RowItem, Rows, Stack } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './report.messages.ts';

/** The treasurer's daily reports come first. */
const REPORT_ORDER: readonly ReportName[] = [
  'collections',
  'abstract',
  'barangays',
  'fire',
  'delinquent',
  'unrenewed',
  'taxpayers',
  'trial-balance',
  'differences',
  'satisfaction',
];

/** The available reports, each with its description. */
export function Component() {
  const t = useWords();
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        <Rows label={t('list')}>
          {REPORT_ORDER.map((report) => (
            <RowItem key={report} title={t(report)} note={t(`${report}_about`)} to={addresses.report(report)} />
          ))}
        </Rows>
      </Stack>
    </Page>
  );
}
