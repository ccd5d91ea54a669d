import type { Answer, getSetUp, LiveCheck, Locale, SetUpStep } from '@ebpls/contracts';
import { yearOf } from '@ebpls/rules';

import { type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import type { Api } from '../../platform/http/api.ts';
import { type MessageKey, messageText } from '../../platform/messages/catalogue.ts';
import { findSetUp, type SetUpRows, readMunicipality } from './set-up.queries.ts';
import { trialOf } from './trials.ts';

/** What is there or missing, as a message with its figures. */
interface Finding {
  readonly is_done: boolean;
  readonly why: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface Ground {
  readonly found: SetUpRows;
  readonly name: string;
  readonly offices: ReferenceRows['offices'];
  readonly config: Api['config'];
  readonly year: number;
  readonly locale: Locale;
}

const done = (why: MessageKey, params: Finding['params'] = {}): Finding => ({ is_done: true, why, params });
const missing = (why: MessageKey, params: Finding['params'] = {}): Finding => ({ is_done: false, why, params });
/** The decision asks for two people who agree (decision E45); one who has left is still missed when there are three. */
const ADMINISTRATORS = { least: 2, advised: 3 } as const;

const STEPS: Readonly<Record<SetUpStep, (ground: Ground) => Finding>> = {
  municipality: ({ name }) => (name === '' ? missing('setup.unnamed') : done('setup.named', { name })),
  seal: ({ found }) => (found.has_seal ? done('setup.sealed') : missing('setup.unsealed')),
  barangays: ({ found: { barangays } }) =>
    barangays === 0 ? missing('setup.no_barangays') : done('setup.barangays', { count: barangays }),
  administrators: ({ found: { administrators, invited_administrators } }) => {
    if (administrators >= ADMINISTRATORS.least) return done('setup.administrators', { count: administrators });
    return missing(invited_administrators > 0 ? 'setup.administrator_invited' : 'setup.one_administrator');
  },
  revenue_code: ({ found: { published_version, draft_id } }) => {
    if (published_version !== null) return done('setup.code', { version: published_version });
    return missing(draft_id === null ? 'setup.no_code' : 'setup.code_draft');
  },
  staff: ({ found: { empty_offices, empty_barangays, barangays }, offices, locale }) => {
    const titles = [...offices.values()]
      .filter(({ office }) => empty_offices.includes(office))
      .map(({ title }) => title[locale]);
    if (titles.length > 0) return missing('setup.offices_empty', { offices: titles.join(', ') });
    if (empty_barangays > 0) return missing('setup.barangays_empty', { count: empty_barangays });
    return barangays === 0 ? missing('setup.offices_only') : done('setup.staff');
  },
  gateway: ({ found, config }) => {
    if (!config.takes_online_payments) return done('setup.gateway_off');
    const trial = trialOf(found.gateway, config);
    if (trial === undefined) return missing('setup.gateway_untried');
    if (!trial.is_done) return missing('setup.gateway_failed', { fault: trial.fault });
    return isSandbox(config) ? missing('setup.gateway_sandbox') : done('setup.gateway_done');
  },
  mail: ({ found: { mail }, config }) => {
    if (mail === null) return missing('setup.mail_untried');
    if (mail.state !== 'SENT')
      return mail.last_error === null
        ? missing('setup.mail_waits', { to: mail.to })
        : missing('setup.mail_failed', { to: mail.to, fault: mail.last_error });
    return config.smtp_url === undefined ? missing('setup.mail_folder') : done('setup.mail_done', { to: mail.to });
  },
};

const CHECKS: Readonly<Record<LiveCheck, (ground: Ground) => Finding>> = {
  cashier: ({ found: { cashiers } }) =>
    cashiers > 0 ? done('setup.cashiers', { count: cashiers }) : missing('setup.no_cashier'),
  signature: ({ found: { signatures } }) => (signatures > 0 ? done('setup.signature') : missing('setup.no_signature')),
  forms: ({ found: { booklets } }) =>
    booklets > 0 ? done('setup.forms', { count: booklets }) : missing('setup.no_forms'),
  third_administrator: ({ found: { administrators } }) =>
    administrators >= ADMINISTRATORS.advised
      ? done('setup.administrators', { count: administrators })
      : missing('setup.third_administrator'),
  holidays: ({ found: { last_holiday }, year }) =>
    last_holiday !== null && last_holiday >= `${year}-12-01`
      ? done('setup.holidays', { year: last_holiday.slice(0, 4) })
      : missing('setup.no_holidays', { year }),
  https: ({ config: { is_https, public_url } }) =>
    is_https ? done('setup.https', { address: public_url }) : missing('setup.no_https', { address: public_url }),
};

/** The stand-in answers as the gateway does, and moves no money. */
function isSandbox({ paynamics, sandbox_url }: Api['config']): boolean {
  return paynamics.query_url.startsWith(sandbox_url);
}

/** Every step and check with what is there or missing, in the reader's language. */
export async function setUpOf({ db, config, clock }: Api, locale: Locale): Promise<Answer<typeof getSetUp>> {
  // Offices stay as they came; the rest is read now, for what was just saved must be seen.
  const [found, { name }, { offices }] = await Promise.all([findSetUp(db), readMunicipality(db), referenceRows(db)]);
  const ground: Ground = { found, name, offices, config, year: yearOf(clock.today()), locale };
  const said = ({ is_done, why, params = {} }: Finding) => ({ is_done, why: messageText(why, params, locale) });
  return {
    steps: entriesOf(STEPS).map(([step, find]) => ({ step, ...said(find(ground)) })),
    checks: entriesOf(CHECKS).map(([check, find]) => ({ check, ...said(find(ground)) })),
    ordinance_version_id: found.published_id ?? found.draft_id,
    is_mail_waiting: found.mail?.state === 'QUEUED' && found.mail.last_error === null,
  };
}

function entriesOf<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][]; // the keys of a constant table are its type's
}
