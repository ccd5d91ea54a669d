import { call } from '@ebpls/api-client';
import { judgeDocument } from '@ebpls/contracts';
import { notify } from '@ebpls/remote-kit';

import { type Act, formed, plain } from '../acts/acts.ts';
import { words } from '../messages/desk.messages.ts';

/** What an office says of a paper that it answers for. */
export const PAPER_ACTS: Readonly<Record<string, Act>> = {
  judge_valid: plain(async ({ on, idempotency_key }) => {
    await call(judgeDocument, { params: { document_id: on }, body: { state: 'VALID' }, idempotency_key });
    notify('done', words('judged_VALID'));
  }),
  judge_again: formed(judgeDocument.body, async ({ on, idempotency_key }, body) => {
    await call(judgeDocument, { params: { document_id: on }, body, idempotency_key });
    notify('done', words('judged_other'));
  }),
};
