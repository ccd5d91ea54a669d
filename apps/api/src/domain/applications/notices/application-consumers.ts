// Consequences of an act on an application: pages reload, the next desk and the owner are notified.

import { type ClearingOffice, ROLE_ID } from '@ebpls/contracts';

import { nudgeRooms } from '../../../platform/live/live.ts';
import { notifyOwnerOfDelegate } from '../../access/delegations/notify-owner-of-delegate.ts';
import { listOwnerRooms } from '../../access/delegations/owner-rooms.ts';
import { defineConsumer, type EventConsumer } from '../../notifications/events/consumers.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import { applicationActed, caseEscalated, clearancePending, delegatePaid } from '../application-events.ts';
import { type ApplicationRow, getApplicationById, getApplicationCode } from '../find-application.ts';
import { notifyNextDesk, notifyOffice } from './next-desk.ts';
import { listOfficeRooms, mailOwner } from './notify-owner.ts';
import { getOwnerPath, getReceiptPath } from './owner-mail-path.ts';
import { mailHeads, mailLicensing, mailOffice } from './staff-mails.ts';
import { getActTitle } from '../timeline.ts';

/** What follows every act on an application. */
export const APPLICATION_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(applicationActed, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: async (tx, { params: { assessment_id, offices } }) =>
      reloadApplicationPages(tx, await getApplicationById(tx.trx, assessment_id), offices),
  }),
  defineConsumer(applicationActed, {
    name: 'notify_next_desk',
    effect: 'notification',
    deliver: async (tx, { actor_id, params: { assessment_id, next_state } }) => {
      if (next_state === undefined) return;
      const application = await getApplicationById(tx.trx, assessment_id);
      await notifyNextDesk({ ...tx, actor_id }, { ...application, state: next_state });
    },
  }),
  defineConsumer(applicationActed, {
    name: 'mail_owner',
    effect: 'mail',
    deliver: async (tx, { params: { assessment_id, mail } }) => {
      if (mail !== undefined) await mailOwner(tx, await getApplicationById(tx.trx, assessment_id), mail);
    },
  }),
  defineConsumer(applicationActed, {
    name: 'notify_owner_of_delegate',
    effect: 'mail',
    deliver: async (tx, { delegation_id, params: { assessment_id, delegate_act } }) => {
      if (!delegate_act) return;
      const application = await getApplicationById(tx.trx, assessment_id);
      await notifyOwnerOfDelegate(tx, {
        template: 'delegate_filed',
        delegation_id,
        path: getOwnerPath(application),
        params: (locale) => ({
          assessment_code: getApplicationCode(application),
          act: getActTitle(delegate_act, { locale, rows: tx.rows }),
        }),
      });
    },
  }),
  defineConsumer(clearancePending, {
    name: 'notify_office',
    effect: 'notification',
    deliver: async (tx, { actor_id, params }) =>
      notifyOffice({ ...tx, actor_id }, await getApplicationById(tx.trx, params.assessment_id), params),
  }),
  defineConsumer(caseEscalated, {
    name: 'mail_staff',
    effect: 'mail',
    deliver: async (tx, { params }) => {
      const application = await getApplicationById(tx.trx, params.assessment_id);
      if (params.audience === 'licensing') for (const mail of params.mails) await mailLicensing(tx, application, mail);
      else {
        const mailAudience = params.audience === 'heads' ? mailHeads : mailOffice;
        for (const mail of params.mails) await mailAudience(tx, application, mail);
      }
    },
  }),
  defineConsumer(delegatePaid, {
    name: 'notify_owner_of_delegate',
    effect: 'mail',
    deliver: (tx, { params: { delegation_id, company_code: _code, ...params } }) =>
      notifyOwnerOfDelegate(tx, {
        template: 'delegate_paid',
        delegation_id,
        path: getReceiptPath(params.top_no),
        params: () => params,
      }),
  }),
];

/**
 * The pages that show the application reload it: of its owner, the licensing office, the administrator, and the queues
 * of the given offices.
 */
async function reloadApplicationPages(
  { trx, rows, today }: Transaction,
  application: ApplicationRow,
  offices: readonly ClearingOffice[],
): Promise<void> {
  const key = getApplicationCode(application);
  const desks = listOfficeRooms(rows, application, offices);
  const owners = await listOwnerRooms({ trx, today }, application);
  await nudgeRooms(trx, [...owners, `role:${ROLE_ID.admin}`, `role:${ROLE_ID.bplo}`, ...desks], {
    subject: 'assessment',
    key,
  });
  await nudgeRooms(trx, desks, { subject: 'clearance', key });
}
