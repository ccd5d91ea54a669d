// Parses and checks the recipients, the subject and the text of a mail before it is sent.

import * as v from 'valibot';

import { extractText } from '../../shared/rich-text/clean-html.ts';
import type { Person } from '../mock/mails.ts';

const MAX_SUBJECT_LENGTH = 255;
const MAX_BODY_LENGTH = 5_000;

const Address = v.pipe(v.string(), v.email());

/** `Name <name@place>` or the address alone, several with commas between them. */
export function parseRecipients(text: string): Person[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', email = part] = /^(.*?)\s*<([^>]*)>$/.exec(part) ?? [];
      return { name: name || email, email };
    });
}

/** The first thing that is no address. */
function findWrongAddress(text: string): string | undefined {
  return parseRecipients(text).find(({ email }) => !v.is(Address, email))?.email;
}

/** The key of what is wrong with a body, or nothing. */
export function checkBody(html: string): 'field.body.required' | 'field.body.long' | undefined {
  const text = extractText(html);
  if (text === '') return 'field.body.required';
  return text.length > MAX_BODY_LENGTH ? 'field.body.long' : undefined;
}

export type Problems = Partial<Record<'to' | 'subject' | 'body', string>>;

type ProblemTexts = (
  key: 'field.to.required' | 'field.to.wrong' | 'field.subject.long' | 'field.body.required' | 'field.body.long',
  params?: Record<string, string>,
) => string;

/** Problems that prevent sending a mail, by field and as texts. */
export function checkMail(mail: { to: string; subject: string; body: string }, t: ProblemTexts): Problems {
  const wrongAddress = findWrongAddress(mail.to);
  const body = checkBody(mail.body);
  return {
    ...(parseRecipients(mail.to).length === 0 && { to: t('field.to.required') }),
    ...(wrongAddress !== undefined && { to: t('field.to.wrong', { address: wrongAddress }) }),
    ...(mail.subject.length > MAX_SUBJECT_LENGTH && { subject: t('field.subject.long') }),
    ...(body && { body: t(body) }),
  };
}
