import type { ReplyBody, getAssessment, OfferedTemplate } from '@ebpls/contracts';
import { fillTemplate } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findTemplates, findTemplateOwner } from './office-templates.queries.ts';

type Case = Pick<
  ReplyBody<typeof getAssessment>,
  'company_name' | 'owner_name' | 'assessment_code' | 'barangay_name' | 'tax_year'
>;

/** Templates of the person's office, in the person's language and with the facts of the case filled in. */
export async function listOfferedTemplates(db: Database, actor: Actor, one: Case): Promise<OfferedTemplate[]> {
  const of = findTemplateOwner(actor);
  if (of === undefined) return [];
  const facts = {
    business: one.company_name,
    owner: one.owner_name,
    application: one.assessment_code,
    barangay: one.barangay_name,
    year: String(one.tax_year),
  };
  const storedTemplates = (await findTemplates(db, of))?.templates ?? [];
  return storedTemplates.map(({ act, title, text }) => ({
    act,
    title: title[actor.locale],
    text: fillTemplate(text[actor.locale], facts),
  }));
}
