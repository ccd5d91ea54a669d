import type { RequirementItem } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { FormerCase } from '../applications/cases/application-facts.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { loadRequirements, loadSeenOriginals, toRequirementReplies } from '../applications/cases/requirements.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { findEarlierPapers } from '../applications/papers/earlier-papers.ts';
import { findPapers } from '../applications/papers/find-papers.ts';

interface FiledCase {
  readonly application: ApplicationRow;
  readonly formerCase: FormerCase | undefined;
}

/** The documents that an application requires, each with its file, that of an earlier year, and who saw the original. */
export async function loadRequirementReplies(
  db: Database,
  { application, formerCase }: FiledCase,
  { actor, rows, today }: CaseReader,
): Promise<RequirementItem[]> {
  const [requirements, papers, earlierPapers, seenOriginals] = await Promise.all([
    loadRequirements(db, { application, rows, today, formerCase }),
    findPapers(db, application, { rows, today, as_filed: actor.role !== 'user' }),
    findEarlierPapers(db, application, { actor, today }),
    loadSeenOriginals(db, application.assessment_id),
  ]);
  return toRequirementReplies(
    requirements,
    { papers, earlierPapers, seen: seenOriginals },
    { rows, locale: actor.locale, application },
  );
}
