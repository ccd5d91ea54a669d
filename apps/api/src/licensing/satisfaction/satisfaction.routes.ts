import { answerSatisfactionSurvey as answer, getSatisfactionSurvey as get } from '@ebpls/contracts';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { answerSatisfactionSurvey } from './answer-satisfaction-survey.ts';
import { getSatisfactionSurvey } from './get-satisfaction-survey.ts';

/** The client satisfaction survey (ARTA Memorandum Circular 2022-05), offered to the owner once the permit is issued. */
export function satisfactionRoutes(api: Api): void {
  registerEndpoint(api, get, 'survey.own', ({ actor, params }) =>
    getSatisfactionSurvey(api, actor, params.assessment_code),
  );
  registerEndpoint(api, answer, 'survey.own', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => answerSatisfactionSurvey(tx, params.assessment_code, body)),
  );
}
