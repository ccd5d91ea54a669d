// Offers the actions on an application that the server allows, and explains which ones wait for a second person.

import type { ApplicationState } from '@ebpls/contracts';
import { useSession, useVisitorKind } from '@ebpls/remote-kit';

import type { DeskAct } from '../acts/act-bar.tsx';
import {
  ACTS_IN_ORDER,
  type OpenedTransaction,
  type TransactionAct,
  useTransactionForms,
} from './transaction-forms.ts';
import { useNames, useWords } from './transaction.messages.ts';

const ACT_KEYS: Readonly<Partial<Record<TransactionAct, string>>> = {
  accept: 'A',
  closing_visit: 'A',
  compute: 'A',
  approve_bill: 'A',
  release: 'A',
  sign: 'A',
  return: 'R',
  reject: 'X',
};

/**
 * Acts that a second person has to do: shown to every administrator, with the reason when it is not theirs (decision
 * E24).
 */
const SECOND_PERSON: Readonly<Partial<Record<ApplicationState, 'approve_bill' | 'sign'>>> = {
  ASSESSED: 'approve_bill',
  FOR_SIGNATURE: 'sign',
};
const PERMISSION = { approve_bill: 'treasurer', sign: 'signatory' } as const;

/** The acts that the server allows this person, and what waits for another one. */
export function useTransactionActs(transaction: OpenedTransaction): readonly DeskAct[] {
  const t = useWords();
  const name = useNames();
  const forms = useTransactionForms(transaction);
  const permissions = useSession(({ user }) => user?.permissions) ?? [];
  const isAdmin = useVisitorKind() === 'admin';
  const { assessment, bill } = transaction;
  const secondPersonAct = isAdmin ? SECOND_PERSON[assessment.state] : undefined;
  const billActs: readonly string[] = [
    ...(bill?.acts.filter((act) => act === 'void' || act === 'waive') ?? []),
    ...(bill?.waivers.flatMap(({ acts }) => acts) ?? []),
  ];
  const isAllowed = (act: string): boolean => assessment.acts.includes(act) || billActs.includes(act);

  const why = (act: 'approve_bill' | 'sign'): string => {
    if (!permissions.includes(PERMISSION[act])) return t(`why_${PERMISSION[act]}`);
    if (assessment.why_another !== undefined) return assessment.why_another;
    return act === 'approve_bill' ? t('why_computed', { name: bill?.computed_by ?? '' }) : t('why_released');
  };
  return ACTS_IN_ORDER.filter((act) => isAllowed(act) || act === secondPersonAct).map((act): DeskAct => {
    const keyHint = ACT_KEYS[act];
    return {
      act,
      ...name(act === 'sign' && assessment.application_type === 'RETIREMENT' ? 'sign_certificate' : act),
      kind: getActKind(act),
      form: forms[act],
      isMinor: MINOR.includes(act),
      ...(keyHint !== undefined && { keyHint }),
      ...(act === secondPersonAct && !isAllowed(act) && { why: why(act) }),
    };
  });
}

const SECONDARY: readonly TransactionAct[] = ['return', 'extend_legal_days', 'reopen_bill', 'waive', 'deny_waiver'];

/** Acts that few cases need. */
const MINOR: readonly TransactionAct[] = ['extend_legal_days', 'waive'];

function getActKind(act: TransactionAct): NonNullable<DeskAct['kind']> {
  if (act === 'reject' || act === 'void' || act === 'reverse_closure') return 'danger';
  return SECONDARY.includes(act) ? 'secondary' : 'primary';
}
