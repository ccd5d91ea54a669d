import * as contracts from '@ebpls/contracts';

import type * as v from 'valibot';

import { rehearseStep } from '../../../../../apps/api/src/treasury/ordinances/rehearse.ts';
import { ADMIN } from '../acts.ts';
import type { CounterDay } from './counter.ts';

/**
 * What the Sangguniang Bayan talks about: a dearer year sticker, and a tenth more on the rest of a retailer’s gross.
 */
const STICKER = { code: 'F10', amount: '150.00' } as const;
const RETAILERS = { category: 'd', rest_rate: '1.1' } as const;

/**
 * A draft of next year’s revenue code, rehearsed on this year’s assessments; a treasurer who did not write it may
 * publish it.
 */
export async function draftCode({ server, diary }: CounterDay, year: number): Promise<void> {
  server.at(diary.next());
  const { data } = await server.ask(ADMIN, contracts.listOrdinances, {});
  const parent_id = data.find(({ state }) => state === 'PUBLISHED')?.ordinance_version_id;
  const draft = { version: `SIRC-${year}`, effective_on: `${year}-01-01` };
  const started = await server.ask(ADMIN, contracts.startDraft, {
    params: { ordinance_version_id: String(parent_id) },
    body: draft,
  });
  const params = { ordinance_version_id: String(started.ordinance_version_id) };
  const { content, revision } = await server.ask(ADMIN, contracts.getOrdinance, { params });
  const { version, title, effective_on } = content;
  const amended = { en: `${title.en}, as amended`, fil: `${title.fil}, na sinusugan` };
  server.at(diary.next());
  const named = await server.ask(ADMIN, contracts.saveDraft, {
    params,
    body: { section: 'heading', revision, values: { version, title: amended, effective_on } },
  });
  server.at(diary.next());
  const saved = await server.ask(ADMIN, contracts.saveDraft, {
    params,
    body: { section: 'fees', revision: named.revision, values: withDearerSticker(content.fees) },
  });
  server.at(diary.next());
  await server.ask(ADMIN, contracts.saveDraft, {
    params,
    body: { section: 'business_tax', revision: saved.revision, values: withDearerRetail(content.business_tax) },
  });
  server.at(diary.next());
  const { rehearsal_id } = await server.ask(ADMIN, contracts.rehearseDraft, { params });
  // No worker runs while the story is told.
  while (await rehearseStep(server.api, rehearsal_id));
}

type Content = v.InferInput<typeof contracts.OrdinanceText>;

function withDearerSticker(fees: Content['fees']): Content['fees'] {
  return fees.map((fee) =>
    fee.code === STICKER.code && fee.rule.kind === 'FIXED'
      ? { ...fee, rule: { ...fee.rule, amount: STICKER.amount } }
      : fee,
  );
}

function withDearerRetail(tax: Content['business_tax']): Content['business_tax'] {
  const rows = tax.rows.map((row) =>
    row.category === RETAILERS.category && row.schedule.kind === 'MARGINAL'
      ? { ...row, schedule: { ...row.schedule, rest_rate: RETAILERS.rest_rate } }
      : row,
  );
  return { ...tax, rows };
}
