import type { ClearanceItem } from '@ebpls/contracts';
import { DaysMeter, MomentText, useLocale } from '@ebpls/ui';
import { CheckItem, CheckList } from '@ebpls/ui/records';
import { getStatusText, getStatusTone } from '@ebpls/ui/lists';

import { DeemedEvidence } from './deemed-evidence.tsx';

interface OfficeLinesProps {
  readonly clearances: readonly ClearanceItem[];
  readonly label: string;
}

/** The state of each office's clearance of an application, one line each. */
export function OfficeLines({ clearances, label }: OfficeLinesProps) {
  const locale = useLocale();
  return (
    <CheckList label={label}>
      {clearances.map((one) => (
        <CheckItem
          key={one.office}
          label={one.title}
          answer={getClearanceAnswer(one)}
          answerText={getStatusText('clearance', one.state, locale)}
          note={<ClearanceNote clearance={one} />}
        />
      ))}
    </CheckList>
  );
}

function getClearanceAnswer({ state }: ClearanceItem): 'yes' | 'no' | undefined {
  const tone = getStatusTone('clearance', state);
  if (tone === 'success') return 'yes';
  return tone === 'danger' ? 'no' : undefined;
}

function ClearanceNote({
  clearance: { decided_at, clearance_no, remarks, days_used, days_limit, is_paused, deemed },
}: {
  readonly clearance: ClearanceItem;
}) {
  if (decided_at !== null)
    return (
      <>
        {clearance_no !== null && `${clearance_no} · `}
        <MomentText at={decided_at} year={false} />
        {deemed && ' · '}
        {deemed && <DeemedEvidence deemedClearance={deemed} />}
      </>
    );
  return (
    <>
      <DaysMeter used={days_used} limit={days_limit} stopped={is_paused} inline />
      {remarks !== '' && ` ${remarks}`}
    </>
  );
}
