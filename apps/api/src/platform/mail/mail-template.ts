import type { MessageKey } from '../messages/catalogue.ts';
/** Templates are the `mail.<name>.subject` messages of the catalogue. */
export type MailTemplate = MessageKey extends infer K ? (K extends `mail.${infer T}.subject` ? T : never) : never;
