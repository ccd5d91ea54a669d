// Sends a draft to its endpoint.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import {
  FORM_SECTIONS,
  PresentDeclaration,
  PresentForm,
  saveAssessmentDraft,
  saveCompanyDraft,
} from '@ebpls/contracts';
import { listDraftFields, type DraftShape, isSameAnswer } from '@ebpls/rules';
import * as v from 'valibot';

/** Identifies a draft of the server. Plain data, so that it can be stored, and sent by a page without the form. */
export type DraftTarget =
  | { readonly kind: 'company'; readonly company_code: string }
  | { readonly kind: 'application'; readonly assessment_code: string };

export interface KeptSave {
  readonly saved_at: string;
  readonly draft_revision: number;
}

interface DraftSave {
  readonly part: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Revision on which the save is based: the server refuses an older one. */
  readonly draft_revision: number;
}

/**
 * Sends one part of a draft. Throws a refusal `conflict` with the present draft when the save began from an older one.
 */
export function sendDraft(to: DraftTarget, { part, values, draft_revision }: DraftSave): Promise<KeptSave> {
  if (to.kind === 'application') {
    const { assessment_code } = to;
    return callEndpoint(saveAssessmentDraft, {
      params: { assessment_code },
      body: { values: { ...values }, draft_revision },
      keepalive: true,
    });
  }
  const section = FORM_SECTIONS.find((one) => one === part);
  if (section === undefined) throw new Error(`The form has no part "${part}".`);
  return callEndpoint(saveCompanyDraft, {
    params: { company_code: to.company_code },
    body: { section, values: { ...values }, draft_revision },
    keepalive: true,
  });
}

/**
 * Returns whether a refused save was stored all the same, because only its answer was lost: the server's part equals
 * the sent one. Any other difference is for the form to merge.
 */
export function wasSavedBefore(
  { to, shape }: { readonly to: DraftTarget; readonly shape: DraftShape },
  { part, values }: DraftSave,
  error: unknown,
): KeptSave | undefined {
  const present = isRefusal(error) ? error.present : undefined;
  const result = v.safeParse(to.kind === 'company' ? PresentForm : PresentDeclaration, present);
  if (!result.success) return undefined;
  const { draft, saved_at, draft_revision } = result.output;
  const answers: Readonly<Record<string, unknown>> = to.kind === 'company' ? getPart(draft, part) : { ...draft };
  const isSame = listDraftFields(shape, [values]).every((field) => isSameAnswer(values, answers, field));
  return isSame ? { saved_at, draft_revision } : undefined;
}

function getPart(draft: object, part: string): Record<string, unknown> {
  const value: unknown = Object.entries(draft).find(([name]) => name === part)?.[1];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
