import { type FlagRow, getRoleKind } from '@ebpls/contracts';
import { type ActForm, RowActs } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { isAllowed, toManilaDay } from '@ebpls/rules';
import { DayText, MomentText, Tag } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import type { OfferAct } from './record-acts.ts';
import { useWords } from './records.messages.ts';

/** Columns of the list of businesses that are flagged after a returned cheque. */
export function useFlagColumns(openForm: OfferAct): TableColumn<FlagRow>[] {
  const t = useWords();
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
      cell: (row) => <FlagTag row={row} />,
      note: ({ remarks }) => remarks,
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (row) => <ResolveFlag row={row} openForm={openForm} />,
    },
  ];
}

interface FlagProps {
  readonly row: FlagRow;
  readonly openForm: OfferAct;
}

function FlagTag({ row: { state } }: Pick<FlagProps, 'row'>) {
  const t = useWords();
  return <Tag tone={state === 'OPEN' ? 'danger' : 'success'}>{t(state)}</Tag>;
}

/** Creates the rendering of a red flag on a phone. */
export const createFlagCard = (openForm: OfferAct) => (row: FlagRow) => (
  <RowCard
    title={row.company_name}
    note={
      <>
        {row.message} {row.remarks}
        <div>
          {row.flag_no} · <DayText day={toManilaDay(row.opened_at)} />
        </div>
      </>
    }
    status={<FlagTag row={row} />}
    end={<ResolveFlag row={row} openForm={openForm} />}
  />
);

/** The act that removes an open flag, for those who may. */
function ResolveFlag({ row: { flag_no, state }, openForm }: FlagProps) {
  const t = useWords();
  const may_resolve = useSession(
    ({ user }) =>
      user !== undefined &&
      isAllowed({ role: getRoleKind(user.roles[0]?.name), permissions: user.permissions }, 'flag.resolve'),
  );
  if (state !== 'OPEN' || !may_resolve) return null;
  const resolve: ActForm = {
    act: 'resolve',
    on: flag_no,
    title: t('dialog_resolve', { flag_no }),
    lead: t('lead_resolve'),
    confirm: t('resolve'),
    fields: [{ kind: 'lines', name: 'remarks', label: t('remarks') }],
  };
  return <RowActs record={flag_no} forms={[resolve]} openForm={openForm} />;
}
