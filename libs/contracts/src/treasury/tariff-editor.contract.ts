// Endpoints with which a version that is a tariff is read and edited part by part.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { BarangayCode, Id, IdText } from '../shared/primitives.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { Bilingual } from './ordinance/vocabulary.ts';
import { FindingReasons, TariffFindingReply } from './tariff-versions.contract.ts';

const TariffPath = v.object({ ordinance_version_id: IdText });

/** The document as it is written, every figure as text; readers parse it with the schema of a tariff. */
const TariffDocument = v.record(v.string(), v.unknown());

/** A line of business with the number of open businesses that have it. */
const LineUse = v.object({ line: v.string(), name: v.string(), businesses: v.number() });
export type LineUse = v.InferOutput<typeof LineUse>;

/** A barangay of the municipality, with the codes that it had before and those of barangays merged into it. */
const TariffBarangay = v.object({ brgycode: BarangayCode, name: v.string(), former_codes: v.array(v.string()) });
export type TariffBarangay = v.InferOutput<typeof TariffBarangay>;

/** An office that a measure, a charge or a line of business may name. */
const TariffOffice = v.object({ office: ClearingOffice, title: Bilingual });
export type TariffOffice = v.InferOutput<typeof TariffOffice>;

/** The document of a version; what the check finds in it is with the version itself. */
export const getTariff = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances/:ordinance_version_id/tariff',
  summary: 'Get the revenue code of a version as a document',
  params: TariffPath,
  reply: v.object({
    ordinance_version_id: Id,
    revision: v.number(),
    /** The version has the former shape, and the document is its conversion. */
    is_converted: v.boolean(),
    tariff: TariffDocument,
    /** Of a draft: the lines that businesses have, also those that the document no longer has. */
    line_uses: v.optional(v.array(LineUse)),
    /** Of a draft: what the document may name beside its own rows. */
    barangays: v.optional(v.array(TariffBarangay)),
    offices: v.optional(v.array(TariffOffice)),
  }),
});

/**
 * Replaces the given parts of the document, each whole; null removes an optional one. Refused `conflict` when somebody
 * saved since `revision`, `invalid` at the first place that is no tariff. A reason stays with its row while the row is
 * unchanged.
 */
export const saveTariff = defineEndpoint({
  method: 'PUT',
  path: '/api/ordinances/:ordinance_version_id/tariff',
  summary: 'Save parts of a draft document and return the results of the check',
  params: TariffPath,
  body: v.object({
    revision: v.pipe(v.number('count.required'), v.integer('count.integer'), v.minValue(1, 'count.too_few')),
    parts: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40, 'text.too_long')), v.unknown(), 'ordinance.tariff_document'),
      v.check((parts) => Object.keys(parts).length > 0, 'ordinance.tariff_document'),
    ),
    /** Reasons that are added, by the path of the finding. */
    reasons: v.optional(FindingReasons, {}),
  }),
  body_size: 'document',
  reply: v.object({
    ordinance_version_id: Id,
    state: v.literal('DRAFT'),
    revision: v.number(),
    findings: v.array(TariffFindingReply),
  }),
});
