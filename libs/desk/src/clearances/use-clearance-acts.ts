// Offers the actions on a clearance that the server allows, and explains why a decision is not possible yet.

import type { ClearanceCase, ClearanceState } from '@ebpls/contracts';
import { checkChecklist } from '@ebpls/rules';

import type { DeskAct } from '../acts/act-bar.tsx';
import { useWords as useCheckWords } from './checklist/checklist.messages.ts';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { useActForms } from './act-forms.ts';
import { useNames, useWords } from './clearance.messages.ts';
import { OPEN_STATES, countWaitingPapers } from './clearance-documents.ts';
import { useOutOfTurnForm } from './queue/out-of-turn-form.ts';

/** Decisions that an office may take once it has a case; offered from the start, so that a clerk sees why one waits. */
const DECISIONS = ['approve', 'approve_with_conditions', 'return', 'reject'] as const;
type DecisionAct = (typeof DECISIONS)[number];

const DECISION_KEYS = { approve: 'A', approve_with_conditions: 'C', return: 'R', reject: 'X' } as const;

/** The acts of a case as the server allows them, each decision that must wait with its reason. */
export function useClearanceActs(clearanceCase: ClearanceCase): {
  readonly acts: readonly DeskAct[];
  readonly hint: string | undefined;
} {
  const t = useWords();
  const name = useNames();
  const d = useDeskWords();
  const forms = useActForms(clearanceCase);
  const { clearance, assessment } = clearanceCase;
  const first = useFirstActs(clearanceCase, forms);
  const visit = useVisitActs(clearanceCase, forms);
  const getUncheckedReason = useUncheckedItems(clearanceCase);
  const decidedActs = useDecidedActs(clearanceCase, forms);

  if (clearanceCase.held)
    return {
      acts: [],
      hint: t(clearanceCase.held.is_mine ? 'held_by_you' : 'held_by', { name: clearanceCase.held.decided_by }),
    };
  if (!OPEN_STATES.includes(clearance.state)) return decidedActs;
  if (assessment.state !== 'IN_CLEARANCE' && !isBesideOrder(assessment))
    return { acts: [], hint: t('not_with_offices') };

  const leads = first.length === 0;
  const decisions = DECISIONS.map((act): DeskAct => ({
    act,
    ...name(act),
    kind: getActKind(act, leads),
    keyHint: DECISION_KEYS[act],
    form: forms[act],
    why: isAllowed(clearanceCase, act) ? getUncheckedReason(act) : t(whyNot(act, clearance.state)),
  }));
  const giveBack: DeskAct = { act: 'give_back', ...name('give_back'), form: forms.give_back };
  const giveBackActs = isAllowed(clearanceCase, 'give_back') ? [{ ...giveBack, keyHint: 'P', isMinor: true }] : [];
  const waitingCount = countWaitingPapers(clearanceCase);
  return {
    acts: [...first, ...decisions, ...visit.map((act) => (leads ? { ...act, keyHint: 'I' } : act)), ...giveBackActs],
    hint:
      waitingCount > 0 && isAllowed(clearanceCase, 'approve') ? d('papers_hint', { count: waitingCount }) : undefined,
  };
}

/** Remaining acts on a decided part. */
function useDecidedActs(clearanceCase: ClearanceCase, forms: Forms): ReturnType<typeof useClearanceActs> {
  const t = useWords();
  const name = useNames();
  const acts: readonly DeskAct[] = [
    { act: 'recall', ...name('recall'), kind: 'danger', form: forms.recall },
    { act: 'issue_late', ...name('issue_late'), kind: 'primary', form: forms.issue_late },
    { act: 'audit_right', ...name('audit_right'), kind: 'primary', form: forms.audit_right },
    { act: 'audit_wrong', ...name('audit_wrong'), kind: 'danger', form: forms.audit_wrong },
  ];
  const hint = clearanceCase.audit ? 'hint_audited' : (DECIDED_HINT[clearanceCase.clearance.state] ?? 'decided');
  return { acts: acts.filter(({ act }) => isAllowed(clearanceCase, act)), hint: t(hint) };
}

const DECIDED_HINT: Partial<Record<ClearanceState, 'hint_not_issued' | 'hint_by_list' | 'hint_post_audit'>> = {
  NOT_ISSUED_IN_TIME: 'hint_not_issued',
  CLEARED_BY_LIST: 'hint_by_list',
  POST_AUDIT: 'hint_post_audit',
};

/** The order of payment issued on declared figures while offices look (RA 11032 s.10). */
function isBesideOrder({ state, declared_order }: ClearanceCase['assessment']): boolean {
  return (state === 'FOR_PAYMENT' || state === 'PAID') && typeof declared_order?.issued_on === 'string';
}

/** The open items of the office's checklist that block an approval. */
function useUncheckedItems({ checklist }: ClearanceCase): (act: DecisionAct) => string | undefined {
  const t = useCheckWords();
  return (act) => {
    if (act !== 'approve' && act !== 'approve_with_conditions') return undefined;
    const problem = checkChecklist(checklist, act);
    return problem && t(problem === 'checklist.open' ? 'why_open' : 'why_failed');
  };
}

type Forms = ReturnType<typeof useActForms>;

function isAllowed({ acts }: ClearanceCase, act: string): boolean {
  return acts.includes(act);
}

/** Acts that come before any decision. */
function useFirstActs(clearanceCase: ClearanceCase, { record_inspection }: Forms): readonly DeskAct[] {
  const name = useNames();
  const form_if_refused = useOutOfTurnForm(
    clearanceCase.clearance.clearance_id ?? 0,
    clearanceCase.assessment.company_name,
  );
  const claim: DeskAct = { act: 'claim', ...name('claim'), kind: 'primary', keyHint: 'L', form_if_refused };
  const record: DeskAct = {
    act: 'record_inspection',
    ...name('record_inspection'),
    kind: 'primary',
    keyHint: 'I',
    form: record_inspection,
  };
  return [claim, record].filter(({ act }) => isAllowed(clearanceCase, act));
}

function useVisitActs(clearanceCase: ClearanceCase, { schedule_inspection }: Forms): readonly DeskAct[] {
  const name = useNames();
  const isPlanned = clearanceCase.clearance.state === 'INSPECTION_SCHEDULED';
  const act: DeskAct = {
    act: 'schedule_inspection',
    ...name(isPlanned ? 'move_inspection' : 'schedule_inspection'),
    form: schedule_inspection,
  };
  return isAllowed(clearanceCase, 'schedule_inspection') ? [act] : [];
}

function getActKind(act: DecisionAct, leads: boolean): NonNullable<DeskAct['kind']> {
  if (act === 'reject') return 'danger';
  return act === 'approve' && leads ? 'primary' : 'secondary';
}

function whyNot(act: DecisionAct, state: ClearanceState) {
  if (state === 'PENDING' || state === 'RECALLED') return 'why_claim';
  if (state === 'INSPECTION_SCHEDULED') return 'why_inspection';
  if (state === 'FOR_COMPLIANCE') return 'why_owner';
  return act === 'reject' ? 'why_head' : 'why_not_allowed';
}
