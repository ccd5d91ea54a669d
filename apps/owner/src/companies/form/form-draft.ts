// Draft of the business form: typed here, saved at the server, merged with the input of other devices.

import { type Company, type FormSection, PresentForm, type Reference } from '@ebpls/contracts';
import type { DraftShape, PresentDraft } from '@ebpls/rules';
import { useMemo } from 'react';
import * as v from 'valibot';

import { type OpenDraft, useDraft } from '../../shared/drafts/use-draft.ts';
import { type Owner, toSectionDrafts } from './steps.ts';

/** The pin is one answer in two numbers; the lines are merged as a whole list, because one of them is the main one. */
const SHAPE: DraftShape = { together: [['geo_lat', 'geo_lng']] };

interface FormDraftInput {
  readonly company: Company;
  readonly reference: Reference;
  readonly owner: Owner | undefined;
}

export function useFormDraft({ company, reference, owner }: FormDraftInput): OpenDraft<FormSection> {
  const { company_code } = company;
  const toPresentDraft = (savedCompany: Pick<Company, 'draft' | 'draft_revision' | 'saved_at'>): PresentDraft => ({
    draft_revision: savedCompany.draft_revision,
    saved_at: savedCompany.saved_at,
    parts: toSectionDrafts({ ...company, draft: savedCompany.draft }, reference, owner),
  });
  const present = useMemo(
    () => ({
      draft_revision: company.draft_revision,
      saved_at: company.saved_at,
      parts: toSectionDrafts(company, reference, owner),
    }),
    [company, owner, reference],
  );
  return useDraft<FormSection>(
    {
      shape: SHAPE,
      to: { kind: 'company', company_code },
      read: (refusal) => {
        const result = v.safeParse(PresentForm, refusal);
        return result.success ? toPresentDraft(result.output) : undefined;
      },
    },
    { name: company_code, present, saved_at: company.saved_at },
  );
}
