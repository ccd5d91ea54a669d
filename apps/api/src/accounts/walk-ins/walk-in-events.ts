import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ConsentChanged {
  readonly consent_id: number;
}

/** Both documents of a signed consent are stored, so a second clerk can decide it. */
export const consentSigned = defineEvent<ConsentChanged>('consent_signed');

/** A second clerk confirmed or refused a signed consent. */
export const consentDecided = defineEvent<ConsentChanged>('consent_decided');

interface WalkInOpened extends ConsentChanged {
  readonly walk_in_no: string;
}

/** A clerk started to serve a client at the counter. */
export const walkInOpened = defineEvent<WalkInOpened>('walk_in_opened');
