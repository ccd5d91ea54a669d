interface IdentifiedMail {
  readonly id: number;
  readonly created_at: string;
}

/**
 * Message-ID of a mail, from its row: a mail that was sent twice, because the reply of the mail server was lost, is
 * shown once by mail programs.
 */
export function createMessageId({ id, created_at }: IdentifiedMail, mail_from: string): string {
  const domain = /@([^\s>]+)/.exec(mail_from)?.[1] ?? 'localhost';
  return `<mail.${id}.${Date.parse(created_at)}@${domain}>`;
}
