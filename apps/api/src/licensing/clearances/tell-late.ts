import { mailOwner } from '../../domain/applications/tell.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { isFirstTime } from '../../domain/transactions/first-time.ts';
import { mailOffice } from '../../domain/applications/staff-mails.ts';
import type { OpenCase } from './move-clearance.ts';

/** Where an office opens one of its parts. */
export function deskPath({ part }: Pick<OpenCase, 'part'>): string {
  const area = part.office === 'barangay' ? 'barangay' : part.office;
  return `/${area}/request/clearances?case=${part.clearance_id}`;
}

/** The owner hears that silence cleared a part, its office and the administrator that it did. */
export async function tellDeemed(
  tx: Transaction,
  open: OpenCase,
  given: { readonly clearance_no: string; readonly ground: string },
): Promise<void> {
  const { part, application } = open;
  await mailOwner(tx, application, {
    template: 'deemed_approved',
    office: part.office,
    params: { clearance_no: given.clearance_no },
  });
  await mailOffice(tx, application, {
    template: 'deemed_over',
    office: part.office,
    params: { ground: given.ground },
    path: deskPath(open),
  });
}

/** A late part that silence cannot clear is reported once for each day by which it was due. */
export async function tellLate(tx: Transaction, open: OpenCase): Promise<void> {
  const { part, application } = open;
  const due_on = part.due_on ?? tx.today;
  if (
    !(await isFirstTime(tx, {
      timer: 'T4',
      object_kind: 'clearance',
      object_id: part.clearance_id,
      occasion: due_on,
    }))
  )
    return;
  await mailOffice(tx, application, {
    template: 'part_late',
    office: part.office,
    params: { due_on },
    path: deskPath(open),
  });
}
