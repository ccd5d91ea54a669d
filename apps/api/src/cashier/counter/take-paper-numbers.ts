import { lockBooklets, listNextForms, formatSerial, useForm } from '../../domain/counter-payments/paper-forms.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import type { TakeNumber } from '../../domain/collection/issue-receipts.ts';

/**
 * Paper receipts take the numbers that the cashier read off the forms. Refused: invalid when there are not as many as
 * receipts, when the booklets are used up, or when a number is not the one that comes next.
 */
export async function takePaperNumbers(
  tx: ActorTransaction,
  typed: readonly number[],
  needed: number,
): Promise<TakeNumber> {
  const { trx, actor } = tx;
  await lockBooklets(trx, actor.account_id);
  const forms = await listNextForms(trx, actor.account_id, needed);
  if (forms.length < needed) throw new Refused('conflict', 'counter.no_forms');
  if (typed.length !== needed)
    throw new Refused('invalid', 'counter.forms_wanted', {
      params: { count: needed },
      fields: { 'receipts.numbers': 'counter.forms_wanted' },
    });
  const wrong = forms.find(({ serial }, index) => typed[index] !== serial);
  if (wrong)
    throw new Refused('invalid', 'counter.form_expected', {
      params: { serial: formatSerial(wrong.serial) },
      fields: { [`receipts.numbers.${forms.indexOf(wrong)}`]: 'counter.form_expected' },
    });

  const queue = [...forms];
  return async () => {
    const form = queue.shift();
    if (!form) throw new Error('more receipts than forms');
    const receipt_no = `AF51 ${formatSerial(form.serial)}`;
    await useForm(tx, form, { fate: 'ISSUED', receipt_no });
    return { receipt_no, series: 'AF51' };
  };
}
