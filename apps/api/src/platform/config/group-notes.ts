// Explains the settings of payments, messages and uploads for the documentation.

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
    does: '`off` disables online payments: owners pay at the counter, and production requires none of the next settings',
  },
  PAYNAMICS_ENDPOINT: {
    group: 'Payments',
    does: 'The address of the payment page of the gateway',
    unset: 'the sandbox, except in production',
  },
  PAYNAMICS_QUERY_URL: {
    group: 'Payments',
    does: 'The address at which the API queries the status of a payment',
    unset: 'the sandbox',
  },
  PAYNAMICS_MERCHANT_ID: {
    group: 'Payments',
    does: 'The merchant account of the municipality at the gateway',
    unset: 'that of the sandbox',
  },
  PAYNAMICS_MERCHANT_KEY: {
    group: 'Payments',
    does: 'The key that signs requests to the gateway and verifies its notifications',
    is_secret: true,
    unset: 'that of the sandbox',
  },
  CARD_PROVIDER_KEY: {
    group: 'Payments',
    does: 'The card contract key at the gateway. With it, owners can pay by card in addition to GCash',
    is_secret: true,
  },
  SANDBOX_URL: {
    group: 'Payments',
    does: 'The address of the payment sandbox; refused in production',
    unset: 'the host of the request, on the next port',
  },
} satisfies Readonly<Record<string, EnvironmentNote>>;

/** Purpose of the settings of e-mails and text messages. */
export const MAIL_NOTES = {
  SMTP_URL: {
    group: 'Mail',
    does: 'The address of the mail server, with its account',
    is_secret: true,
    unset: 'e-mails are saved in `DATA_DIR/outbox`',
  },
  MAIL_FROM: { group: 'Mail', does: 'The sender of e-mails' },
  MAIL_DIGEST_HOUR: {
    group: 'Mail',
    does: 'The hour, in Philippine time, of the daily e-mail with notifications that require no action',
  },
  SMS_API_KEY: {
    group: 'Mail',
    does: 'The API key of the text message gateway (Semaphore); requires `SMS_SENDER`',
    is_secret: true,
    unset: 'text messages are saved in `DATA_DIR/outbox-sms`',
  },
  SMS_SENDER: { group: 'Mail', does: 'The sender name that the gateway approved' },
  SMS_URL: { group: 'Mail', does: 'The address of the text message gateway; https is required in production' },
  SMS_PERSON_MOST: { group: 'Mail', does: 'The maximum number of text messages for one person in a day' },
  SMS_TOWN_MOST: {
    group: 'Mail',
    does: 'The maximum number of text messages of the municipality in a day. Further messages are not sent',
  },
} satisfies Readonly<Record<string, EnvironmentNote>>;

/** Purpose of the settings of file uploads (`environment-notes.ts`). */
export const UPLOAD_NOTES = {
  VIRUS_SCANNER: {
    group: 'Storage',
    does:
      'The address of ClamAV (`clamd`), for example `unix:///run/clamav/clamd.ctl` or `tcp://host:3310`. It scans each ' +
      'uploaded file before an office can open it',
    unset: 'files are not scanned',
  },
  VIRUS_SCANNER_AWAY: {
    group: 'Storage',
    does: 'The handling of uploads if the scanner does not respond: `refuse` rejects the file, `accept` saves it without a scan',
  },
  UPLOAD_RESERVE_MB: {
    group: 'Storage',
    does: 'Free disk space, in addition to `DISK_RESERVE_MB`, that is reserved for offices, payments and permits. Below it, uploads by owners are rejected',
  },
  UPLOAD_NEW_MB: {
    group: 'Storage',
    does: 'The upload limit of one owner before their first application is accepted, in MB',
  },
  UPLOAD_YEAR_MB: { group: 'Storage', does: 'The upload limit of one owner for a calendar year, in MB' },
  UPLOAD_APPLICATION_MB: {
    group: 'Storage',
    does: 'The upload limit of one application, including earlier versions of its documents, in MB',
  },
} satisfies Readonly<Record<string, EnvironmentNote>>;
