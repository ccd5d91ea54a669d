import type { Attachment } from '../../shared/files/attachment.ts';
import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import type { MailStory } from './mail-story.ts';
import type { Mail, Person } from './mails.ts';
import { STORIES } from './stories.ts';

const PEOPLE: readonly string[] = [
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

/** `corazon.villanueva@sanisidro.example`: nobody can be written to at such an address. */
export function personNamed(name: string): Person {
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@sanisidro.example` };
}

const townsman = (place: number): string => PEOPLE[place % PEOPLE.length] ?? '';

const HOURS_APART = 7;
const HOUR_MS = 3_600_000;

/** The mails of a new tab: each letter of the stories, the newer ones first, some hours apart. */
export function firstMails(now: number): Mail[] {
  return STORIES.map((story, place) => mailOf(story, place, now));
}

function mailOf(story: MailStory, place: number, now: number): Mail {
  const { folder = 'inbox', subject, lines, labels = [], marks = '', cc = [], files = [] } = story;
  const other = personNamed(story.with ?? townsman(place));
  const isOwn = folder === 'sent' || folder === 'drafts';
  return {
    id: `mail-${place + 1}`,
    from: isOwn ? ME : other,
    to: [isOwn ? other : ME, ...cc.map(personNamed)],
    subject,
    body: lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join(''),
    attachments: files.map(fileNamed),
    createdAt: new Date(now - Math.round((place * HOURS_APART + 0.4) * HOUR_MS)).toISOString(),
    folder,
    labelIds: labels,
    isUnread: marks.includes('u'),
    isStarred: marks.includes('s'),
    isImportant: marks.includes('i'),
  };
}

/** A text file that holds its own name: an attachment that can really be downloaded. */
function fileNamed(name: string): Attachment {
  const content = `${name}\n`;
  return { name, size: content.length, type: 'text/plain', href: `data:text/plain,${encodeURIComponent(content)}` };
}
