import { call } from '@ebpls/api-client';
import { type AppealOutcome, decideAppeal, text } from '@ebpls/contracts';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import type { ActForm } from '../acts/act-form.ts';
import { type Act, formed, runAct } from '../acts/acts.ts';
import { useWords, words } from './appeal.messages.ts';

const Decided = v.object({ decision: text('appeal_decision.required', 2_000) });

const decided = (outcome: AppealOutcome): Act =>
  formed(Decided, ({ on, idempotency_key }, { decision }) =>
    call(decideAppeal, { params: { appeal_no: on }, body: { outcome, decision }, idempotency_key }),
  );

const ACTS = { uphold: decided('UPHELD'), reverse: decided('REVERSED') } satisfies Readonly<Record<string, Act>>;

type DeskAct = keyof typeof ACTS;
const isDeskAct = (act: string): act is DeskAct => Object.hasOwn(ACTS, act);

export function appealAction(asked: ActionFunctionArgs) {
  return runAct(asked, { acts: ACTS, said: (act) => (isDeskAct(act) ? words(`said_${act}`) : undefined) });
}

/** Those of the acts that the reader may do at a desk. */
export function deskActsOf(acts: readonly string[]): DeskAct[] {
  return acts.filter(isDeskAct);
}

/** What each act asks before it is done. */
export function useAppealForms(): (act: DeskAct, appeal_no: string) => ActForm {
  const t = useWords();
  return (act, appeal_no) => ({
    act,
    on: appeal_no,
    title: t(`ask_${act}`),
    lead: t(`lead_${act}`),
    confirm: t(act),
    fields: [{ kind: 'lines', name: 'decision', label: t('decision') }],
  });
}
