import type { Answer, getAssessment } from '@ebpls/contracts';
import { type ApplicationFacts, artaClassOf, artaGroundOf, CaseRefused, may } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import type { CaseReader } from '../cases/case-reader.ts';
import { deficiencyOf } from '../due/deficiency.ts';

type ClassFound = Pick<Answer<typeof getAssessment>, 'class_found'>;

/**
 * The class with which a filed application would be accepted, for who may accept it: nobody answers for a class unseen.
 * Nothing where a closing cannot be assessed yet.
 */
export async function classFound(
  db: Database,
  { application, facts }: { readonly application: ApplicationRow; readonly facts: ApplicationFacts | undefined },
  { actor, rows, today }: CaseReader,
): Promise<ClassFound> {
  if (facts === undefined || application.state !== 'SUBMITTED' || !may(actor, 'assessment.accept')) return {};
  try {
    const whole = { ...facts, ...(await deficiencyOf(db, { application, rows, today })) };
    return { class_found: { arta_class: artaClassOf(whole), ground: artaGroundOf(whole) } };
  } catch (error) {
    if (error instanceof CaseRefused || error instanceof Refused) return {};
    throw error;
  }
}
