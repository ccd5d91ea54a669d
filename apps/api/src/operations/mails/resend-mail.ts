import type { MailRow } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import { lockMail } from './mails.queries.ts';

/**
 * Queues a failed mail once more. Refused: missing, or conflict when it was sent, is still queued, or its link has
 * expired.
 */
export function requeueMail({ db }: Api, actor: Actor, mail_id: number): Promise<MailRow> {
  return db.transaction().execute(async (trx) => {
    const lockedMail = await lockMail(trx, mail_id);
    if (!lockedMail) throw new Refused('missing', 'resource.missing');
    const { secret, ...mail } = lockedMail;
    if (mail.state !== 'FAILED') throw new Refused('conflict', 'mail.not_failed');
    if (secret === '') throw new Refused('conflict', 'mail.link_too_old');
    await trx.updateTable('mail').set({ state: 'QUEUED' }).where('id', '=', mail_id).execute();
    await enqueueMail(trx, mail_id);
    await recordAudit(trx, actor, {
      act: 'mail.send_again',
      object_kind: 'mail',
      object_id: mail_id,
      detail: { to: mail.to_address, template: mail.template },
    });
    return { ...mail, state: 'QUEUED' };
  });
}
