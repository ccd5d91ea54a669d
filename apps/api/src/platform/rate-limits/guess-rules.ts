// Figures of the limits that the acts themselves count: guesses, codes and messages.

import type { Calls } from './limit-rules.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY_SECONDS = 24 * HOUR;
const DAILY = { seconds: DAY_SECONDS, scope: 'all' } as const;
const SLOWED_GUESSES = { wait_most: QUARTER, forgotten_after: DAY_SECONDS, scope: 'all' } as const;

/**
 * So many wrong guesses in a row; then a wait after each further one, twice as long each time. Never a
 * permanent block.
 */
export interface Guesses {
  readonly free: number;
  readonly wait: number;
  readonly wait_most: number;
  readonly forgotten_after: number;
  readonly scope: 'all';
}

/** Counted before the check, and undone when the guess was right. */
export const GUESS_LIMITS = {
  /**
   * An account's password in a browser that the account was signed in with: guesses from elsewhere do not count there.
   */
  password_of_device: { free: 4, ...SLOWED_GUESSES, wait: MINUTE },
  /** An account's password from one network address. */
  password_here: { free: 4, ...SLOWED_GUESSES, wait: MINUTE },
  /**
   * An account's password from all networks where it never signed in; NIST SP 800-63B requires a bound of a
   * hundred.
   */
  password_anywhere: { free: 99, ...SLOWED_GUESSES, wait: QUARTER },
  /** The second step of an account, for a client that already knows its password. */
  second_step: { free: 4, ...SLOWED_GUESSES, wait: MINUTE },
  /** Codes sent to one number, from all accounts. */
  mobile_number: { limit: 3, ...DAILY },
  /** Mobile numbers tried for one application, from all networks; a right one ends the count. */
  status_of_reference: { free: 9, ...SLOWED_GUESSES, wait: MINUTE },
  /** Applications tried for one mobile number, from all networks. */
  status_of_mobile: { free: 9, ...SLOWED_GUESSES, wait: MINUTE },
  /** Wrong pairs of one network in a day; many phones of a carrier share an address. */
  status_of_network: { limit: 200, ...DAILY },
  /** Sign-in codes texted to one number for the unknown browsers of one network. */
  sign_in_codes_here: { limit: 3, ...DAILY },
  /** The same from all networks in which the account was not signed in: four of them use it up. */
  sign_in_codes_of_number: { limit: 12, ...DAILY },
  /** Sign-in codes for one browser of an account: requests of strangers do not use them up. */
  sign_in_codes_of_device: { limit: 10, ...DAILY },
  /** Sign-in codes texted in a day for unknown browsers: each message costs money. */
  sign_in_codes_of_day: { limit: 1_000, ...DAILY },
  /** Sign-in codes tried from one network; a code itself allows five tries. */
  sign_in_codes_tried: { limit: 60, seconds: QUARTER, scope: 'all' },
  /** Sign-up codes texted to one number from one network. */
  sign_up_codes_here: { limit: 3, ...DAILY },
  /** The same from all networks. */
  sign_up_codes_of_number: { limit: 6, ...DAILY },
  /** Sign-up codes texted in a day: each message costs money, and any number may be entered. */
  sign_up_codes_of_day: { limit: 1_000, ...DAILY },
  /** Sign-up codes tried from one network. */
  sign_up_codes_tried: { limit: 60, seconds: QUARTER, scope: 'all' },
  /** Codes in place of a password, texted to one account. */
  proof_codes: { limit: 10, ...DAILY },
  /** A person's own password, requested again on an open screen. */
  password_again: { free: 4, ...SLOWED_GUESSES, wait: MINUTE },
  /**
   * Wrong passwords of accounts unknown to the network; beyond them it is suspect, and still refuses no right
   * password.
   */
  passwords_of_network: { limit: 200, seconds: QUARTER, scope: 'one' },
  /**
   * Notifications without the gateway's signature, from one network: further ones are refused too and not
   * stored.
   */
  forged_notification: { limit: 60, seconds: QUARTER, scope: 'one' },
  /**
   * Messages of an owner in inquiries, the first of each not counted. A message that was already stored is
   * not counted either.
   */
  inquiry_message: { limit: 120, seconds: HOUR, scope: 'one' },
  /** There an account that never signed in from the network has one guess every quarter of an hour. */
  password_in_suspect_network: { free: 0, ...SLOWED_GUESSES, wait: QUARTER },
  /**
   * Passwords checked for one network, over all accounts: beyond them only those of accounts at home there,
   * or from their own browser, are checked.
   */
  sign_ins_of_network: { limit: 600, seconds: 5 * MINUTE, scope: 'one' },
} as const satisfies Record<string, Guesses | Calls>;

/** Mails with links to one mailbox: beyond them the reply is the same and nothing is sent. */
export const MAIL_LIMIT = { limit: 5, seconds: HOUR } as const;

/** Inquiries that one owner opens, counted in their own table: each of them notifies everyone in an office. */
export const INQUIRY_LIMIT = { limit: 20, seconds: HOUR } as const;

/** Events of one socket: the speed of a person, not of a program. */
export const EVENT_LIMIT = { burst: 60, a_second: 30 } as const;

export type GuessName = keyof typeof GUESS_LIMITS;
export type Rule = Calls | Guesses;
