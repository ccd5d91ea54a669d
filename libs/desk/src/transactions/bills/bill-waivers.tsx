import type { Waiver } from '@ebpls/contracts';
import { Heading, MomentText, RowItem, Rows, Text } from '@ebpls/ui';

import { SecondPersonReason } from '../../acts/second-person-reason.tsx';
import { useWords } from '../transaction.messages.ts';

/** Resolutions that forgive an installment, proposed and decided. */
export function BillWaivers({ waivers }: { readonly waivers: readonly Waiver[] }) {
  const t = useWords();
  if (waivers.length === 0) return null;
  return (
    <>
      <Heading level={4} size="secondary">
        {t('waivers')}
      </Heading>
      <Rows label={t('waivers')}>
        {waivers.map(
          ({ waiver_id, no, state, resolution_no, reason, proposed_by, proposed_at, decided_by, ...waiver }) => (
            <RowItem
              key={waiver_id}
              title={t('waiver_of', { no, resolution_no })}
              note={
                <>
                  {reason}{' '}
                  <span>
                    ({[proposed_by, decided_by].filter(Boolean).join(' → ')}, <MomentText at={proposed_at} />)
                  </span>
                  <SecondPersonReason of={waiver} />
                </>
              }
              end={<Text size="secondary">{t(`waiver_${state}`)}</Text>}
            />
          ),
        )}
      </Rows>
    </>
  );
}
