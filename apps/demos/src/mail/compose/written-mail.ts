import * as v from 'valibot';

import { extractText } from '../../shared/rich-text/clean-html.ts';
import type { Person } from '../mock/mails.ts';

const MOST_OF_A_SUBJECT = 255;
const MOST_OF_A_BODY = 5_000;

const Address = v.pipe(v.string(), v.email());

/** `Name <name@place>` or the address alone, several with commas between them. */
export function recipientsIn(typed: string): Person[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', email = part] = /^(.*?)\s*<([^>]*)>$/.exec(part) ?? [];
      return { name: name || email, email };
    });
}

/** The first thing that is no address. */
function wrongAddressIn(typed: string): string | undefined {
  return recipientsIn(typed).find(({ email }) => !v.is(Address, email))?.email;
}

/** The key of what is wrong with a body, or nothing. */
export function bodyProblem(html: string): 'field.body.required' | 'field.body.long' | undefined {
  const text = extractText(html);
  if (text === '') return 'field.body.required';
  return text.length > MOST_OF_A_BODY ? 'field.body.long' : undefined;
}

export type Problems = Partial<Record<'to' | 'subject' | 'body', string>>;

type Say = (
  key: 'field.to.required' | 'field.to.wrong' | 'field.subject.long' | 'field.body.required' | 'field.body.long',
  params?: Record<string, string>,
) => string;

/** What keeps a mail from being sent, by field and in words. */
export function checkMail(typed: { to: string; subject: string; body: string }, t: Say): Problems {
  const wrong = wrongAddressIn(typed.to);
  const body = bodyProblem(typed.body);
  return {
    ...(recipientsIn(typed.to).length === 0 && { to: t('field.to.required') }),
    ...(wrong !== undefined && { to: t('field.to.wrong', { address: wrong }) }),
    ...(typed.subject.length > MOST_OF_A_SUBJECT && { subject: t('field.subject.long') }),
    ...(body && { body: t(body) }),
  };
}
