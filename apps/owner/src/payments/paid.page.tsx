// Return page after a payment: the address contains "successful", but only the attempt at the server shows whether it
// was.

import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import { type ApplicationState, getAssessment, getCurrentDue, getLastAttempt } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { AttemptOutcome } from './attempt/attempt-outcome.tsx';

const AWAITS_PERMIT: readonly ApplicationState[] = ['FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE'];

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { assessment_code = '' } = params;
  const { signal } = request;
  const [last, due, assessment] = await Promise.all([
    catchAbsent(callEndpoint(getLastAttempt, { query: { assessment_code }, signal })),
    catchAbsent(callEndpoint(getCurrentDue, { params: { assessment_code }, signal })),
    catchAbsent(callEndpoint(getAssessment, { params: { assessment_code }, signal })),
  ]);
  return {
    attempt: last?.attempt ?? null,
    due,
    awaits_permit: assessment !== undefined && AWAITS_PERMIT.includes(assessment.state),
  };
}

export function Component() {
  const { attempt, due, awaits_permit } = useLoaderData<typeof loader>();
  useNudge('assessment', attempt?.assessment_code ?? 'none');
  return <AttemptOutcome attempt={attempt} due={due} awaits_permit={awaits_permit} />;
}
