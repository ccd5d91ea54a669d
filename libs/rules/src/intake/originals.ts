import type { getAssessment, ReplyBody } from '@ebpls/contracts';

/** An original that the owner of an application brings, with the offices that check it and those that have seen it. */
export interface BroughtOriginal {
  readonly code: string;
  readonly name: string;
  readonly offices: readonly string[];
  readonly seen_by: readonly string[];
}

/**
 * The originals that the owner brings. The licensing office and the offices that the application is with check them; another
 * office of the catalogue has no part in it.
 */
export function listBroughtOriginals({
  requirements,
  clearances,
}: Pick<ReplyBody<typeof getAssessment>, 'requirements' | 'clearances'>): BroughtOriginal[] {
  const officesOfCase = new Set<string>(['bplo', ...clearances.flatMap((one) => (one.is_needed ? [one.office] : []))]);
  return requirements
    .filter(({ is_brought }) => is_brought)
    .map(({ code, name, verified_by, seen_by = [] }) => ({
      code,
      name,
      offices: verified_by.filter((office) => officesOfCase.has(office)),
      seen_by,
    }));
}
