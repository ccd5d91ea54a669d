import type { BillReply, Waiver } from '@ebpls/contracts';

import type { ActForm } from '../../acts/act-form.ts';
import { useWords } from '../transaction.messages.ts';

export type BillFormAct = 'void' | 'waive' | 'approve_waiver' | 'deny_waiver';

const ENDED_STATES: readonly string[] = ['PAID', 'VOID', 'WAIVED'];

function listUnpaid(bill: BillReply | undefined) {
  return (bill?.installments ?? [])
    .filter(({ state }) => !ENDED_STATES.includes(state))
    .map(({ no, name }) => ({ value: String(no), label: name }));
}

function findProposedWaiver(
  bill: BillReply | undefined,
): Pick<Waiver, 'waiver_id' | 'proposed_by' | 'resolution_no' | 'reason'> {
  return (
    bill?.waivers.find(({ acts }) => acts.length > 0) ?? {
      waiver_id: 0,
      proposed_by: '',
      resolution_no: '',
      reason: '',
    }
  );
}

/** Forms of the treasurer's acts on a bill: a reason, or the resolution that forgives an installment. */
export function useBillForms(bill: BillReply | undefined, business: string): Readonly<Record<BillFormAct, ActForm>> {
  const t = useWords();
  const bill_id = bill?.bill_id ?? 0;
  const { waiver_id, proposed_by, resolution_no, reason } = findProposedWaiver(bill);
  const unpaidItems = listUnpaid(bill);
  const createHead = (act: BillFormAct): Pick<ActForm, 'act' | 'title' | 'confirm'> => ({
    act,
    title: t(`dialog_${act}`, { business }),
    confirm: t(`confirm_${act}`),
  });
  const reasonField = { kind: 'lines', name: 'reason', label: t('reason') } as const;

  return {
    void: { ...createHead('void'), on: bill_id, lead: t('lead_void'), is_danger: true, fields: [reasonField] },
    waive: {
      ...createHead('waive'),
      on: bill_id,
      lead: t('lead_waive'),
      fields: [
        {
          kind: 'list',
          name: 'no',
          label: t('installment'),
          options: unpaidItems,
          initialChoice: unpaidItems.at(-1)?.value ?? '',
        },
        { kind: 'text', name: 'resolution_no', label: t('resolution_no') },
        reasonField,
      ],
    },
    approve_waiver: {
      ...createHead('approve_waiver'),
      on: waiver_id,
      lead: t('lead_approve_waiver', { name: proposed_by, resolution_no }),
      fields: [],
    },
    deny_waiver: { ...createHead('deny_waiver'), on: waiver_id, lead: reason, fields: [] },
  };
}
