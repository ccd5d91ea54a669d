import { callEndpoint } from '@ebpls/api-client';
import { type AppealOutcome, decideAppeal, defineText } from '@ebpls/contracts';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import type { ActForm } from '../../acts/act-form.ts';
import { type ActHandler, createFormAct, runAct } from '../../acts/acts.ts';
import { useWords, words } from './appeal.messages.ts';

const AppealDecision = v.object({ decision: defineText('appeal_decision.required', 2_000) });

const createAppealDecisionAct = (outcome: AppealOutcome): ActHandler =>
  createFormAct(AppealDecision, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideAppeal, { params: { appeal_no: on }, body: { outcome, decision }, idempotency_key }),
  );

const APPEAL_ACTS = {
  uphold: createAppealDecisionAct('UPHELD'),
  reverse: createAppealDecisionAct('REVERSED'),
} satisfies Readonly<Record<string, ActHandler>>;

type DeskAct = keyof typeof APPEAL_ACTS;
const isDeskAct = (act: string): act is DeskAct => Object.hasOwn(APPEAL_ACTS, act);

/** Route action of the appeal pages: the decision on an appeal. */
export function appealAction(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: APPEAL_ACTS,
    getSuccessText: (act) => (isDeskAct(act) ? words(`success_${act}`) : undefined),
  });
}

/** Those of the acts that the reader may do at a desk. */
export function filterDeskActs(acts: readonly string[]): DeskAct[] {
  return acts.filter(isDeskAct);
}

/** The form that each act opens before it is done. */
export function useAppealForms(): (act: DeskAct, appeal_no: string) => ActForm {
  const t = useWords();
  return (act, appeal_no) => ({
    act,
    on: appeal_no,
    title: t(`dialog_${act}`),
    lead: t(`lead_${act}`),
    confirm: t(act),
    fields: [{ kind: 'lines', name: 'decision', label: t('decision') }],
  });
}
