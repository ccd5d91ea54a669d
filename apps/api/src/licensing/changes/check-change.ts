import type { BusinessFormInput, BusinessChange, BusinessChangeInput } from '@ebpls/contracts';
import { applyChange, CaseRefused, checkDeclaredMeasures } from '@ebpls/rules';

import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { listFormMeasures } from '../../domain/applications/cases/assess-case.ts';
import { getRegistrationNo } from '../../domain/applications/cases/business-columns.ts';
import { assessChange } from '../../domain/ledger/due/assess-change.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { checkRegistration } from '../companies/check-registration.ts';
import { isNameTaken, isRegistrationTaken } from '../companies/registrations.queries.ts';

type ChangeProblems = Record<string, MessageKey>;

interface DeclaredChange {
  readonly application: ApplicationRow;
  readonly form: BusinessFormInput;
  readonly change: BusinessChange; // The change as it was read and as it is stored.
  readonly sentChange: BusinessChangeInput;
}

/**
 * Checks that a declared change fits the registration, results in a registration that could be filed, and can be
 * assessed. Refused: invalid with every message at its field, `change.<field>`, or conflict.
 */
export async function checkChange(tx: ActorTransaction, declaredChange: DeclaredChange): Promise<void> {
  const { form, change, sentChange } = declaredChange;
  const after = applyChange(form, sentChange);
  const fields = {
    ...checkLines(change, form, tx.rows),
    ...checkAddedMeasures(declaredChange, tx.rows),
    ...checkIdentity(change, form),
  };
  refuseFields(fields);
  if (!KINDS_WITHOUT_FORM.includes(change.kind)) {
    if (JSON.stringify(after) === JSON.stringify(form)) throw new Refused('invalid', 'change.nothing');
    refuseFields(checkForm(change, after, tx));
    await refuseTakenIdentity(tx, declaredChange, after);
  }
  await refuseUnassessable(tx, declaredChange);
}

const KINDS_WITHOUT_FORM: readonly BusinessChange['kind'][] = ['TRANSFER_OWNERSHIP', 'RETIREMENT', 'SPECIAL'];

function refuseFields(fields: ChangeProblems, params: CaseRefused['params'] = {}): void {
  if (Object.keys(fields).length === 0) return;
  const prefixedProblems = Object.entries(fields).map(([field, key]): [string, MessageKey] => [`change.${field}`, key]);
  throw new Refused('invalid', 'request.invalid', { params, fields: Object.fromEntries(prefixedProblems) });
}

/** Another tax number is another taxpayer: that is a transfer (domain reference 3.6). */
function checkIdentity(change: BusinessChange, { identity }: BusinessFormInput): ChangeProblems {
  return change.kind === 'CHANGE_ORG_TYPE' && change.identity.tin !== identity.tin
    ? { 'identity.tin': 'change.tin' }
    : {};
}

function checkLines(change: BusinessChange, { activity }: BusinessFormInput, rows: ReferenceRows): ChangeProblems {
  const knownLines = new Set(activity.lines.map(({ line }) => line));
  if (change.kind === 'ADD_LINE')
    return listLineProblems(change.lines, ({ line }) => checkAddedLine(line, knownLines, rows));
  if (change.kind !== 'DROP_LINE' && change.kind !== 'RETIREMENT') return {};
  const fields = listLineProblems(change.lines, ({ line }) =>
    knownLines.has(line) ? undefined : 'change.line_unknown',
  );
  const closedLines = new Set(change.lines.map(({ line }) => line));
  if (change.kind === 'DROP_LINE' && [...knownLines].every((line) => closedLines.has(line)))
    return { lines: 'change.last_line' };
  const missingSlots = listMissingSlots(change, change.kind === 'RETIREMENT' ? knownLines : closedLines, rows);
  return missingSlots ? { ...fields, lines: 'lines.missing' } : fields;
}

/** A line of two tax categories is closed in both. */
function listMissingSlots(
  { lines }: Extract<BusinessChange, { kind: 'DROP_LINE' | 'RETIREMENT' }>,
  closing: ReadonlySet<string>,
  rows: ReferenceRows,
): boolean {
  return [...closing].some((line) => {
    const entries = lines.filter((entry) => entry.line === line);
    return entries.length < Math.max(1, rows.lines.get(line)?.taxed_as.length ?? 0);
  });
}

function listLineProblems<Line>(
  lines: readonly Line[],
  problem: (line: Line) => MessageKey | undefined,
): ChangeProblems {
  return Object.fromEntries(
    lines.flatMap((line, index): [string, MessageKey][] => {
      const key = problem(line);
      return key === undefined ? [] : [[`lines.${index}.line`, key]];
    }),
  );
}

function checkAddedLine(line: string, knownLines: ReadonlySet<string>, rows: ReferenceRows): MessageKey | undefined {
  if (!rows.lines.has(line)) return 'line.required';
  return knownLines.has(line) ? 'change.line_known' : undefined;
}

/** Exactly the measures that the revenue code asks for the added lines. */
function checkAddedMeasures({ application, change }: DeclaredChange, rows: ReferenceRows): ChangeProblems {
  if (change.kind !== 'ADD_LINE') return {};
  const { tax_year } = application;
  const lines = change.lines.map(({ line }) => line);
  return checkDeclaredMeasures(change, listFormMeasures(rows, { application_type: 'AMENDMENT', tax_year, lines }));
}

/** Position of each section's field in the change; sections that it leaves unchanged are not checked. */
const FIELD_BY_CHANGE: Partial<Record<BusinessChange['kind'], readonly [section: string, field: string]>> = {
  CHANGE_LOCATION: ['place.', 'place.'],
  CHANGE_AREA: ['place.business_area_sqm', 'business_area_sqm'],
  CHANGE_NAME: ['identity.', ''],
  CHANGE_ORG_TYPE: ['identity.', 'identity.'],
  CHANGE_CAPITAL: ['activity.total_assets', 'total_assets'],
};

function checkForm(
  { kind }: BusinessChange,
  after: BusinessFormInput,
  context: { rows: ReferenceRows; today: string },
): ChangeProblems {
  const place = FIELD_BY_CHANGE[kind];
  if (place === undefined) return {};
  try {
    checkRegistration(after, context);
    return {};
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [section, field] = place;
    return Object.fromEntries(
      Object.entries(error.fields ?? {}).flatMap(([path, key]): [string, MessageKey][] =>
        path.startsWith(section) ? [[path.replace(section, field), key]] : [],
      ),
    );
  }
}

/** Refuses a name or a number that another business has; only changed values are checked. */
async function refuseTakenIdentity(
  { trx }: ActorTransaction,
  { application: { business_id }, form, change }: DeclaredChange,
  after: BusinessFormInput,
): Promise<void> {
  const { identity, place } = after;
  const at = change.kind === 'CHANGE_ORG_TYPE' ? 'change.identity.' : 'change.';
  const isRenamed = identity.company_name !== form.identity.company_name;
  if (isRenamed || place.brgycode !== form.place.brgycode) {
    const nameClaim = { business_id, company_name: identity.company_name, brgycode: place.brgycode };
    const field = isRenamed ? `${at}company_name` : 'change.place.brgycode';
    if (await isNameTaken(trx, nameClaim)) throw createTakenRefusal(field, 'company_name.in_use');
  }
  const registrationNo = getRegistrationNo(after);
  if (registrationNo === getRegistrationNo(form)) return;
  if (await isRegistrationTaken(trx, business_id, registrationNo))
    throw createTakenRefusal(`${at}registration_no`, 'registration_no.in_use');
}

function createTakenRefusal(field: string, key: MessageKey): Refused {
  return new Refused('conflict', key, { fields: { [field]: key } });
}

/** The rules decide last: a change that they cannot assess is refused now, not at the bill. */
async function refuseUnassessable(
  tx: ActorTransaction,
  { application, form, sentChange }: DeclaredChange,
): Promise<void> {
  const { rows, today } = tx;
  const filedApplication = { ...application, draft: { ...sentChange }, form };
  try {
    await assessChange(tx.trx, { application: filedApplication, change: sentChange, rows, today });
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    const key = isMessageKey(error.message_key) ? error.message_key : 'field.invalid';
    refuseFields({ [error.field]: key }, error.params);
  }
}
