import type { ReportName } from '@ebpls/contracts';
import { Page, RowItem, Rows, Stack } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { TreasuryTabs } from '../treasury-tabs.tsx';
import { useWords } from './report.messages.ts';

/** What a treasurer looks at every day stands first. */
const SHOWN: readonly ReportName[] = [
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

/** The reports there are, each with what it tells. */
export function Component() {
  const t = useWords();
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        <TreasuryTabs current="reports" />
        <Rows label={t('list')}>
          {SHOWN.map((report) => (
            <RowItem key={report} title={t(report)} note={t(`${report}_about`)} to={addresses.report(report)} />
          ))}
        </Rows>
      </Stack>
    </Page>
  );
}
