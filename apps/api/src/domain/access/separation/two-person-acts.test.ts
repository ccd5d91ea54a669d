import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as contracts from '@ebpls/contracts';
import { type Endpoint, isEndpoint } from '@ebpls/contracts';
import { type Action, needsPassword, POLICY, TWO_PERSON_ACTS, type TwoPersonAction } from '@ebpls/rules';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../../testing/open-server.ts';

const SOURCES = join(import.meta.dirname, '../../..');

/** Acts by a permission, or with the password, that one person does alone, with the reason. */
const ONE_PERSON_ACTS: Partial<Record<Action, string>> = {
  'account.export': 'a person reads their own data',
  'mobile.confirm': 'a person proves their own number with a code and the password; the mailbox is notified',
  'erasure.ask': 'the owner requests; an administrator decides',
  'erasure.decide': 'decides on the owner’s own request; records under a duty to keep stay',
  'user.write': 'what gives or takes a power waits for a second administrator; all are mailed of the rest',
  'account_request.withdraw': 'takes back what the same person requested',
  'setup.write': 'names, holidays and lists of the municipality; no money, and on the audit trail',
  'delegation.grant': 'the owner’s own business',
  'assessment.extend': 'in writing, once, with a ground of the law; the owner is mailed and the post-audit lists it',
  'checklist.publish': 'what an office checks; every version stays readable',
  'template.publish': 'words of an office’s papers; every version stays readable',
  'bill.void': 'only where nothing was paid; the next order is computed and approved by two persons again',
  'settlement.work': 'compares the gateway’s file with the books; gives nothing away',
  'claim.answer': 'gives no money; a refund has its own two persons',
  'refund.file_for': 'files a claim that two others evaluate and decide',
  'refund.evaluate': 'finds; a treasurer decides',
  'fraud_finding.propose': 'proposes; another treasurer decides',
  'deficiency.record': 'enters figures; a treasurer decides',
  'counter.collect': 'takes money in; a treasurer certifies the day',
  'form.assign': 'hands out receipt forms, which the cashier accounts for',
  'flag.resolve': 'the check is paid or owed again by its own entry',
  'collection.report': 'reports; a treasurer closes',
  'sanction.recommend': 'recommends; a signatory decides',
  'sanction.show_cause': 'asks the owner to explain; a decision has its own two persons',
  'signature.own': 'the signatory’s own picture',
  'signature.write': 'the signatory’s own picture; a permit is released by another person',
  'fire_list.write': 'the Bureau of Fire Protection’s own list; owners may dispute it',
};

/** Columns of people who are no second person of an act, with the act of that person. */
const ONE_PERSON_COLUMNS: Readonly<Record<string, string>> = {
  'account_grant.asked_by': 'requested a role or permission',
  'account_request.asked_by': 'requested a change of an account',
  'appeal.contested_by': 'made the contested decision',
  'appeal.filed_by': 'the owner appealed',
  'appeal_paper.sent_by': 'sent a paper',
  'bill.computed_by': 'computed; a treasurer approves',
  'business_pause.declared_by': 'the owner declared a pause',
  'checklist_answer.answered_by': 'an office answered its checklist',
  'cheque.judged_by': 'a treasurer recorded what the bank did with a check',
  'clearance.decided_by': 'an office decided its own clearance; each office is a person of its own',
  'clearance_audit.looked_by': 'looked through a clearance afterwards',
  'closing_visit.visited_by': 'visited a closed business',
  'collection_report.prepared_by': 'prepared; a treasurer closes',
  'condition_answer.answered_by': 'the owner answered a condition',
  'condition_answer.judged_by': 'an office judged the answer to its own condition',
  'correction.marked_by': 'marked a field to correct',
  'counter_approval.asked_by': 'requested; a treasurer decides',
  'delegation.ended_by': 'ended a delegation',
  'document.judged_by': 'an office judged a paper',
  'seen_original.seen_by': 'an office saw an original that it checks itself',
  'document.uploaded_by': 'sent a paper',
  'erasure_request.decided_by': 'decided on the owner’s request',
  'extra_document.requested_by': 'an office requested a document on a legal ground; the owner may leave it out',
  'fire_list.recorded_by': 'recorded the list of the Bureau of Fire Protection',
  'fire_negative_list.listed_by': 'listed a business for the Bureau of Fire Protection',
  'form_booklet.assigned_by': 'handed out receipt forms',
  'former_barangay.recoded_by': 'recoded a barangay',
  'fraud_finding.proposed_by': 'proposed; another treasurer decides',
  'fraud_finding.withdrawal_proposed_by': 'proposed the withdrawal; another treasurer decides',
  'inquiry_handover.viewed_by': 'read a message',
  'inquiry_message.viewed_by': 'read a message',
  'inspection_photo.sent_by': 'sent a photo',
  'inspection_report.reported_by': 'reported an inspection',
  'installment_waiver.proposed_by': 'proposed; another treasurer decides',
  'legal_extension.extended_by': 'extended a legal period in writing',
  'office_checklist.published_by': 'published what an office checks',
  'office_templates.published_by': 'published words of an office’s papers',
  'ordinance_rehearsal.asked_by': 'rehearsed a draft',
  'ordinance_version.created_by': 'began a draft; another person publishes',
  'ordinance_version.saved_by': 'wrote on a draft; another person publishes',
  'payment_claim.answered_by': 'answered a claim; gives no money',
  'payment_exception.proposed_by': 'proposed; another treasurer decides',
  'permit.generated_by': 'released; a signatory signs',
  'found_measure.found_by': 'an office measured, and the licensing office computes the bill',
  'post_audit.looked_by': 'looked through a case afterwards',
  'proposed_fee.decided_by': 'the licensing office took a fee into the bill, which a treasurer approves',
  'proposed_fee.proposed_by': 'an office proposed a fee',
  'red_flag.opened_by': 'a check came back',
  'red_flag.resolved_by': 'resolved a flag when its money was there',
  'refund_claim.evaluated_by': 'evaluated; a treasurer decides',
  'refund_claim.filed_by': 'filed; others evaluate and decide',
  'sanction.asked_by': 'asked the owner to explain',
  'sanction.recommended_by': 'recommended; a signatory decides',
  'sanction_paper.sent_by': 'sent a paper',
  'tax_deficiency.entered_by': 'entered the sales of a proof; a treasurer decides',
  'tax_deficiency.sent_by': 'sent the file of a proof',
  'setting.updated_by': 'changed a setting',
  'tariff_proof.proved_by': 'sent past bills; another person accepts their differences',
  'settlement_file.imported_by': 'imported the gateway’s file',
  'settlement_line.decided_by': 'explained a line of the gateway’s file',
  'setup_link.used_by': 'was the first administrator',
  'statement_paper.issued_by': 'printed a statement',
  'succession.checked_by': 'checked; a signatory decides',
  'succession_paper.uploaded_by': 'sent a paper',
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface TwoPersonRow {
  readonly action: TwoPersonAction;
  readonly endpoints: readonly string[];
  readonly alone?: Readonly<Record<string, string>>;
  readonly first: string;
  readonly second: string;
  readonly risk: string;
  readonly records: readonly string[];
  readonly tests: readonly string[];
}
const rows = Object.entries(TWO_PERSON_ACTS).map(([action, row]): TwoPersonRow => ({
  action: action as TwoPersonAction,
  ...row,
}));

const actions = Object.keys(POLICY) as Action[];
const isListed = (action: string): boolean => Object.hasOwn(TWO_PERSON_ACTS, action);

test('every act by a permission or with the password has two persons, or a reason why one is enough', () => {
  const sensitive = actions.filter((action) => 'permission' in POLICY[action] || needsPassword(action));
  expect(sensitive.filter((action) => !isListed(action) && !(action in ONE_PERSON_ACTS))).toEqual([]);
  expect(
    Object.keys(ONE_PERSON_ACTS).filter((action) => isListed(action) || !sensitive.includes(action as Action)),
  ).toEqual([]);
});

test('every column that stores a person belongs to a second person, or states the act of that person', async () => {
  const { rows: columns } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'account'::regclass and a.attname like '%\_by'
    order by name`.execute(server.api.db);
  const names = columns.map(({ name }) => name);
  const recordedColumns: string[] = rows.flatMap(({ records }) => records);
  expect(names.filter((name) => !recordedColumns.includes(name) && !(name in ONE_PERSON_COLUMNS))).toEqual([]);
  expect([...recordedColumns, ...Object.keys(ONE_PERSON_COLUMNS)].filter((name) => !names.includes(name))).toEqual([]);
});

/** Names of the endpoints under an act of the policy. */
function listServed(action: string): string[] {
  const names = new Map(
    Object.entries<unknown>(contracts).flatMap(([name, one]) => (isEndpoint(one) ? [[one, name] as const] : [])),
  );
  return server.api.endpoints.flatMap((servedEndpoint) =>
    servedEndpoint.action === action ? [names.get(servedEndpoint.endpoint as Endpoint) ?? ''] : [],
  );
}

test.each(rows)('$action names each of its endpoints, as an act of the second person or with a reason', (row) => {
  expect([...row.endpoints, ...Object.keys(row.alone ?? {})].toSorted()).toEqual(listServed(row.action).toSorted());
});

test.each(rows)('$action has no empty cell, and its test tries each act of the second person', (row) => {
  const { action: _action, endpoints, alone = {}, records, tests, ...cells } = row;
  for (const text of [...Object.values(cells), ...Object.values(alone)]) expect(text.trim()).not.toBe('');
  expect([endpoints.length, records.length, tests.length]).not.toContain(0);
  const sources = tests.map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  for (const text of sources) expect(text).toMatch(/403|forbidden/);
  const source = sources.join('');
  expect(endpoints.filter((name) => !source.includes(name))).toEqual([]);
});

const PAGE = join(SOURCES, '../../docs/content/reference/two-persons.md');

/** The table in the form of the documentation. */
function writeTable(): string {
  const lines = rows.map(
    ({ action, endpoints, first, second, risk, records, tests }) =>
      `| \`${action}\` | ${endpoints.join(', ')} | ${first} | ${second} | ${risk} | ${records.join(', ')} | ${tests.join(', ')} |`,
  );
  return [
    '| Act | Endpoints | First person | Second person | Risk and control | Stored in | Tests |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

test('the page of the documentation has the same table', () => {
  expect(readFileSync(PAGE, 'utf8')).toContain(writeTable());
});

test('every check of a second person in the sources is of an act in the table, and every act has its check', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'),
  );
  const checkedActions = files.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), 'utf8').matchAll(/action: '([\w.]+)',[\s\S]{0,240}?\bown:/g)].map(
      ([, action]) => action,
    ),
  );
  expect([...new Set([...checkedActions, 'cheque.judge'])].toSorted()).toEqual(
    rows.map(({ action }) => action).toSorted(),
  );
});
