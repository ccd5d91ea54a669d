import type { ScanAlert } from '@ebpls/contracts';
import { MomentText, RowItem, Rows, Section, Tag } from '@ebpls/ui';

import { useWords } from './sanction.messages.ts';

/**
 * Permit codes that were scanned at two places too far apart for the time between the scans: one of the two permits is
 * a copy.
 */
export function ImpossibleTravelAlerts({ alerts }: { readonly alerts: readonly ScanAlert[] }) {
  const t = useWords();
  if (alerts.length === 0) return null;
  return (
    <Section title={t('far_codes')}>
      <Rows label={t('far_codes')}>
        {alerts.map(({ permit_no, company_name, kilometres, first_at, second_at, noticed_at }) => (
          <RowItem
            key={`${permit_no} ${noticed_at}`}
            title={company_name}
            note={
              <>
                {permit_no} · <MomentText at={first_at} year={false} /> – <MomentText at={second_at} year={false} />
              </>
            }
            status={<Tag tone="warning">{t('distance', { kilometres })}</Tag>}
          />
        ))}
      </Rows>
    </Section>
  );
}
