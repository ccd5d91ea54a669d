import type { ClearanceCase, ClearanceState } from '@ebpls/contracts';

import type { DeskAct } from '../acts/act-bar.tsx';
import { useWords as useDeskWords } from '../messages/desk.ts';
import { useActForms } from './act-forms.ts';
import { useWords } from './clearance-words.ts';

/** What an office may decide once it has a case; offered from the first moment, so that a clerk sees why it waits. */
const DECISIONS = ['approve', 'approve_with_conditions', 'return', 'reject'] as const;
type Decision = (typeof DECISIONS)[number];

const OPEN: readonly ClearanceState[] = [
  'PENDING',
  'RECALLED',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
];
const KEY = { approve: 'A', approve_with_conditions: 'C', return: 'R', reject: 'X' } as const;

/** The acts of a case as the server allows them, each decision that must wait with its reason. */
export function useClearanceActs(opened: ClearanceCase): {
  readonly acts: readonly DeskAct[];
  readonly hint: string | undefined;
} {
  const t = useWords();
  const d = useDeskWords();
  const forms = useActForms(opened);
  const { acts, clearance, assessment } = opened;
  const isAllowed = (act: string): boolean => acts.includes(act);

  if (!OPEN.includes(clearance.state)) return { acts: [], hint: t('decided') };
  if (assessment.state !== 'IN_CLEARANCE') return { acts: [], hint: t('not_with_offices') };

  const first: DeskAct[] = [
    ...(isAllowed('claim') ? [{ act: 'claim', label: t('claim'), kind: 'primary' as const, keyHint: 'L' }] : []),
    ...(isAllowed('record_inspection')
      ? [
          {
            act: 'record_inspection',
            label: t('record_inspection'),
            kind: 'primary' as const,
            keyHint: 'I',
            form: forms.record_inspection,
          },
        ]
      : []),
  ];
  const visit: DeskAct[] = isAllowed('schedule_inspection')
    ? [
        {
          act: 'schedule_inspection',
          label: t(clearance.state === 'INSPECTION_SCHEDULED' ? 'move_inspection' : 'schedule_inspection'),
          form: forms.schedule_inspection,
          ...(first.length === 0 && { keyHint: 'I' }),
        },
      ]
    : [];
  const decisions = DECISIONS.map((act): DeskAct => ({
    act,
    label: t(act),
    kind: kindOf(act, first.length === 0),
    keyHint: KEY[act],
    form: forms[act],
    ...(!isAllowed(act) && { why: t(whyNot(act, clearance.state)) }),
  }));
  const waiting = openPapers(opened);
  return {
    acts: [...first, ...decisions, ...visit],
    hint: waiting > 0 && isAllowed('approve') ? d('papers_hint', { count: waiting }) : undefined,
  };
}

function kindOf(act: Decision, leads: boolean): NonNullable<DeskAct['kind']> {
  if (act === 'reject') return 'danger';
  return act === 'approve' && leads ? 'primary' : 'secondary';
}

function whyNot(act: Decision, state: ClearanceState) {
  if (state === 'PENDING' || state === 'RECALLED') return 'why_claim';
  if (state === 'INSPECTION_SCHEDULED') return 'why_inspection';
  if (state === 'FOR_COMPLIANCE') return 'why_owner';
  return act === 'reject' ? 'why_head' : 'why_not_yours';
}

/** Papers of this office that nobody has judged yet. */
function openPapers({ assessment, clearance }: ClearanceCase): number {
  return assessment.requirements.filter(
    ({ verified_by, document }) => verified_by.includes(clearance.office) && document?.state === 'PENDING_REVIEW',
  ).length;
}
