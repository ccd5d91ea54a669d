import { mailOwner } from '../../domain/applications/tell.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { isFirstTime } from '../../domain/transactions/first-time.ts';
import { mailOffice } from '../../domain/applications/staff-mails.ts';
import type { OpenClearance } from './move-clearance.ts';

/** Where an office opens one of its clearances. */
export function deskPath({ clearance }: Pick<OpenClearance, 'clearance'>): string {
  const area = clearance.office === 'barangay' ? 'barangay' : clearance.office;
  return `/${area}/request/clearances?case=${clearance.clearance_id}`;
}

/** The owner hears that silence cleared a clearance, its office and the administrator that it did. */
export async function tellDeemed(
  tx: Transaction,
  open: OpenClearance,
  given: { readonly clearance_no: string; readonly ground: string },
): Promise<void> {
  const { clearance, application } = open;
  await mailOwner(tx, application, {
    template: 'deemed_approved',
    office: clearance.office,
    params: { clearance_no: given.clearance_no },
  });
  await mailOffice(tx, application, {
    template: 'deemed_over',
    office: clearance.office,
    params: { ground: given.ground },
    path: deskPath(open),
  });
}

/** A late clearance that silence cannot clear is reported once for each day by which it was due. */
export async function tellLate(tx: Transaction, open: OpenClearance): Promise<void> {
  const { clearance, application } = open;
  const due_on = clearance.due_on ?? tx.today;
  if (
    !(await isFirstTime(tx, {
      timer: 'T4',
      object_kind: 'clearance',
      object_id: clearance.clearance_id,
      occasion: due_on,
    }))
  )
    return;
  await mailOffice(tx, application, {
    template: 'part_late',
    office: clearance.office,
    params: { due_on },
    path: deskPath(open),
  });
}
