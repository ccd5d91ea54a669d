import type { Agency, Bilingual } from '@ebpls/contracts';

import type { Fund } from '../../tables/ledger.ts';
import type { Tender } from '../../tables/money.ts';

interface FixedAccount {
  readonly account_code: string;
  readonly name: Bilingual;
}

/**
 * Accounts of every municipality, numbered as in the Revised Chart of Accounts for local governments. Revenue and trust
 * accounts are not listed: each line of a bill carries the account of its revenue code.
 */
export const ACCOUNTS = {
  CASH_TREASURY: {
    account_code: '1-01-01-010',
    name: { en: 'Cash with collecting officers', fil: 'Salaping hawak ng mga kolektor' },
  },
  CHEQUES_UNCLEARED: {
    account_code: '1-01-01-020',
    name: { en: 'Checks not yet cleared', fil: 'Mga tsekeng hindi pa na-clear' },
  },
  CASH_BANK: { account_code: '1-01-02-010', name: { en: 'Cash in bank, local currency', fil: 'Salapi sa bangko' } },
  RECEIVABLE: {
    account_code: '1-03-01-020',
    name: { en: 'Business taxes and fees receivable', fil: 'Mga buwis at bayaring sisingilin' },
  },
  DUE_FROM_FUNDS: {
    account_code: '1-03-04-010',
    name: { en: 'Due from other funds', fil: 'Sisingilin sa ibang pondo' },
  },
  GATEWAY: {
    account_code: '1-03-99-990',
    name: { en: 'Due from the payment gateway', fil: 'Sisingilin sa payment gateway' },
  },
  REFUNDS_DUE: {
    account_code: '2-01-01-010',
    name: { en: 'Accounts payable, refunds to taxpayers', fil: 'Mga babayaran, refund sa mga nagbabayad ng buwis' },
  },
  DUE_TO_FUNDS: {
    account_code: '2-03-01-010',
    name: { en: 'Due to other funds', fil: 'Babayaran sa ibang pondo' },
  },
  DEFERRED: {
    account_code: '2-05-01-990',
    name: { en: 'Billed and not yet collected', fil: 'Nasingil ngunit hindi pa natatanggap' },
  },
  UNAPPLIED: {
    account_code: '2-99-99-990',
    name: { en: 'Collections not applied', fil: 'Mga natanggap na hindi pa nailalapat' },
  },
  GATEWAY_FEES: {
    account_code: '5-02-99-990',
    name: { en: 'Charges of the payment gateway', fil: 'Singil ng payment gateway' },
  },
} as const satisfies Record<string, FixedAccount>;

/** Account that holds the money of a tender until it reaches the bank; a credit was received before. */
export const CASH_SIDE: Readonly<Record<Tender, string>> = {
  GATEWAY: ACCOUNTS.GATEWAY.account_code,
  CASH: ACCOUNTS.CASH_TREASURY.account_code,
  CHEQUE: ACCOUNTS.CHEQUES_UNCLEARED.account_code,
  DEPOSIT: ACCOUNTS.CASH_BANK.account_code,
  CREDIT: ACCOUNTS.UNAPPLIED.account_code,
};

/** Names of the funds on printed papers. */
export const FUND_NAMES: Readonly<Record<Fund, string>> = {
  GENERAL: 'General fund',
  'TRUST-BARANGAY': 'Trust fund, barangay',
  'TRUST-BFP': 'Trust fund, Bureau of Fire Protection',
};

/**
 * Fund in which an agency's money is booked: the general fund for the municipality, trust funds for the barangay and
 * the fire bureau.
 */
export const FUNDS_BY_AGENCY: Readonly<Record<Agency, Fund>> = {
  MUNICIPAL: 'GENERAL',
  BARANGAY: 'TRUST-BARANGAY',
  BFP: 'TRUST-BFP',
};
