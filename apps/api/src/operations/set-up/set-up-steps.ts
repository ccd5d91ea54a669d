// Lists the steps that set a new municipality up, each done or missing.

import {
  formatGovernmentName,
  type ReplyBody,
  type getSetUp,
  type LiveCheck,
  type Locale,
  type SetUpStep,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Api } from '../../platform/http/api.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { findSetUp, type SetUpRows, readMunicipality } from './set-up.queries.ts';
import { findTrial } from './setup-tests.ts';

/** Finding of a step, done or missing, as a message with its figures. */
interface StepFinding {
  readonly is_done: boolean;
  readonly why: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface StepContext {
  readonly rows: SetUpRows;
  /** Name and kind of the municipality; empty before they are entered. */
  readonly place: string;
  readonly offices: ReferenceRows['offices'];
  readonly config: Api['config'];
  readonly year: number;
  readonly locale: Locale;
}

const toDoneStep = (reason: MessageKey, params: StepFinding['params'] = {}): StepFinding => ({
  is_done: true,
  why: reason,
  params,
});
const toMissingStep = (reason: MessageKey, params: StepFinding['params'] = {}): StepFinding => ({
  is_done: false,
  why: reason,
  params,
});
/** Two people must agree on a decision (decision E45); a third administrator is advised, so that one may leave. */
const ADMINISTRATORS = { least: 2, advised: 3 } as const;

const SET_UP_STEPS: Readonly<Record<SetUpStep, (context: StepContext) => StepFinding>> = {
  municipality: ({ place }) => (place === '' ? toMissingStep('setup.unnamed') : toDoneStep('setup.named', { place })),
  seal: ({ rows }) => (rows.has_seal ? toDoneStep('setup.sealed') : toMissingStep('setup.unsealed')),
  barangays: ({ rows: { barangays } }) =>
    barangays === 0 ? toMissingStep('setup.no_barangays') : toDoneStep('setup.barangays', { count: barangays }),
  administrators: ({ rows: { administrators, invited_administrators } }) => {
    if (administrators >= ADMINISTRATORS.least) return toDoneStep('setup.administrators', { count: administrators });
    return toMissingStep(invited_administrators > 0 ? 'setup.administrator_invited' : 'setup.one_administrator');
  },
  revenue_code: ({ rows: { published_version, first_published_on, draft_id }, year }) => {
    if (published_version === null || first_published_on === null)
      return toMissingStep(draft_id === null ? 'setup.no_code' : 'setup.code_draft');
    // The version in force on 1 January holds for the year (rule 30 of domain reference 4.7).
    return first_published_on <= `${year}-01-01`
      ? toDoneStep('setup.code', { version: published_version })
      : toMissingStep('setup.code_late', { day: first_published_on, year });
  },
  staff: ({ rows: { empty_offices, empty_barangays, barangays }, offices, locale }) => {
    const titles = [...offices.values()]
      .filter(({ office }) => empty_offices.includes(office))
      .map(({ title }) => title[locale]);
    if (titles.length > 0) return toMissingStep('setup.offices_empty', { offices: titles.join(', ') });
    if (empty_barangays > 0) return toMissingStep('setup.barangays_empty', { count: empty_barangays });
    return barangays === 0 ? toMissingStep('setup.offices_only') : toDoneStep('setup.staff');
  },
  gateway: ({ rows, config }) => {
    if (!config.takes_online_payments) return toDoneStep('setup.gateway_off');
    const trial = findTrial(rows.gateway, config);
    if (trial === undefined) return toMissingStep('setup.gateway_untested');
    if (!trial.is_done) return toMissingStep('setup.gateway_failed', { fault: trial.fault });
    return isSandbox(config) ? toMissingStep('setup.gateway_sandbox') : toDoneStep('setup.gateway_done');
  },
  mail: ({ rows: { mail }, config }) => {
    if (mail === null) return toMissingStep('setup.mail_untested');
    if (mail.state !== 'SENT')
      return mail.last_error === null
        ? toMissingStep('setup.mail_pending', { to: mail.to })
        : toMissingStep('setup.mail_failed', { to: mail.to, fault: mail.last_error });
    return config.smtp_url === undefined
      ? toMissingStep('setup.mail_folder')
      : toDoneStep('setup.mail_done', { to: mail.to });
  },
};

const CHECKS: Readonly<Record<LiveCheck, (context: StepContext) => StepFinding>> = {
  cashier: ({ rows: { cashiers } }) =>
    cashiers > 0 ? toDoneStep('setup.cashiers', { count: cashiers }) : toMissingStep('setup.no_cashier'),
  signature: ({ rows: { signatures } }) =>
    signatures > 0 ? toDoneStep('setup.signature') : toMissingStep('setup.no_signature'),
  forms: ({ rows: { booklets } }) =>
    booklets > 0 ? toDoneStep('setup.forms', { count: booklets }) : toMissingStep('setup.no_forms'),
  third_administrator: ({ rows: { administrators } }) =>
    administrators >= ADMINISTRATORS.advised
      ? toDoneStep('setup.administrators', { count: administrators })
      : toMissingStep('setup.third_administrator'),
  holidays: ({ rows: { last_holiday }, year }) =>
    last_holiday !== null && last_holiday >= `${year}-12-01`
      ? toDoneStep('setup.holidays', { year: last_holiday.slice(0, 4) })
      : toMissingStep('setup.no_holidays', { year }),
  https: ({ config: { is_https, public_url } }) =>
    is_https
      ? toDoneStep('setup.https', { address: public_url })
      : toMissingStep('setup.no_https', { address: public_url }),
};

/** Checks without which owners may use the system: paper receipts alone need booklets, electronic ones need none. */
const OPTIONAL_CHECKS: ReadonlySet<LiveCheck> = new Set<LiveCheck>(['forms']);

/** The sandbox replies as the gateway does, and moves no money. */
function isSandbox({ paynamics, sandbox_url }: Api['config']): boolean {
  return paynamics.query_url.startsWith(sandbox_url);
}

/** Every step and check with its finding, in the reader's language. */
export async function loadSetUp({ db, config, clock }: Api, locale: Locale): Promise<ReplyBody<typeof getSetUp>> {
  // Offices may be cached; the rest is read now, so that saved data is shown immediately.
  const [rows, municipality, { offices }] = await Promise.all([
    findSetUp(db),
    readMunicipality(db),
    loadReferenceRows(db),
  ]);
  const place = municipality.name === '' ? '' : formatGovernmentName(municipality, locale);
  const context: StepContext = { rows, place, offices, config, year: getYear(clock.today()), locale };
  const toReply = ({ is_done, why, params = {} }: StepFinding) => ({
    is_done,
    why: getMessageText(why, params, locale),
  });
  return {
    steps: listTableEntries(SET_UP_STEPS).map(([step, find]) => ({ step, ...toReply(find(context)) })),
    checks: listTableEntries(CHECKS).map(([check, find]) => ({
      check,
      is_optional: OPTIONAL_CHECKS.has(check),
      ...toReply(find(context)),
    })),
    ordinance_version_id: rows.published_id ?? rows.draft_id,
    is_mail_waiting: rows.mail?.state === 'QUEUED' && rows.mail.last_error === null,
    takes_online_payments: config.takes_online_payments,
  };
}

function listTableEntries<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][]; // the keys of a constant table are its type's
}
