import { call } from '@ebpls/api-client';
import { publishDraft, rehearseDraft, saveDraft, SectionSaved, startDraft, withdrawDraft } from '@ebpls/contracts';
import { type Act, formed, plain } from '@ebpls/desk';

/** What the administrator and the treasurer do with a version. */
export const VERSION_ACTS: Readonly<Record<string, Act>> = {
  draft: formed(startDraft.body, ({ on, idempotency_key }, body) =>
    call(startDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  save: formed(SectionSaved, ({ on, idempotency_key }, body) =>
    call(saveDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  rehearse: plain(({ on, idempotency_key }) =>
    call(rehearseDraft, { params: { ordinance_version_id: on }, idempotency_key }),
  ),
  publish: formed(publishDraft.body, ({ on, idempotency_key }, body) =>
    call(publishDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
  withdraw: formed(withdrawDraft.body, ({ on, idempotency_key }, body) =>
    call(withdrawDraft, { params: { ordinance_version_id: on }, body, idempotency_key }),
  ),
};
