import type { IconName } from '../actions/icon.tsx';
import type { Shape, StatusKind, StatusKinds } from '../words/statuses.ts';
import { findStatusLook } from '../words/statuses.ts';
import { useLocale } from '../words/words.ts';
import { Tag } from '../records/tag.tsx';

const BADGE_ICONS: Record<Shape, IconName> = {
  dashed: 'dashed',
  owner: 'alert',
  clock: 'clock',
  visit: 'calendar',
  check: 'check-circle',
  cross: 'cross-circle',
};

export type StatusBadgeProps = { [K in StatusKind]: { readonly kind: K; readonly status: StatusKinds[K] } }[StatusKind];

/** The status of an application, a clearance, a bill … in the reader's language. */
export function StatusBadge({ kind, status }: StatusBadgeProps) {
  const look = findStatusLook<StatusKind>(kind, status as never);
  const locale = useLocale();
  return (
    <Tag tone={look.tone} icon={BADGE_ICONS[look.shape]}>
      {look[locale]}
    </Tag>
  );
}
