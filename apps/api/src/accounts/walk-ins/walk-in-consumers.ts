// Consequences of a walk-in and its consent: the pages of clerks reload, and the citizen is notified.

import { ROLE_ID } from '@ebpls/contracts';

import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import { notifyReader } from '../../domain/notifications/notify.ts';
import type { Trx } from '../../platform/database/database.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { type ConsentRow, findConsent } from './consents.queries.ts';
import { consentDecided, consentSigned, walkInOpened } from './walk-in-events.ts';

/** What follows a signed consent, its decision and the begin of a walk-in. */
export const WALK_IN_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(consentSigned, {
    name: 'reload_clerks',
    effect: 'reload',
    deliver: ({ trx }) => nudgeRooms(trx, [`role:${ROLE_ID.bplo}`], { subject: 'company' }),
  }),
  defineConsumer(consentDecided, {
    name: 'reload_requester',
    effect: 'reload',
    deliver: async ({ trx }, { params: { consent_id } }) => {
      const { clerk_id } = await getStoredConsent(trx, consent_id);
      await nudgeRooms(trx, [`account:${clerk_id}`], { subject: 'company' });
    },
  }),
  defineConsumer(walkInOpened, {
    name: 'mail_citizen',
    effect: 'mail',
    deliver: async (tx, { params: { consent_id, walk_in_no } }) => {
      const { clerk_name, ...citizen } = await getStoredConsent(tx.trx, consent_id);
      await notifyReader(
        tx,
        { ...citizen, role_id: null },
        {
          template: 'walk_in_opened',
          params: { clerk_name, walk_in_no, link: `${tx.public_url}/app/management/companies` },
        },
      );
    },
  }),
];

async function getStoredConsent(trx: Trx, consent_id: number): Promise<ConsentRow> {
  const consent = await findConsent(trx, consent_id);
  if (!consent) throw new Error(`consent ${consent_id} is gone`);
  return consent;
}
