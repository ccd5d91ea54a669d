import { callEndpoint } from '@ebpls/api-client';
import {
  publishDraft,
  rehearseDraft,
  saveDraft,
  saveFindingReason,
  OrdinanceSectionInput,
  startDraft,
  withdrawDraft,
} from '@ebpls/contracts';
import { type ActHandler, createFormAct, createAct } from '@ebpls/desk';

/** Actions of the administrator and the treasurer on a version of the revenue code. */
export const VERSION_ACTS: Readonly<Record<string, ActHandler>> = {
  draft: createFormAct(startDraft.body, ({ on, idempotency_key }, body) =>
    callEndpoint(startDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  save: createFormAct(OrdinanceSectionInput, ({ on, idempotency_key }, body) =>
    callEndpoint(saveDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  rehearse: createAct(({ on, idempotency_key }) =>
    callEndpoint(rehearseDraft, { params: { ordinance_version_id: on }, idempotency_key }),
  ),
  publish: createFormAct(publishDraft.body, ({ on, idempotency_key }, body) =>
    callEndpoint(publishDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  reason: createFormAct(saveFindingReason.body, ({ on, idempotency_key }, body) =>
    callEndpoint(saveFindingReason, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  withdraw: createFormAct(withdrawDraft.body, ({ on, idempotency_key }, body) =>
    callEndpoint(withdrawDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
};
