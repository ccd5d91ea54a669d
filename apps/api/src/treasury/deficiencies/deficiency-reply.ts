// Maps the deficiency of a year to its replies and to the decision that needs a second person.

import {
  type AssessCase,
  type Centavos,
  formatPesosText,
  type getDeficiency,
  type listDeficiencies,
  type Locale,
  type ReplyBody,
} from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';
import { findDeficiencyDueDay, listProvableLines } from '@ebpls/rules/tariff';

import { toClockDay } from '../../platform/clock.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import {
  type Decider,
  getOtherDeciderText,
  mayDecide,
  type SecondPersonDecision,
} from '../../domain/access/separation/second-person.ts';
import { formatSentence } from '../../domain/ledger/rule-sentences.ts';
import type { DeficiencyHeading, ProofRecord } from './deficiencies.queries.ts';
import { computeDeficiency, type DeficiencyCase, findDeficiencyRefusal } from './deficiency-case.ts';
import { maySendProofFile } from './proof-file.ts';

/** The difference is ordered by a person who never entered the sales nor sent the file, also where these were replaced. */
export function toDeficiencyDecision({ edited_by, filed_at }: ProofRecord): SecondPersonDecision {
  return { action: 'deficiency.decide', people: edited_by, since: filed_at, own: 'deficiency.own_entry' };
}

type DeficiencyReply = ReplyBody<typeof getDeficiency>;
type DeficiencyRow = ReplyBody<typeof listDeficiencies>['data'][number];

interface DeficiencyReader extends Decider {
  readonly today: string;
  readonly rows: Pick<ReferenceRows, 'ordinances' | 'holidays'>;
}

/** Reply of the deficiency of a year for this person, with their acts. */
export function toDeficiencyReply(year: DeficiencyCase, reader: DeficiencyReader): DeficiencyReply {
  const { application, rule, proof, due_on, opens_on, tax_billed } = year;
  const { locale } = reader.actor;
  const refusal = isDecided(proof) ? undefined : findDeficiencyRefusal(year, reader.today);
  return {
    assessment_code: application.assessment_code ?? '',
    company_code: application.company_code,
    company_name: application.company_name,
    tax_year: application.tax_year,
    due_on,
    name: rule.name[locale],
    proof: rule.proof[locale],
    ordinance_section: rule.section,
    opens_on,
    lines: toLineReplies(year, locale),
    tax_billed: formatPesosText(tax_billed),
    ...(proof === undefined ? NO_PROOF : toProofReply(year, proof, reader)),
    acts: refusal ? [] : listDeficiencyActs(proof, reader),
    blocked: refusal ? getMessageText(refusal.key, refusal.params ?? {}, locale) : null,
  };
}

const NO_PROOF = {
  state: 'PENDING',
  deficiency_no: null,
  entered_at: null,
  entered_by: null,
  amount: null,
  result: null,
  revision: 0,
  reason: '',
  file_name: null,
  decided_by: null,
  decided_at: null,
  top_no: null,
} as const;

/**
 * What is known once the sales were entered; after the decision the due day is that of its order. Only the treasury sees
 * who acted.
 */
function toProofReply(year: DeficiencyCase, proof: ProofRecord, reader: DeficiencyReader) {
  const { state, deficiency_no, entered_at, revision, reason, file_name, decided_at } = proof;
  const isOwner = reader.actor.role === 'user';
  return {
    state,
    deficiency_no,
    entered_at,
    revision,
    reason,
    file_name,
    decided_at,
    ...(proof.due_on !== null && { due_on: proof.due_on }),
    entered_by: isOwner ? null : proof.entered_by_name,
    decided_by: isOwner ? null : proof.decided_by_name,
    amount: formatNullable(proof.amount),
    result: toResultReply(year, proof, reader),
    top_no: state === 'ORDERED' ? year.charged.top_no : null,
    ...(state === 'ORDERED' && { payment_code: year.charged.assessment_code }),
    ...(state === 'FILED' && getOtherDeciderText(reader, toDeficiencyDecision(proof))),
  };
}

const isDecided = (proof: ProofRecord | undefined): boolean => proof !== undefined && proof.state !== 'FILED';
const formatNullable = (amount: Centavos | null | undefined): string | null =>
  amount === null || amount === undefined ? null : formatPesosText(amount);

function toLineReplies({ open, input, proof }: DeficiencyCase, locale: Locale): DeficiencyReply['lines'] {
  return listProvableLines(input).map((declaredLine: AssessCase['lines'][number], index) => {
    const { line, gross_non_essential = NONE, gross_essential = NONE } = declaredLine;
    const row = open.lines.get(line);
    const provedLine = proof?.lines[index];
    return {
      line,
      name: row?.name[locale] ?? line,
      has_essential: gross_essential > 0 || row?.measures.includes('gross_essential') === true,
      declared_non_essential: formatPesosText(gross_non_essential),
      declared_essential: formatPesosText(gross_essential),
      proved_non_essential: formatNullable(provedLine?.gross_non_essential),
      proved_essential: formatNullable(provedLine?.gross_essential),
    };
  });
}
const NONE = 0 as Centavos;

function toResultReply(
  year: DeficiencyCase,
  proof: ProofRecord,
  { actor, today, rows }: DeficiencyReader,
): DeficiencyReply['result'] {
  const day = proof.decided_at === null ? today : toClockDay(new Date(proof.decided_at));
  const at = { today: day, holidays: rows.holidays };
  const { charge, tax_proved, surcharge, interest } = computeDeficiency(year, proof, at);
  return {
    tax_proved: formatPesosText(tax_proved),
    amount: formatPesosText(charge.amount),
    surcharge: formatPesosText(surcharge),
    interest: formatPesosText(interest),
    total: formatPesosText((charge.amount + surcharge + interest) as Centavos),
    reason: formatSentence(charge.basis, actor.locale),
  };
}

function listDeficiencyActs(proof: ProofRecord | undefined, reader: DeficiencyReader): DeficiencyReply['acts'] {
  const { actor } = reader;
  if (isDecided(proof)) return [];
  const mayFile = isAllowed(actor, 'deficiency.file') && proof?.is_by_office !== true;
  return [
    ...(mayFile ? ['file' as const] : []),
    ...(isAllowed(actor, 'deficiency.record') ? ['record' as const] : []),
    ...(proof !== undefined && maySendProofFile(proof, actor) ? ['send_file' as const] : []),
    ...(proof !== undefined && mayDecide(reader, toDeficiencyDecision(proof)) ? ['decide' as const] : []),
  ];
}

/** Row of the treasury's list. */
export function toDeficiencyRow(heading: DeficiencyHeading, { rows }: Pick<DeficiencyReader, 'rows'>): DeficiencyRow {
  const { assessment_id: _id, ordinance_version_id, due_on, amount, ...fields } = heading;
  const open = rows.ordinances.find((version) => version.ordinance_version_id === ordinance_version_id)?.tariff;
  const dueByRule = open && findDeficiencyDueDay(open, heading.tax_year, rows.holidays);
  return { ...fields, due_on: due_on ?? dueByRule ?? `${heading.tax_year}-12-31`, amount: formatNullable(amount) };
}
