// Return page after a failed payment: the owner's open or just failed attempt decides the text; the address proves
// nothing (decision D43).

import { callEndpoint } from '@ebpls/api-client';
import { getLastAttempt } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { AttemptOutcome } from './attempt/attempt-outcome.tsx';
import { isAttemptWaiting } from './attempt/use-attempt-polling.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getLastAttempt, { query: {}, signal: request.signal });
}

export function Component() {
  const { attempt } = useLoaderData<typeof loader>();
  const [openedAttempt] = useState(attempt);
  useNudge('assessment', attempt?.assessment_code ?? 'none');
  // The payment that was open here has ended: the page of its application shows how.
  const is_over = openedAttempt && isAttemptWaiting(openedAttempt) && attempt?.request_id !== openedAttempt.request_id;
  if (is_over)
    return <Navigate to={addresses.paid(openedAttempt.assessment_code, openedAttempt.company_code)} replace />;
  return <AttemptOutcome attempt={attempt} />;
}
