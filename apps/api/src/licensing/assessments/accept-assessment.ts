import type { ReplyBody, acceptAssessment as acceptAssessmentEndpoint, ArtaClass } from '@ebpls/contracts';
import { computeApplicationDueDay, getArtaClass } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { clearApprovedApplication } from '../../domain/applications/clear-application.ts';
import {
  toApplicationFacts,
  findFormerCase,
  type FormerCase,
} from '../../domain/applications/cases/application-facts.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  getApplication,
  lockApplication,
} from '../../domain/applications/find-application.ts';
import { findDeficiencyFacts } from '../../domain/ledger/due/deficiency.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { refuseEarlyOath, refuseOpenYears } from '../../domain/applications/cases/unfiled-years.ts';
import { loadRequirements, listMissingRequirements } from '../../domain/applications/cases/requirements.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { openClearances } from './open-clearances.ts';

/**
 * Rows A5 and A6: the licensing office accepts, the legal clock starts and every office that is concerned gets its
 * clearance. Refused: conflict when it is not filed or a mandatory paper is missing or bad.
 */
export async function acceptAssessment(
  tx: ActorTransaction,
  assessment_code: string,
  chosenClass: ArtaClass | undefined,
): Promise<ReplyBody<typeof acceptAssessmentEndpoint>> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  checkMove(application, { act: 'accept', as: 'bplo' });
  refuseEarlyOath(tx, application);
  await refuseOpenYears(tx, application);
  const { formerCase, missingRequirements } = await checkCompleteness(tx, application, application);
  if (missingRequirements.length > 0)
    throw new Refused('conflict', 'application.papers_missing', { params: { codes: missingRequirements.join(', ') } });
  const routedApplication = await acceptComplete(tx, application, { as: 'bplo', formerCase, chosenClass });
  const current = await getApplication(tx.trx, getApplicationCode(routedApplication), tx.actor);
  return { assessment_code: getApplicationCode(current), state: current.state };
}

interface Completeness {
  readonly formerCase: FormerCase | undefined;
  /** Codes of mandatory papers that are missing or were found bad. */
  readonly missingRequirements: readonly string[];
}

/** Checks that every required paper is sent, or excused by the owner's statement. */
export async function checkCompleteness(
  { trx, rows, today }: Transaction,
  application: ApplicationRow,
  excuses: Pick<ApplicationRow, 'brought' | 'inapplicable'>,
): Promise<Completeness> {
  const formerCase = await findFormerCase(trx, application);
  return {
    formerCase,
    missingRequirements: listMissingRequirements(
      await loadRequirements(trx, { application, rows, today, formerCase }),
      await findPapers(trx, application, { rows, today }),
      excuses,
    ),
  };
}

interface Accepting {
  readonly as: 'bplo' | 'system';
  readonly formerCase: FormerCase | undefined;
  readonly chosenClass?: ArtaClass | undefined;
}

/** Accepts a locked application that is complete, and creates its clearances. */
export async function acceptComplete(
  tx: Transaction,
  application: ApplicationRow,
  options: Accepting,
): Promise<ApplicationRow> {
  const { accepted, facts, due_on } = await acceptOnly(tx, application, options);
  const routedApplication = await moveApplication({ ...tx, actor: undefined }, accepted, {
    act: 'route',
    as: 'system',
  });
  const offices = await openClearances(tx, {
    application: { ...routedApplication, arta_class: accepted.arta_class },
    facts,
    formerCase: options.formerCase,
  });
  await recordAct(tx, routedApplication, { offices, mail: { template: 'application_accepted', params: { due_on } } });
  await clearApprovedApplication({ ...tx, actor: undefined }, application.assessment_id);
  return routedApplication;
}

/** Row A5 alone: the class is set and the legal clock starts; no office receives the case yet. */
export async function acceptOnly(
  tx: Transaction,
  application: ApplicationRow,
  { as, formerCase, chosenClass }: Accepting,
) {
  const { trx, rows, today, now } = tx;
  const deficiency = await findDeficiencyFacts(trx, { application, rows, today });
  const facts = { ...toApplicationFacts({ application, rows, today, formerCase }), ...deficiency };
  const arta_class = chosenClass ?? getArtaClass(facts);
  const due_on = computeApplicationDueDay(today, arta_class, rows.holidays);
  const acceptedApplication = await moveApplication(tx, application, {
    act: 'accept',
    as,
    set: { arta_class, due_on, accepted_at: now, returned: null },
    params: { due_on },
  });
  return { accepted: { ...acceptedApplication, arta_class }, facts, due_on };
}

/**
 * Row V2: an application that was paid first goes to the offices, whose days and those of the whole begin today. An
 * office that had the case before, and whose payment was taken back meanwhile, continues from its former state.
 */
export async function routePaidApplication(tx: Transaction, application: ApplicationRow): Promise<void> {
  const { trx, rows, today } = tx;
  const formerCase = await findFormerCase(trx, application);
  const facts = toApplicationFacts({ application, rows, today, formerCase });
  const arta_class = application.arta_class ?? getArtaClass(facts);
  const due_on = computeApplicationDueDay(today, arta_class, rows.holidays);
  const routedApplication = await moveApplication(tx, application, { act: 'route', as: 'system', set: { due_on } });
  const offices = await openClearances(tx, {
    application: { ...routedApplication, arta_class },
    facts,
    formerCase,
  });
  await recordAct(tx, routedApplication, { offices });
  await clearApprovedApplication(tx, application.assessment_id);
}
