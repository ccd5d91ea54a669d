// Reads the proof of a version as replies, with the explanation of each difference.

import {
  type Centavos,
  type EndpointInput,
  formatPesosText,
  type getTariffProof,
  type listProofBills as listEndpoint,
  type Locale,
  type ReplyBody,
} from '@ebpls/contracts';
import { PastBill, Tariff, TARIFF_MESSAGES } from '@ebpls/contracts/tariff';
import {
  explainCharge,
  formatTariffRefusal,
  type OpenTariff,
  openTariffForBills,
  PENALTY_NAMES,
  proveBills,
  type TariffMessageKey,
} from '@ebpls/rules/tariff';
import { type Holidays, isAllowed } from '@ebpls/rules';
import * as v from 'valibot';

import { findSecondPersonReason, loadDecider } from '../../domain/access/separation/second-person.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { findVersion, type VersionRow } from '../ordinances/ordinances.queries.ts';
import { toPublishDecision } from '../ordinances/ordinance-reply.ts';
import {
  type BillRow,
  type DifferenceRow,
  findProof,
  type GroupRow,
  listDifferences,
  listGroups,
  listProofBills,
  type StoredRefusal,
} from './tariff-proofs.queries.ts';

type ProofReply = ReplyBody<typeof getTariffProof>;
type BillReply = ReplyBody<typeof listEndpoint>['data'][number];

/** The proof of a version with the acts of the reader. Refused: missing where the version is no tariff. */
export async function readProof(db: Database, actor: Actor, ordinance_version_id: number): Promise<ProofReply> {
  const version = await getTariffVersion(db, ordinance_version_id);
  const row = await findProof(db, ordinance_version_id);
  const names = mapChargeNames(v.parse(Tariff, version.tariff), actor.locale);
  const isDraft = version.state === 'DRAFT';
  const refusal = isDraft ? await findAcceptRefusal(db, actor, version) : undefined;
  const mayProve = isDraft && isAllowed(actor, 'ordinance.write');
  return {
    version: version.version,
    proof:
      row === undefined
        ? null
        : {
            proof_no: row.proof_no,
            file_name: row.file_name,
            proved_by: row.proved_by,
            proved_at: row.proved_at,
            is_current: row.revision === version.revision,
            bills: row.bills,
            equal: row.equal,
            different: row.different,
            refused: row.refused,
            charged: formatPesosText(row.charged),
            computed: formatPesosText(row.computed),
            difference: formatPesosText((row.computed - row.charged) as Centavos),
            open: row.open,
            groups: (await listGroups(db, ordinance_version_id)).map((group) => toGroupReply(group, names)),
          },
    acts: [
      ...(mayProve ? (['prove'] as const) : []),
      ...(isDraft && refusal === undefined ? (['accept'] as const) : []),
    ],
    why_not_accept: refusal ?? null,
  };
}

async function getTariffVersion(db: Database, ordinance_version_id: number): Promise<VersionRow> {
  const version = await findVersion(db, ordinance_version_id);
  if (!version || version.tariff === null) throw new Refused('missing', 'resource.missing');
  return version;
}

async function findAcceptRefusal(db: Database, actor: Actor, version: VersionRow): Promise<string | undefined> {
  const key = isAllowed(actor, 'ordinance.publish')
    ? findSecondPersonReason(await loadDecider(db, actor), toPublishDecision(version))
    : 'ordinance.treasurer_publishes';
  return key && getMessageText(key, {}, actor.locale);
}

type ChargeNames = ReadonlyMap<string, string>;

/** Charges and what lateness adds, by their codes in the differences. */
const mapChargeNames = ({ charges }: Tariff, locale: Locale): ChargeNames =>
  new Map([
    ...[...PENALTY_NAMES].map(([code, name]): [string, string] => [code, name[locale]]),
    ...charges.map(({ code, name }): [string, string] => [code, name[locale]]),
  ]);

function toGroupReply({ charge, direction, bills, open, difference }: GroupRow, names: ChargeNames) {
  return {
    charge,
    name: names.get(charge) ?? charge,
    direction,
    bills,
    open,
    difference: formatPesosText(difference),
  };
}

/** A page of the bills of a proof; each difference is computed again for its explanation. Refused: missing. */
export async function readProofBills(
  db: Database,
  { locale }: Actor,
  { params: { ordinance_version_id }, query }: EndpointInput<typeof listEndpoint>,
): Promise<ReplyBody<typeof listEndpoint>> {
  const version = await getTariffVersion(db, ordinance_version_id);
  const { pageRows, next_cursor } = await listProofBills(db, ordinance_version_id, query);
  const tariff = v.parse(Tariff, version.tariff);
  const open = openTariffForBills(
    tariff,
    pageRows.map(({ bill }) => bill),
  );
  const bill_nos = pageRows.map(({ bill_no }) => bill_no);
  const differences = await listDifferences(db, ordinance_version_id, bill_nos);
  const reader = { open, names: mapChargeNames(tariff, locale), locale };
  const data = pageRows.map((row) =>
    toBillReply(
      row,
      differences.filter(({ bill_no }) => bill_no === row.bill_no),
      reader,
    ),
  );
  return { data, next_cursor };
}

interface BillReader {
  readonly open: OpenTariff;
  readonly names: ChargeNames;
  readonly locale: Locale;
}

function toBillReply(row: BillRow, differences: readonly DifferenceRow[], reader: BillReader): BillReply {
  const { bill_no, title, outcome, charged, computed, refusal } = row;
  const explanations = differences.length === 0 ? new Map<string, string[]>() : explainBill(row, reader);
  return {
    bill_no,
    title,
    outcome,
    charged: formatOptionalPesos(charged),
    computed: formatOptionalPesos(computed),
    differences: differences.map((difference) => ({
      charge: difference.charge,
      name: reader.names.get(difference.charge) ?? difference.charge,
      direction: (difference.computed ?? 0) > (difference.charged ?? 0) ? 'MORE' : 'LESS',
      charged: formatOptionalPesos(difference.charged),
      computed: formatOptionalPesos(difference.computed),
      explanation: explanations.get(difference.charge) ?? [],
      accepted_by: difference.accepted_by_name,
      reason: difference.reason,
    })),
    refusal: refusal === null ? null : toRefusalReply(refusal, reader.locale),
  };
}

const formatOptionalPesos = (amount: Centavos | null): string | null =>
  amount === null ? null : formatPesosText(amount);

/** Charges are explained without their due days, which holidays move. */
const NO_HOLIDAYS: Holidays = new Set();

/** The sentences of each charge that differs, as the version computes the bill now. */
function explainBill({ bill }: BillRow, { open, locale }: BillReader): ReadonlyMap<string, string[]> {
  const [provedBill] = v.is(PastBill, bill) ? proveBills(open, [bill], NO_HOLIDAYS) : [];
  if (provedBill?.outcome !== 'DIFFERENT') return new Map();
  return new Map(
    provedBill.differences.map(({ code, results }) => [
      code,
      results.flatMap((result) => explainCharge(result, locale)),
    ]),
  );
}

function toRefusalReply({ place, key, params }: StoredRefusal, locale: Locale): BillReply['refusal'] {
  const isTariffKey = (text: string): text is TariffMessageKey => text in TARIFF_MESSAGES;
  return {
    place,
    message: formatTariffRefusal({ key: isTariffKey(key) ? key : 'tariff.format', params }, locale),
  };
}
