import { type FlagRow, getRoleKind } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { isAllowed } from '@ebpls/rules';
import { Button, MomentText, Tag } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

import type { OfferAct } from './record-acts.ts';
import { useWords } from './records.messages.ts';

/** Columns of the list of businesses that are flagged after a returned cheque, with the act that removes a flag. */
export function useFlagColumns(openForm: OfferAct): TableColumn<FlagRow>[] {
  const t = useWords();
  const may_resolve = useSession(
    ({ user }) =>
      user !== undefined &&
      isAllowed({ role: getRoleKind(user.roles[0]?.name), permissions: user.permissions }, 'flag.resolve'),
  );
  const resolve = (flag_no: string): ActForm => ({
    act: 'resolve',
    on: flag_no,
    title: t('dialog_resolve', { flag_no }),
    lead: t('lead_resolve'),
    confirm: t('resolve'),
    fields: [{ kind: 'lines', name: 'remarks', label: t('remarks') }],
  });
  return [
    { key: 'flag', header: t('flag'), cell: ({ flag_no }) => flag_no, note: ({ message }) => message },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'opened', header: t('opened'), cell: ({ opened_at }) => <MomentText at={opened_at} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Tag tone={state === 'OPEN' ? 'danger' : 'success'}>{t(state)}</Tag>,
      note: ({ remarks }) => remarks,
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: ({ flag_no, state }) =>
        state === 'OPEN' &&
        may_resolve && (
          <Button size="desk" aria-label={`${t('resolve')}: ${flag_no}`} onClick={() => openForm(resolve(flag_no))}>
            {t('resolve')}
          </Button>
        ),
    },
  ];
}
