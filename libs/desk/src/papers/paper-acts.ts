import { call } from '@ebpls/api-client';
import { Day, judgeDocument } from '@ebpls/contracts';
import { notify } from '@ebpls/remote-kit';
import * as v from 'valibot';

import { type Act, formed, plain } from '../acts/acts.ts';
import { words } from '../messages/desk.messages.ts';

const JudgedDay = v.object({ valid_until: Day });

/** What an office says of a paper that it answers for. */
export const PAPER_ACTS: Readonly<Record<string, Act>> = {
  judge_valid: plain(async ({ on, idempotency_key }) => {
    await call(judgeDocument, { params: { document_id: on }, body: { state: 'VALID' }, idempotency_key });
    notify('done', words('judged_VALID'));
  }),
  judge_dated: formed(JudgedDay, async ({ on, idempotency_key }, { valid_until }) => {
    const body = { state: 'VALID', valid_until } as const;
    await call(judgeDocument, { params: { document_id: on }, body, idempotency_key });
    notify('done', words('judged_VALID'));
  }),
  judge_again: formed(judgeDocument.body, async ({ on, idempotency_key }, body) => {
    await call(judgeDocument, { params: { document_id: on }, body, idempotency_key });
    notify('done', words('judged_other'));
  }),
};
