// Consequences of a returned cheque: the owner of the application is mailed.

import type { Locale } from '@ebpls/contracts';

import { getApplicationById } from '../../domain/applications/find-application.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import type { Penalty } from '../../domain/payments/counter/charge-returned-cheque.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import type { Trx } from '../../platform/database/database.ts';
import { formatPeso } from '../../platform/format.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { chequeBounced } from './cheque-events.ts';

/** What follows a returned cheque. */
export const CHEQUE_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(chequeBounced, {
    name: 'mail_owner',
    effect: 'mail',
    deliver: async (tx, { params: { assessment_id, amount, receipt_nos, penalty, ...params } }) => {
      const application = await getApplicationById(tx.trx, assessment_id);
      const locale = await getOwnerLocale(tx.trx, application.owner_id);
      await mailOwner(tx, application, {
        template: 'cheque_bounced',
        params: {
          ...params,
          amount: formatPeso(amount),
          receipts: receipt_nos.join(', '),
          penalty: formatPenalty(penalty, locale),
        },
      });
    },
  }),
];

async function getOwnerLocale(trx: Trx, owner_id: number): Promise<Locale> {
  const { locale } = await trx
    .selectFrom('account')
    .select('locale')
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  return locale;
}

function formatPenalty(penalty: Penalty | null, locale: Locale): string {
  if (penalty === null) return getMessageText('cheque.no_penalty', {}, locale);
  const { amount, ordinance_section: section } = penalty;
  return getMessageText('cheque.penalty', { amount: formatPeso(amount), section }, locale);
}
