import { call } from '@ebpls/api-client';
import { getLastAttempt } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { AttemptOutcome } from './attempt/attempt-outcome.tsx';

/** The address carries no attempt and proves nothing: the owner's newest attempt decides what is said (decision D43). */
export function loader({ request }: LoaderFunctionArgs) {
  return call(getLastAttempt, { query: {}, signal: request.signal });
}

export function Component() {
  const { attempt } = useLoaderData<typeof loader>();
  useNudge('assessment', attempt?.assessment_code ?? 'none');
  return <AttemptOutcome attempt={attempt} />;
}
