// Finds the processing class (RA 11032) under which an application would be accepted.

import type { ReplyBody, getAssessment } from '@ebpls/contracts';
import { type ApplicationFacts, getArtaClass, getArtaGround, CaseRefused, isAllowed } from '@ebpls/rules';

import type { Database } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicationRow } from '../../applications/find-application.ts';
import type { CaseReader } from '../../applications/cases/case-reader.ts';
import { findDeficiencyFacts } from '../../ledger/due/deficiency.ts';

type ClassFoundReply = Pick<ReplyBody<typeof getAssessment>, 'class_found'>;

/**
 * Class under which a filed application would be accepted, for readers who may accept it, so that the class is always
 * seen before. Undefined while a closing cannot be assessed yet.
 */
export async function findAcceptanceClass(
  db: Database,
  { application, facts }: { readonly application: ApplicationRow; readonly facts: ApplicationFacts | undefined },
  { actor, rows, today }: CaseReader,
): Promise<ClassFoundReply> {
  if (facts === undefined || application.state !== 'SUBMITTED' || !isAllowed(actor, 'assessment.accept')) return {};
  try {
    const whole = { ...facts, ...(await findDeficiencyFacts(db, { application, rows, today })) };
    return { class_found: { arta_class: getArtaClass(whole), ground: getArtaGround(whole) } };
  } catch (error) {
    if (error instanceof CaseRefused || error instanceof Refused) return {};
    throw error;
  }
}
