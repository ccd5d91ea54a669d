import { callEndpoint } from '@ebpls/api-client';
import { Day, reviewDocument, markOriginalSeen } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import * as v from 'valibot';

import { type ActHandler, createFormAct, createAct } from '../acts/acts.ts';
import { words } from '../messages/desk.messages.ts';
import { parseOriginal } from './original-address.ts';

const createSeenAct = (is_seen: boolean): ActHandler =>
  createAct(async ({ on, idempotency_key }) => {
    const { assessment_code, requirement_code } = parseOriginal(on);
    const body = { requirement_code, is_seen };
    await callEndpoint(markOriginalSeen, { params: { assessment_code }, body, idempotency_key });
    showNotice('done', words(is_seen ? 'marked_seen' : 'unmarked_seen'));
  });

const ReviewedDay = v.object({ valid_until: Day });

/** Actions of an office on an uploaded document that it reviews. */
export const PAPER_ACTS: Readonly<Record<string, ActHandler>> = {
  judge_valid: createAct(async ({ on, idempotency_key }) => {
    await callEndpoint(reviewDocument, { params: { document_id: on }, body: { state: 'VALID' }, idempotency_key });
    showNotice('done', words('judged_VALID'));
  }),
  mark_seen: createSeenAct(true),
  unmark_seen: createSeenAct(false),
  judge_dated: createFormAct(ReviewedDay, async ({ on, idempotency_key }, { valid_until }) => {
    const body = { state: 'VALID', valid_until } as const;
    await callEndpoint(reviewDocument, { params: { document_id: on }, body, idempotency_key });
    showNotice('done', words('judged_VALID'));
  }),
  judge_again: createFormAct(reviewDocument.body, async ({ on, idempotency_key }, body) => {
    await callEndpoint(reviewDocument, { params: { document_id: on }, body, idempotency_key });
    showNotice('done', words('judged_other'));
  }),
};
