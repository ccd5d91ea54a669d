import { call, isRefusal } from '@ebpls/api-client';
import { CLEARANCE_VIEWS, type ClearanceCase, getClearance, listClearances } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DeskFrame } from '@ebpls/ui';
import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import { runAct } from '../acts/acts.ts';
import { readDesk, useDeskAddress } from '../frame/desk-address.ts';
import { useOffice } from '../office-of.ts';
import { PapersPane } from '../papers/papers-pane.tsx';
import { CLEARANCE_ACTS } from './clearance-acts.ts';
import { ClearanceCasePane } from './clearance-case.tsx';
import { ClearanceQueue } from './clearance-queue.tsx';
import { useWords, words } from './clearance.messages.ts';

export { deskRevalidates as shouldRevalidate } from '../frame/desk-address.ts';

/** The queue of the signed-in office, and the case that the address names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const desk = readDesk(searchParams);
  const view = CLEARANCE_VIEWS.find((known) => known === desk.view) ?? 'open';
  const [queue, opened] = await Promise.all([
    call(listClearances, {
      query: { view, search: desk.search, cursor: desk.cursor, limit: '50' },
      signal: request.signal,
    }),
    desk.case === undefined ? undefined : caseOrNothing(desk.case, request.signal),
  ]);
  return { view, queue, opened };
}

/** A case that left this desk is no failure of the queue beside it. */
async function caseOrNothing(clearance_id: string, signal: AbortSignal): Promise<ClearanceCase | null> {
  try {
    return await call(getClearance, { params: { clearance_id }, signal });
  } catch (error) {
    if (isRefusal(error) && (error.code === 'missing' || error.code === 'invalid')) return null;
    throw error;
  }
}

export function action(asked: ActionFunctionArgs) {
  return runAct(asked, { acts: CLEARANCE_ACTS, said: saidAfter });
}

const SAID = [
  'approve',
  'approve_with_conditions',
  'return',
  'reject',
  'schedule_inspection',
  'record_inspection',
] as const;

function saidAfter(act: string): string | undefined {
  const known = SAID.find((one) => one === act);
  return known && words(`said_${known}`);
}

export function Component() {
  const { view, queue, opened } = useLoaderData<typeof loader>();
  const { desk, to } = useDeskAddress();
  const { revalidate } = useRevalidator();
  const office = useOffice();
  const t = useWords();
  useNudge('clearance');
  useNudge('document');
  useEffect(() => {
    document.title = `${t('title')} · eBPLS`;
  }, [t]);

  return (
    <DeskFrame
      pane={desk.pane ?? 'queue'}
      paneTo={(pane) => to({ pane })}
      onRetry={() => void revalidate()}
      queue={<ClearanceQueue queue={queue} view={view} />}
      case={<ClearanceCasePane opened={opened} />}
      documents={
        <PapersPane requirements={opened?.assessment.requirements ?? []} judge={office} hasCase={Boolean(opened)} />
      }
    />
  );
}
