import { formatDayInWords } from '@ebpls/contracts';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { getApplicationCode, getApplication } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findLegalExtension } from '../../domain/applications/deemed-approval/legal-extension.ts';
import { renderFactsPaper } from './facts-paper.ts';

/**
 * Renders the written notice of an extension of the legal days: its reason and the final date, with a line on which the applicant signs its
 * receipt (RA 11032 s.9(b)(2)). Refused: missing (another's, or no extension was made).
 */
export async function renderExtensionNotice(api: Api, assessment_code: string, actor: Actor): Promise<Buffer> {
  const application = await getApplication(api.db, assessment_code, actor);
  const extension = await findLegalExtension(api.db, application.assessment_id);
  if (!extension) throw new Refused('missing', 'resource.missing');
  const { locale } = actor;
  const formatDay = (one: string) => formatDayInWords(one, locale);
  const { days, reason, former_last_day, last_day, extended_on, extended_by } = extension;
  const { issuer } = await loadReferenceRows(api.db);
  return renderFactsPaper(issuer, {
    title: getMessageText('extension.title', {}, locale),
    law: getMessageText('extension.law', {}, locale),
    code: getApplicationCode(application),
    facts: [
      [getMessageText('evidence.business', {}, locale), `${application.company_name} · ${application.company_code}`],
      [getMessageText('extension.application', {}, locale), getApplicationCode(application)],
      [getMessageText('extension.reason', {}, locale), reason],
      [getMessageText('extension.days', {}, locale), String(days)],
      [getMessageText('extension.former_last_day', {}, locale), formatDay(former_last_day)],
      [getMessageText('extension.last_day', {}, locale), formatDay(last_day)],
      [getMessageText('extension.by', {}, locale), `${extended_by}, ${formatDay(extended_on)}`],
      [getMessageText('extension.received', {}, locale), '_'.repeat(44)],
    ],
  });
}
