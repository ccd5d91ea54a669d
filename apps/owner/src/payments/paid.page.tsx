import { call } from '@ebpls/api-client';
import { getCurrentDue, getLastAttempt } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { orNothing } from '../or-nothing.ts';
import { AttemptOutcome } from './attempt/attempt-outcome.tsx';

/** The address says "successful"; only the attempt says whether it was. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { assessment_code = '' } = params;
  const { signal } = request;
  const [last, due] = await Promise.all([orNothing(call(getLastAttempt, { query: { assessment_code }, signal })), orNothing(call(getCurrentDue, { params: { assessment_code }, signal }))]);
  return { attempt: last?.attempt ?? null, due };
}

export function Component() {
  const { attempt, due } = useLoaderData<typeof loader>();
  useNudge('assessment', attempt?.assessment_code ?? 'none');
  return <AttemptOutcome attempt={attempt} due={due} />;
}
