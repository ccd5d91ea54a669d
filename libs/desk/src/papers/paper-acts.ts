import { callEndpoint } from '@ebpls/api-client';
import { Day, judgeDocument } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import * as v from 'valibot';

import { type ActHandler, createFormAct, createAct } from '../acts/acts.ts';
import { words } from '../messages/desk.messages.ts';

const JudgedDay = v.object({ valid_until: Day });

/** Actions of an office on an uploaded document that it reviews. */
export const PAPER_ACTS: Readonly<Record<string, ActHandler>> = {
  judge_valid: createAct(async ({ on, idempotency_key }) => {
    await callEndpoint(judgeDocument, { params: { document_id: on }, body: { state: 'VALID' }, idempotency_key });
    showNotice('done', words('judged_VALID'));
  }),
  judge_dated: createFormAct(JudgedDay, async ({ on, idempotency_key }, { valid_until }) => {
    const body = { state: 'VALID', valid_until } as const;
    await callEndpoint(judgeDocument, { params: { document_id: on }, body, idempotency_key });
    showNotice('done', words('judged_VALID'));
  }),
  judge_again: createFormAct(judgeDocument.body, async ({ on, idempotency_key }, body) => {
    await callEndpoint(judgeDocument, { params: { document_id: on }, body, idempotency_key });
    showNotice('done', words('judged_other'));
  }),
};
