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
export async function listOfferedTemplates(db: Database, actor: Actor, templateCase: Case): Promise<OfferedTemplate[]> {
  const owner = findTemplateOwner(actor);
  if (owner === undefined) return [];
  const facts = {
    business: templateCase.company_name,
    owner: templateCase.owner_name,
    application: templateCase.assessment_code,
    barangay: templateCase.barangay_name,
    year: String(templateCase.tax_year),
  };
  const storedTemplates = (await findTemplates(db, owner))?.templates ?? [];
  return storedTemplates.map(({ act, title, text }) => ({
    act,
    title: title[actor.locale],
    text: fillTemplate(text[actor.locale], facts),
  }));
}
