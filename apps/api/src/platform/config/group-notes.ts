// Explains the settings of payments and uploads for the documentation.

export const NOTE_GROUPS = [
  'Address',
  'Storage',
  'Database',
  'Identity',
  'Mail',
  'Payments',
  'Screens',
  'Operation',
  'Trial',
] as const;

/** The purpose of a setting, in the words of the documentation. */
export interface EnvironmentNote {
  readonly group: (typeof NOTE_GROUPS)[number];
  readonly does: string;
  /** Never in a file that others read, never in a log. */
  readonly is_secret?: true;
  /** The behaviour when it is unset and the schema has no default of its own. */
  readonly unset?: string;
}

/** Purpose of the settings of online payment. */
export const PAYMENT_NOTES = {
  PAYNAMICS: {
    group: 'Payments',
    does: '`off` offers no payment online: owners pay at the counter, and production needs none of the settings below',
  },
  PAYNAMICS_ENDPOINT: {
    group: 'Payments',
    does: 'The payment page of the gateway',
    unset: 'the sandbox stands in, except in production',
  },
  PAYNAMICS_QUERY_URL: {
    group: 'Payments',
    does: 'Where the gateway is asked how a payment ended',
    unset: 'the sandbox',
  },
  PAYNAMICS_MERCHANT_ID: {
    group: 'Payments',
    does: 'The account of the municipality at the gateway',
    unset: 'that of the sandbox',
  },
  PAYNAMICS_MERCHANT_KEY: {
    group: 'Payments',
    does: 'Signs what goes to the gateway and proves what comes from it',
    is_secret: true,
    unset: 'that of the sandbox',
  },
  CARD_PROVIDER_KEY: {
    group: 'Payments',
    does: 'The contract for cards at the gateway; with it owners may pay by card beside GCash',
    is_secret: true,
  },
  SANDBOX_URL: {
    group: 'Payments',
    does: 'Where the payment sandbox answers; refused in production',
    unset: 'on the host by which somebody came, one port above',
  },
} satisfies Readonly<Record<string, EnvironmentNote>>;

/** Purpose of the settings of file uploads (`environment-notes.ts`). */
export const UPLOAD_NOTES = {
  VIRUS_SCANNER: {
    group: 'Storage',
    does:
      'Where ClamAV answers (`clamd`), as `unix:///run/clamav/clamd.ctl` or `tcp://host:3310`: it judges every file ' +
      'that is sent before an office opens it',
    unset: 'nothing is scanned',
  },
  VIRUS_SCANNER_AWAY: {
    group: 'Storage',
    does: 'What happens to a file while the scanner does not answer: `refuse` asks the sender to try later, `accept` keeps it',
  },
  UPLOAD_RESERVE_MB: {
    group: 'Storage',
    does: 'How much room beyond `DISK_RESERVE_MB` is kept for offices, payments and permits: with less, owners send no files',
  },
  UPLOAD_NEW_MB: {
    group: 'Storage',
    does: 'What one owner may send before an application of theirs was accepted, in millions of bytes',
  },
  UPLOAD_YEAR_MB: { group: 'Storage', does: 'What one owner may send in a calendar year, in millions of bytes' },
  UPLOAD_APPLICATION_MB: {
    group: 'Storage',
    does: 'What may be sent for one application, earlier copies of its papers included, in millions of bytes',
  },
} satisfies Readonly<Record<string, EnvironmentNote>>;
