import type { ApplicationState } from '@ebpls/contracts';
import { StatusBadge } from '@ebpls/ui/lists';

interface OwnStatusProps {
  readonly state: ApplicationState;
  /** An office returned its part: the application continues only after the owner’s reply. */
  readonly isReplyPending: boolean;
}

/** Status of an application for its owner; while an office needs a reply, the status says so instead of the stage. */
export function OwnStatus({ state, isReplyPending }: OwnStatusProps) {
  return isReplyPending ? (
    <StatusBadge kind="clearance" status="FOR_COMPLIANCE" />
  ) : (
    <StatusBadge kind="application" status={state} />
  );
}
