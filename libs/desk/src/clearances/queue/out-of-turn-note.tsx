import type { ClearanceRow } from '@ebpls/contracts';
import { MomentText, Remark } from '@ebpls/ui';

import { useWords } from '../../messages/turn.messages.ts';

/** Who claimed a case before those that were due earlier, when and why, for the head of the office (decision 0115). */
export function OutOfTurnNote({
  of: { at, taken_by, ground, note },
}: {
  readonly of: NonNullable<ClearanceRow['out_of_turn']>;
}) {
  const t = useWords();
  return (
    <Remark>
      {t('priority_by', { name: taken_by })} <MomentText at={at} year={false} />: {t(ground)}
      {note !== '' && <>. {note}</>}
    </Remark>
  );
}
