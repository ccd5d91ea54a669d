import { callEndpoint } from '@ebpls/api-client';
import { reportScreenFailure, MAX_SCREEN_FAILURE_LENGTHS } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import type { PartFailure } from '@ebpls/ui';

/** Reports a failed part to the server's log under the reference shown. Visitors without a session report nothing. */
export function reportFailure({ reference, part, error, component_stack }: PartFailure): void {
  if (useSession.getState().user === undefined) return;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const body = {
    reference,
    part: part.slice(0, MAX_SCREEN_FAILURE_LENGTHS.part),
    page: location.pathname.slice(0, MAX_SCREEN_FAILURE_LENGTHS.page),
    message: message.slice(0, MAX_SCREEN_FAILURE_LENGTHS.message),
    stack: stack.slice(0, MAX_SCREEN_FAILURE_LENGTHS.stack),
    component_stack: component_stack.slice(0, MAX_SCREEN_FAILURE_LENGTHS.component_stack),
  };
  // Without a connection there is no report; the browser's own console has the error in any case.
  callEndpoint(reportScreenFailure, { body, keepalive: true }).catch(() => undefined);
}
