// Which documents an application requires, and which of them are missing or must be replaced.

import type { AssessmentReply, DocumentRow, Reference, RequirementItem } from '@ebpls/contracts';

const REPLACEABLE_STATES = ['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION'];

/** Returns whether an office rejected the newest copy, or it has expired. */
function isToReplace(document: DocumentRow | null): boolean {
  return document !== null && (REPLACEABLE_STATES.includes(document.state) || document.is_expired === true);
}

/** Returns whether a required paper is missing without a statement of its owner, or its copy must be replaced. */
export function isMissing({ is_mandatory, document, is_brought, inapplicable_reason }: RequirementItem): boolean {
  const isExcused = is_brought === true || inapplicable_reason !== undefined;
  return isToReplace(document) || (is_mandatory && document === null && !isExcused);
}

/** Returns whether the copy carries dates that its owner has not entered, and no office has checked it. */
export function hasDatesToEnter({ document, expires, is_kept }: RequirementItem): boolean {
  if (!expires || is_kept || document?.state !== 'PENDING_REVIEW') return false;
  return (document.valid_from ?? null) === null && (document.valid_until ?? null) === null;
}

/** The requirements whose newest copy an office rejected or has expired. */
export function listDocumentsToReplace(requirements: readonly RequirementItem[]): RequirementItem[] {
  return requirements.filter(({ document }) => isToReplace(document));
}

/** Documents that the owner must upload, replace or bring, and how many of them are done. Optional ones are not counted. */
export function countDocuments(requirements: readonly RequirementItem[]): {
  readonly done: number;
  readonly all: number;
} {
  const all = requirements.filter((item) => item.is_mandatory || isMissing(item)).length;
  return { done: all - requirements.filter(isMissing).length, all };
}

/** The documents to replace first, then the mandatory ones. */
export function sortRequirements(requirements: readonly RequirementItem[]): RequirementItem[] {
  const getRank = ({ document, is_mandatory }: RequirementItem): number =>
    isToReplace(document) ? 0 : is_mandatory ? 1 : 2;
  return requirements.toSorted((a, b) => getRank(a) - getRank(b));
}

interface AnswerContext {
  readonly assessment: AssessmentReply;
  readonly documents: readonly DocumentRow[];
  readonly reference: Reference;
}

/** Returns the documents that a returned clearance requires, each with its newest copy. */
export function listRequestedDocuments(
  codes: readonly string[],
  { assessment, documents, reference }: AnswerContext,
): RequirementItem[] {
  return codes.map((code) => {
    const [newest] = documents
      .filter(({ requirement_code }) => requirement_code === code)
      .toSorted((a, b) => b.version - a.version);
    const { name = code, verified_by = [] } = reference.requirements.find((item) => item.code === code) ?? {};
    const requirement = assessment.requirements.find((item) => item.code === code);
    return {
      code,
      name,
      is_mandatory: true,
      verified_by,
      document: newest ?? requirement?.document ?? null,
      is_brought: false,
    };
  });
}

/** The item without the office’s remarks on its copy and without its reviewer, where the page already quotes them. */
export function removeQuotedRemarks(item: RequirementItem, quotedRemarks: string | undefined): RequirementItem {
  const { document } = item;
  return document === null || document.remarks !== quotedRemarks
    ? item
    : { ...item, verified_by: [], document: { ...document, remarks: '' } };
}
