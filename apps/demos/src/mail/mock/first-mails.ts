// Invented mails of the mail demo.

import type { Attachment } from '../../shared/files/attachment.ts';
import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import type { MailSeed } from './mail-seed.ts';
import type { Mail, Person } from './mails.ts';
import { MAIL_SEEDS } from './mail-seeds.ts';

const FIRST_MAIL_PEOPLE: readonly string[] = [
  'Corazon Villanueva',
  'Danilo Macaraeg',
  'Precious Joy Santos',
  'Arnel Dimaculangan',
  'Teresita Bautista',
  'Rodel Catacutan',
  'Lourdes Magsaysay',
  'Kristine Ocampo',
];

export const ME: Person = { name: DEMO_USER.name, email: DEMO_USER.email };

/** `corazon.villanueva@sanisidro.example`: mail to such an address reaches nobody. */
export function toPerson(name: string): Person {
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@sanisidro.example` };
}

const getPersonName = (place: number): string => FIRST_MAIL_PEOPLE[place % FIRST_MAIL_PEOPLE.length] ?? '';

const HOURS_APART = 7;
const MAIL_HOUR_MS = 3_600_000;

/** The mails of a new tab: one for each seed, the newer ones first, some hours apart. */
export function createFirstMails(now: number): Mail[] {
  return MAIL_SEEDS.map((seed, place) => createMail(seed, place, now));
}

function createMail(seed: MailSeed, place: number, now: number): Mail {
  const { folder = 'inbox', subject, lines, labels = [], marks = '', cc = [], files = [] } = seed;
  const other = toPerson(seed.with ?? getPersonName(place));
  const isOwn = folder === 'sent' || folder === 'drafts';
  return {
    id: `mail-${place + 1}`,
    from: isOwn ? ME : other,
    to: [isOwn ? other : ME, ...cc.map(toPerson)],
    subject,
    body: lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join(''),
    attachments: files.map(toAttachment),
    createdAt: new Date(now - Math.round((place * HOURS_APART + 0.4) * MAIL_HOUR_MS)).toISOString(),
    folder,
    labelIds: labels,
    isUnread: marks.includes('u'),
    isStarred: marks.includes('s'),
    isImportant: marks.includes('i'),
  };
}

/** A text file that holds its own name: an attachment that can really be downloaded. */
function toAttachment(name: string): Attachment {
  const content = `${name}\n`;
  return { name, size: content.length, type: 'text/plain', href: `data:text/plain,${encodeURIComponent(content)}` };
}
