import { callEndpoint } from '@ebpls/api-client';
import {
  CompanyCode,
  decideFraudFinding,
  decideFraudWithdrawal,
  FRAUD_GROUNDS,
  type FraudFindingReply,
  ProposeFraudFindingInput,
  proposeFraudFinding,
  proposeFraudWithdrawal,
  defineText,
} from '@ebpls/contracts';
import { type ActHandler, type ActField, type ActForm, createFormAct, runAct } from '@ebpls/desk';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { useWords, words } from './fraud-finding.messages.ts';

const { tax_years: YearsInput, ...findingEntries } = ProposeFraudFindingInput.entries;

const ProposalForm = v.object({
  ...findingEntries,
  company_code: v.pipe(v.string(), v.trim(), v.toUpperCase(), CompanyCode),
  tax_years: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,;]+/).filter((part) => part !== '')),
    v.transform((parts) => parts.map(Number)),
    v.check((years) => v.is(YearsInput, years), 'fraud_years.required'),
  ),
});
const DecisionForm = v.object({ decision: defineText('fraud_decision.required', 1_000) });
const WithdrawalForm = v.object({ reason: defineText('fraud_withdrawal.required', 1_000) });

const decideFinding = (is_confirmed: boolean): ActHandler =>
  createFormAct(DecisionForm, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideFraudFinding, { params: { finding_no: on }, body: { is_confirmed, decision }, idempotency_key }),
  );
const decideWithdrawal = (is_withdrawn: boolean): ActHandler =>
  createFormAct(DecisionForm, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideFraudWithdrawal, {
      params: { finding_no: on },
      body: { is_withdrawn, decision },
      idempotency_key,
    }),
  );

const FRAUD_FINDING_ACTS: Readonly<Record<string, ActHandler>> = {
  propose: createFormAct(ProposalForm, ({ idempotency_key }, { company_code, ...body }) =>
    callEndpoint(proposeFraudFinding, { params: { company_code }, body, idempotency_key }),
  ),
  confirm: decideFinding(true),
  dismiss: decideFinding(false),
  withdraw: createFormAct(WithdrawalForm, ({ on, idempotency_key }, body) =>
    callEndpoint(proposeFraudWithdrawal, { params: { finding_no: on }, body, idempotency_key }),
  ),
  agree: decideWithdrawal(true),
  keep: decideWithdrawal(false),
};

const FINDING_ACTS = ['confirm', 'dismiss', 'withdraw', 'agree', 'keep'] as const;
type FindingAct = (typeof FINDING_ACTS)[number];

/** Actions of treasurers on a finding of fraud. */
export function runFraudFindingAct(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: FRAUD_FINDING_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = ['propose' as const, ...FINDING_ACTS].find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}

const ACTS_BY_REPLY: Readonly<Record<FraudFindingReply['acts'][number], readonly FindingAct[]>> = {
  decide: ['confirm', 'dismiss'],
  withdraw: ['withdraw'],
  decide_withdrawal: ['agree', 'keep'],
};

/** The acts that a person may do on a finding, each with its form; the first one is the usual one. */
export function useFindingForms(): (finding: FraudFindingReply) => ActForm[] {
  const t = useWords();
  return ({ finding_no, acts }) =>
    acts.flatMap((offeredAct) =>
      ACTS_BY_REPLY[offeredAct].map((act) => ({
        act,
        on: finding_no,
        confirm: t(act),
        title: t(`dialog_${act}`),
        lead: t(`lead_${act}`),
        is_danger: act === 'dismiss' || act === 'agree',
        fields: [
          act === 'withdraw'
            ? { kind: 'lines', name: 'reason', label: t('reason') }
            : { kind: 'lines', name: 'decision', label: t('decision') },
        ] satisfies ActField[],
      })),
    );
}

/** The form of a new finding. */
export function useProposalForm(): ActForm {
  const t = useWords();
  return {
    act: 'propose',
    on: 'new',
    confirm: t('propose'),
    title: t('dialog_propose'),
    lead: t('lead_propose'),
    fields: [
      { kind: 'text', name: 'company_code', label: t('company_code'), help: t('company_code_help') },
      {
        kind: 'list',
        name: 'ground',
        label: t('ground'),
        initialChoice: '',
        placeholder: t('choose_ground'),
        options: FRAUD_GROUNDS.map((value) => ({ value, label: t(value) })),
      },
      { kind: 'text', name: 'tax_years', label: t('tax_years'), help: t('tax_years_help') },
      { kind: 'day', name: 'discovered_on', label: t('discovered_on') },
      { kind: 'lines', name: 'evidence', label: t('evidence') },
      { kind: 'text', name: 'evidence_no', label: t('evidence_no') },
    ],
  };
}
