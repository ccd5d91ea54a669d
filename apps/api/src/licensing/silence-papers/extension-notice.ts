import { formatDayInWords } from '@ebpls/contracts';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { codeOf, getApplication } from '../../domain/applications/find-application.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { findLegalExtension } from '../../domain/silence/legal-extension.ts';
import { renderFactsPaper } from './facts-paper.ts';

/**
 * The written notice of an extension: its reason and the final date, with a line on which the applicant signs its
 * receipt (RA 11032 s.9(b)(2)). Refused: missing (another's, or no extension was made).
 */
export async function renderExtensionNotice(api: Api, assessment_code: string, actor: Actor): Promise<Buffer> {
  const application = await getApplication(api.db, assessment_code, actor);
  const extension = await findLegalExtension(api.db, application.assessment_id);
  if (!extension) throw new Refused('missing', 'thing.missing');
  const { locale } = actor;
  const day = (one: string) => formatDayInWords(one, locale);
  const { days, reason, former_last_day, last_day, extended_on, extended_by } = extension;
  const { issuer } = await referenceRows(api.db);
  return renderFactsPaper(issuer, {
    title: messageText('extension.title', {}, locale),
    law: messageText('extension.law', {}, locale),
    code: codeOf(application),
    facts: [
      [messageText('evidence.business', {}, locale), `${application.company_name} · ${application.company_code}`],
      [messageText('extension.application', {}, locale), codeOf(application)],
      [messageText('extension.reason', {}, locale), reason],
      [messageText('extension.days', {}, locale), String(days)],
      [messageText('extension.former_last_day', {}, locale), day(former_last_day)],
      [messageText('extension.last_day', {}, locale), day(last_day)],
      [messageText('extension.by', {}, locale), `${extended_by}, ${day(extended_on)}`],
      [messageText('extension.received', {}, locale), '_'.repeat(44)],
    ],
  });
}
