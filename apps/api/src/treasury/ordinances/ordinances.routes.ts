import {
  getOrdinance,
  getTariff,
  importTariff as importDocument,
  listOrdinances,
  publishDraft as publish,
  rehearseDraft as rehearse,
  saveDraft as save,
  saveTariff as saveDocument,
  startDraft as start,
  startFirstDraft as startFirst,
  withdrawDraft as withdraw,
} from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { readVersion, readVersions } from './ordinance-reply.ts';
import { publishDraft, withdrawDraft } from './publish-draft.ts';
import { registerRehearsalJobs, rehearseDraft } from './rehearse-draft.ts';
import { saveDraft } from './save-draft.ts';
import { startDraft, startFirstDraft } from './start-draft.ts';
import { importTariff } from '../tariffs/import-tariff.ts';
import { readTariffDocument } from '../tariffs/read-tariff-document.ts';
import { saveTariff } from '../tariffs/save-tariff.ts';

/**
 * The revenue code: read by everyone who computes with it, edited by the administrator, put in force by a second
 * person.
 */
export function ordinancesRoutes(api: Api): void {
  registerEndpoint(api, listOrdinances, 'ordinance.read', ({ actor }) => readVersions(api.db, actor));
  registerEndpoint(api, getOrdinance, 'ordinance.read', ({ actor, params }) =>
    readVersion(api.db, actor, params.ordinance_version_id),
  );
  registerEndpoint(api, startFirst, 'ordinance.write', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => startFirstDraft(tx, body)),
  );
  registerEndpoint(api, start, 'ordinance.write', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => startDraft(tx, { parent_id: params.ordinance_version_id, ...body })),
  );
  registerEndpoint(api, importDocument, 'ordinance.write', ({ actor, body }) =>
    inTransaction(api, actor, (tx) => importTariff(tx, body)),
  );
  registerEndpoint(api, save, 'ordinance.write', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => saveDraft(tx, params.ordinance_version_id, body)),
  );
  registerEndpoint(api, getTariff, 'ordinance.read', ({ actor, params }) =>
    readTariffDocument(api.db, params.ordinance_version_id, actor.locale),
  );
  registerEndpoint(api, saveDocument, 'ordinance.write', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => saveTariff(tx, params.ordinance_version_id, body)),
  );
  registerEndpoint(api, rehearse, 'ordinance.write', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => rehearseDraft(tx, params.ordinance_version_id)),
  );
  registerEndpoint(api, publish, 'ordinance.publish', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => publishDraft(tx, { ...params, ...body })),
  );
  registerEndpoint(api, withdraw, 'ordinance.write', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => withdrawDraft(tx, { ...params, ...body })),
  );
  registerRehearsalJobs(api);
}
