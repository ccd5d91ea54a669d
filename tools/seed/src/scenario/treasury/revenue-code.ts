// Drafts next year's revenue code in the demo data, and computes it on this year's bills in a dry run.

import * as contracts from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import type * as v from 'valibot';

import { rehearseStep } from '../../../../../apps/api/src/treasury/ordinances/rehearse-draft.ts';
import { ADMIN } from '../acts.ts';
import type { CounterDay } from './counter.ts';

/**
 * Changes that the Sangguniang Bayan discusses: a dearer year sticker, and a tenth more on the rest of a retailer’s
 * gross.
 */
const STICKER = { code: 'F10', amount: '150.00' } as const;
const RETAILERS = { category: 'd', rest_rate: '1.1' } as const;

/**
 * A draft of next year’s revenue code, rehearsed on this year’s assessments; a treasurer who did not write it may
 * publish it.
 */
export async function draftCode(day: CounterDay, year: number): Promise<void> {
  const { server, timeline } = day;
  const { code } = server.municipality;
  const ordinance_version_id =
    code === undefined ? await amendOrdinance(day, year) : await amendTariff(day, code, year);
  server.at(timeline.next());
  const params = { ordinance_version_id: String(ordinance_version_id) };
  const { rehearsal_id } = await server.call(ADMIN, contracts.rehearseDraft, { params });
  // No worker runs while the demonstration is made.
  while (await rehearseStep(server.api, rehearsal_id));
}

/** Imports the code of next year with one other amount; answers the id of the draft. */
async function amendTariff({ server, timeline }: CounterDay, code: TariffText, year: number): Promise<number> {
  const { key, draft, code_reasons } = server.municipality;
  if (draft === undefined) throw new Error(`${key}: no charge of the revenue code is to change`);
  const charges = code.charges.map((charge) =>
    charge.code === draft.charge ? { ...charge, amount: draft.amount } : charge,
  );
  const tariff = { ...code, version: `${key.toUpperCase()}-${year}`, effective_on: `${year}-01-01`, charges };
  server.at(timeline.next());
  const body = { tariff, reasons: { ...code_reasons } };
  return (await server.call(ADMIN, contracts.importTariff, { body })).ordinance_version_id;
}

/** Drafts the code of the former shape with its amendments; answers the id of the draft. */
async function amendOrdinance({ server, timeline }: CounterDay, year: number): Promise<number> {
  server.at(timeline.next());
  const { data } = await server.call(ADMIN, contracts.listOrdinances, {});
  const parent_id = data.find(({ state }) => state === 'PUBLISHED')?.ordinance_version_id;
  const draft = { version: `SIRC-${year}`, effective_on: `${year}-01-01` };
  const startedDraft = await server.call(ADMIN, contracts.startDraft, {
    params: { ordinance_version_id: String(parent_id) },
    body: draft,
  });
  const params = { ordinance_version_id: String(startedDraft.ordinance_version_id) };
  const { content, revision } = await server.call(ADMIN, contracts.getOrdinance, { params });
  const { version, title, effective_on } = content;
  const amendedTitle = { en: `${title.en}, as amended`, fil: `${title.fil}, na sinusugan` };
  server.at(timeline.next());
  const namedDraft = await server.call(ADMIN, contracts.saveDraft, {
    params,
    body: { section: 'heading', revision, values: { version, title: amendedTitle, effective_on } },
  });
  server.at(timeline.next());
  const savedDraft = await server.call(ADMIN, contracts.saveDraft, {
    params,
    body: { section: 'fees', revision: namedDraft.revision, values: withDearerSticker(content.fees) },
  });
  server.at(timeline.next());
  await server.call(ADMIN, contracts.saveDraft, {
    params,
    body: { section: 'business_tax', revision: savedDraft.revision, values: withDearerRetail(content.business_tax) },
  });
  return startedDraft.ordinance_version_id;
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
