// Row of a case in an office's queue: its name and time left, then its clerk, age, type and barangay on one line.

import type { ClearanceRow, ClearanceView } from '@ebpls/contracts';
import { DaysMeter, getInitials, MomentText, RowItem, Tag } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';
import { type ReactNode, useEffect, useRef } from 'react';

import { useDeskAddress } from '../../frame/desk-address.ts';
import { useIsCalled } from '../../frame/keys/case-navigation.ts';
import { useWords } from '../clearance.messages.ts';
import { OutOfTurnNote } from './out-of-turn-note.tsx';

/** Views whose rows show their outcome instead of the remaining time. */
const DONE_VIEWS: ReadonlySet<ClearanceView> = new Set<ClearanceView>(['post_audit', 'decided', 'out_of_turn']);

interface QueueRowProps {
  readonly row: ClearanceRow;
  readonly view: ClearanceView;
  readonly pick: ReactNode;
}

/** One case of the queue; the open one scrolls into sight. */
export function QueueRow({ row, view, pick }: QueueRowProps) {
  const { desk, to } = useDeskAddress();
  const id = String(row.clearance_id);
  const isSelected = desk.case === id;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSelected) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <RowItem
      title={<span ref={place}>{row.company_name}</span>}
      to={to({ case: id, doc: undefined, pane: 'case' })}
      selected={isSelected}
      pending={useIsCalled(id)}
      pick={pick}
      aside={
        DONE_VIEWS.has(view) ? undefined : (
          <DaysMeter part="words" used={row.days_used} limit={row.days_limit} stopped={row.is_paused} />
        )
      }
      note={<RowNote row={row} isOpen={!DONE_VIEWS.has(view)} />}
      noteEnd={
        DONE_VIEWS.has(view) ? (
          <StatusBadge kind="clearance" status={row.state} />
        ) : (
          <DaysMeter part="cells" used={row.days_used} limit={row.days_limit} stopped={row.is_paused} />
        )
      }
      more={hasMore(row) && <RowMore row={row} />}
    />
  );
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** How long a case is in its state, in the largest whole unit: `2 d`. */
function formatShortAge(t: ReturnType<typeof useWords>, minutes: number): string {
  if (minutes < HOUR_MINUTES) return t('age_minutes', { count: minutes });
  return minutes < DAY_MINUTES
    ? t('age_hours', { count: Math.floor(minutes / HOUR_MINUTES) })
    : t('age_days', { count: Math.floor(minutes / DAY_MINUTES) });
}

interface RowNoteProps {
  readonly row: ClearanceRow;
  /** The case is not decided: its clerk and its age are shown. */
  readonly isOpen: boolean;
}

function RowNote({ row, isOpen }: RowNoteProps) {
  const t = useWords();
  const { application_type, barangay_name, is_mine, assigned_name, waited_minutes } = row;
  const holder = is_mine ? t('own') : assigned_name && getInitials(assigned_name);
  const parts = isOpen ? [holder, formatShortAge(t, waited_minutes)] : [];
  return (
    <span title={isOpen ? (assigned_name ?? t('unassigned')) : undefined}>
      {[...parts, t(application_type), barangay_name].filter(Boolean).join(' · ')}
    </span>
  );
}

const hasMore = ({ inspection_at, flags, out_of_turn }: ClearanceRow): boolean =>
  inspection_at !== null || flags.includes('resubmitted') || out_of_turn !== undefined;

/** What few cases have: a planned visit, an answer of the owner, the reason for taking it out of turn. */
function RowMore({ row: { inspection_at, flags, out_of_turn } }: { readonly row: ClearanceRow }) {
  const t = useWords();
  return (
    <>
      {inspection_at !== null && (
        <>
          {t('visit')} <MomentText at={inspection_at} weekday year={false} />
        </>
      )}
      {flags.includes('resubmitted') && (
        <div>
          <Tag tone="info" icon="retry">
            {t('flag_resubmitted')}
          </Tag>
        </div>
      )}
      {out_of_turn && <OutOfTurnNote of={out_of_turn} />}
    </>
  );
}
