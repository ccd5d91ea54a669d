import * as v from 'valibot';

/** An appeal against a refusal or a sanction, from its filing to its decision (decision 0129). */
export const APPEAL_STATES = ['FILED', 'UPHELD', 'REVERSED'] as const;
export const AppealState = v.picklist(APPEAL_STATES);
export type AppealState = (typeof APPEAL_STATES)[number];

/** What can be appealed: the refusal of one office, of the whole application, a suspension or revocation. */
export const APPEALED = ['clearance', 'application', 'sanction'] as const;
export const Appealed = v.picklist(APPEALED);
export type Appealed = (typeof APPEALED)[number];
