import { callEndpoint } from '@ebpls/api-client';
import {
  CompanyCode,
  decideSanction,
  issueShowCause,
  recommendSanction,
  reinstateBusiness,
  type Sanction,
  SANCTION_GROUNDS,
  SanctionGround,
  type SanctionOutcome,
  defineText,
  withdrawSanction,
} from '@ebpls/contracts';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import type { ActForm } from '../acts/act-form.ts';
import { type ActHandler, createFormAct, createAct, runAct } from '../acts/acts.ts';
import { useWords, words } from './sanction.messages.ts';

const RecommendationForm = v.object({
  company_code: v.pipe(v.string(), v.trim(), v.toUpperCase(), CompanyCode),
  ground: SanctionGround,
  finding: defineText('sanction_finding.required', 2_000),
});
const SanctionDecision = v.object({ decision: defineText('sanction_decision.required', 2_000) });
const ReinstatementForm = v.object({ reinstatement: defineText('sanction_reinstatement.required', 2_000) });

const createSanctionDecisionAct = (outcome: SanctionOutcome): ActHandler =>
  createFormAct(SanctionDecision, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideSanction, { params: { sanction_no: on }, body: { outcome, decision }, idempotency_key }),
  );

const SANCTION_ACTS = {
  recommend: createFormAct(RecommendationForm, ({ idempotency_key }, { company_code, ...body }) =>
    callEndpoint(recommendSanction, { params: { company_code }, body, idempotency_key }),
  ),
  withdraw: createAct(({ on, idempotency_key }) =>
    callEndpoint(withdrawSanction, { params: { sanction_no: on }, idempotency_key }),
  ),
  show_cause: createAct(({ on, idempotency_key }) =>
    callEndpoint(issueShowCause, { params: { sanction_no: on }, idempotency_key }),
  ),
  dismiss: createSanctionDecisionAct('DISMISSED'),
  suspend: createSanctionDecisionAct('SUSPENDED'),
  revoke: createSanctionDecisionAct('REVOKED'),
  close: createSanctionDecisionAct('REVOKED'),
  reinstate: createFormAct(ReinstatementForm, ({ on, idempotency_key }, body) =>
    callEndpoint(reinstateBusiness, { params: { sanction_no: on }, body, idempotency_key }),
  ),
} satisfies Readonly<Record<string, ActHandler>>;

export type DeskAct = keyof typeof SANCTION_ACTS;
const isDeskAct = (act: string): act is DeskAct => Object.hasOwn(SANCTION_ACTS, act);

/** Acts of the head of an office and the signatory on a case. */
export function sanctionAction(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: SANCTION_ACTS,
    getSuccessText: (act) => (isDeskAct(act) ? words(`success_${act}`) : undefined),
  });
}

/** The permitted acts that this desk offers; a business without a permit is closed instead of revoked. */
export function filterSanctionActs({ acts, ground }: Pick<Sanction, 'acts' | 'ground'>): DeskAct[] {
  const actNames: string[] = acts.map((act) => (act === 'revoke' && ground === 'NO_PERMIT' ? 'close' : act));
  return actNames.filter(isDeskAct);
}

const HARD: readonly DeskAct[] = ['suspend', 'revoke', 'close'];

/** The form of each act; `on` is the case, or the business that is recommended. */
export function useSanctionForms(ground?: SanctionGround): (act: DeskAct, on: string) => ActForm {
  const t = useWords();
  const getFields = (act: DeskAct, on: string): ActForm['fields'] => {
    if (act === 'recommend')
      return [
        { kind: 'text', name: 'company_code', label: t('company_code'), help: t('company_code_help'), initialText: on },
        {
          kind: 'list',
          name: 'ground',
          label: t('ground'),
          options: SANCTION_GROUNDS.map((value) => ({ value, label: t(value) })),
          initialChoice: 'VIOLATION',
        },
        { kind: 'lines', name: 'finding', label: t('finding') },
      ];
    if (act === 'withdraw' || act === 'show_cause') return [];
    return act === 'reinstate'
      ? [{ kind: 'lines', name: 'reinstatement', label: t('reinstatement') }]
      : [{ kind: 'lines', name: 'decision', label: t('decision') }];
  };
  return (act, on) => ({
    act,
    on,
    title: t(`dialog_${act}`),
    lead:
      ground === 'NO_PERMIT' && (act === 'dismiss' || act === 'reinstate')
        ? t(`lead_${act}_closure`)
        : t(`lead_${act}`),
    confirm: t(act),
    is_danger: HARD.includes(act),
    fields: getFields(act, on),
  });
}
