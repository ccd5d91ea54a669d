import type { BillVersion } from '@ebpls/contracts';
import { Heading, MomentText, Pesos, RowItem, Rows } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { useWords } from '../transaction.messages.ts';

/** Every version of the bill, newest first, with its changes against the one before; renders nothing for a single version. */
export function BillVersions({ versions }: { readonly versions: readonly BillVersion[] }) {
  const t = useWords();
  if (versions.length <= 1) return null;
  return (
    <>
      <Heading level={4} size="secondary">
        {t('versions')}
      </Heading>
      <Rows label={t('versions')}>
        {versions.map((version) => (
          <RowItem
            key={version.bill_id}
            title={version.top_no ?? t('version_no', { version: version.version })}
            note={<VersionNote version={version} />}
            status={<StatusBadge kind="bill" status={version.state} />}
            end={<Pesos amount={version.total} />}
          />
        ))}
      </Rows>
    </>
  );
}

function VersionNote({ version: { computed_by, computed_at, reason, changes } }: { readonly version: BillVersion }) {
  const t = useWords();
  return (
    <>
      {computed_by}, <MomentText at={computed_at} />
      {reason !== null && <div>{reason}</div>}
      {changes.map(({ code, name, before, after }) => (
        <div key={code}>
          {name}: {before === null ? t('was_not_there') : <Pesos amount={before} />} →{' '}
          {after === null ? t('removed') : <Pesos amount={after} />}
        </div>
      ))}
    </>
  );
}
