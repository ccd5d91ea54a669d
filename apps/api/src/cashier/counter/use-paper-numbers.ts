import { lockBooklets, listNextForms, formatSerial, recordFormUse } from '../../domain/payments/counter/paper-forms.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { TakeNumber } from '../../domain/ledger/collection/issue-receipts.ts';

/**
 * Uses the numbers that the cashier read off the paper forms. Refused: invalid when their count differs from the
 * receipts, when the booklets are used up, or when a number is not the next one.
 */
export async function usePaperNumbers(
  tx: ActorTransaction,
  numbers: readonly number[],
  neededCount: number,
): Promise<TakeNumber> {
  const { trx, actor } = tx;
  await lockBooklets(trx, actor.account_id);
  const forms = await listNextForms(trx, actor.account_id, neededCount);
  if (forms.length < neededCount) throw new Refused('conflict', 'counter.no_forms');
  if (numbers.length !== neededCount)
    throw new Refused('invalid', 'counter.forms_required', {
      params: { count: neededCount },
      fields: { 'receipts.numbers': 'counter.forms_required' },
    });
  const wrongForm = forms.find(({ serial }, index) => numbers[index] !== serial);
  if (wrongForm)
    throw new Refused('invalid', 'counter.form_expected', {
      params: { serial: formatSerial(wrongForm.serial) },
      fields: { [`receipts.numbers.${forms.indexOf(wrongForm)}`]: 'counter.form_expected' },
    });

  const queue = [...forms];
  return async () => {
    const form = queue.shift();
    if (!form) throw new Error('more receipts than forms');
    const receipt_no = `AF51 ${formatSerial(form.serial)}`;
    await recordFormUse(tx, form, { fate: 'ISSUED', receipt_no });
    return { receipt_no, series: 'AF51' };
  };
}
