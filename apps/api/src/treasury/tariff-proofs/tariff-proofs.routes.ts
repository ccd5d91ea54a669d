import { writeDocumentWorkbook } from '@ebpls/code-files';
import {
  acceptDifferences as accept,
  downloadProofTemplate,
  getTariffProof,
  listProofBills,
  proveTariff as prove,
  updateProof as repeat,
} from '@ebpls/contracts';
import { Tariff } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { findVersion } from '../ordinances/ordinances.queries.ts';
import { receiveTariffFile } from '../tariff-files/receive-tariff-file.ts';
import { sendDocumentFile } from '../tariff-files/send-document-file.ts';
import { acceptDifferences } from './accept-differences.ts';
import { readProof, readProofBills } from './proof-reply.ts';
import { createProofTemplate } from './proof-template.ts';
import { proveTariff, updateProof } from './prove-tariff.ts';

/** A draft of the revenue code is proved by past bills; a second person accepts each difference. */
export function tariffProofsRoutes(api: Api): void {
  registerEndpoint(api, getTariffProof, 'ordinance.read', ({ actor, params }) =>
    readProof(api.db, actor, params.ordinance_version_id),
  );
  registerEndpoint(api, listProofBills, 'ordinance.read', ({ actor, params, query }) =>
    readProofBills(api.db, actor, { params, query }),
  );
  registerEndpoint(api, prove, 'ordinance.write', async ({ actor, params, request }) => {
    const file = await receiveTariffFile(request);
    return inTransaction(api, actor, (tx) => proveTariff(tx, params.ordinance_version_id, file));
  });
  registerEndpoint(api, repeat, 'ordinance.write', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => updateProof(tx, params.ordinance_version_id)),
  );
  registerEndpoint(api, accept, 'ordinance.publish', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => acceptDifferences(tx, { params, body })),
  );
  registerEndpoint(api, downloadProofTemplate, 'ordinance.read', async ({ params, reply }) => {
    const version = await findVersion(api.db, params.ordinance_version_id);
    if (!version || version.tariff === null) throw new Refused('missing', 'resource.missing');
    const template = createProofTemplate(v.parse(Tariff, version.tariff));
    await sendDocumentFile(reply, {
      name: `past-bills-${version.version}`,
      format: 'xlsx',
      content: await writeDocumentWorkbook(template),
    });
  });
}
