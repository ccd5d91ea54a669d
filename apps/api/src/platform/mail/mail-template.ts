import type { MessageKey } from '@ebpls/contracts';

/** Templates are the `mail.<name>.subject` messages of the catalogue. */
export type MailTemplate = MessageKey extends infer K ? (K extends `mail.${infer T}.subject` ? T : never) : never;
