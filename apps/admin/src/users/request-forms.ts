import type { AccountRequest, UserRow, WaitingChange } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';

import { formatUserName, usePowers } from './user-forms.ts';
import { useWords } from './user.messages.ts';

/** The forms for a decision on a colleague's request. */
export function useRequestForms() {
  const t = useWords();
  const getSentence = useRequestSentence();
  return {
    approve: (request: AccountRequest): ActForm => ({
      act: 'approve',
      on: request.account_request_id,
      title: t('dialog_approve'),
      lead: t('lead_approve', { request: getSentence(request) }),
      confirm: t('approve'),
      fields: [],
    }),
    refuse: (request: AccountRequest): ActForm => ({
      act: 'refuse',
      on: request.account_request_id,
      title: t('dialog_refuse'),
      lead: getSentence(request),
      confirm: t('refuse'),
      is_danger: true,
      fields: [{ kind: 'lines', name: 'reason', label: t('refuse_reason') }],
    }),
  };
}

type RequestSummary = Pick<WaitingChange, 'kind' | 'asked_by' | 'powers' | 'taken'> & {
  readonly user: Pick<UserRow, 'firstname' | 'lastname'>;
};

/** The requester, the change and the account in one sentence. */
export function useRequestSentence(): (request: RequestSummary) => string {
  const t = useWords();
  const powersInWords = usePowers();
  return ({ kind, asked_by, user, powers, taken }) => {
    const part = kind !== 'change' || taken.length === 0 ? kind : powers.length === 0 ? 'take' : 'change_and_take';
    const words = { powers: powersInWords(powers), taken: powersInWords(taken) };
    return t(`proposal_${part}`, { by: asked_by, person: formatUserName(user), ...words });
  };
}
