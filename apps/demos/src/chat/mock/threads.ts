// Conversations and messages of the chat demo, with invented first ones.

import { type Attachment, isPicture } from '../../shared/files/attachment.ts';
import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import { DELIVERY, NOTE, STALL } from './pictures.ts';

export interface Message {
  readonly id: string;
  readonly body: string;
  readonly contentType: 'text' | 'image' | 'file';
  readonly attachments: readonly Attachment[];
  readonly createdAt: string;
  readonly senderId: string;
}

/** A conversation of two; its key is the other one's name in the address. */
export interface Thread {
  readonly key: string;
  readonly type: 'ONE_TO_ONE';
  readonly messages: readonly Message[];
  readonly participantIds: readonly string[];
  readonly unreadCount: number;
  readonly isMuted: boolean;
  readonly isArchived: boolean;
}

/** Author (`me` or the contact), age in minutes, text, and the attached file. */
type ThreadLine = readonly [who: 'me' | 'them', minutes_ago: number, body: string, file?: Attachment];

interface ThreadScenario {
  readonly contact: number;
  readonly username: string;
  readonly unread?: number;
  readonly isMuted?: boolean;
  readonly isArchived?: boolean;
  readonly lines: readonly ThreadLine[];
}

const DAY = 1_440;

const THREAD_SCENARIOS: readonly ThreadScenario[] = [
  {
    contact: 1,
    username: 'corazon.villanueva',
    unread: 2,
    lines: [
      ['them', 2 * DAY + 40, 'Magandang araw! Are the embroidered blouses back in stock?'],
      ['me', 2 * DAY + 31, 'Magandang araw po. Twelve pieces just came in, S to XL.'],
      ['me', 2 * DAY + 30, 'This is how they hang in the stall now.', STALL],
      ['them', 2 * DAY + 12, 'Ang ganda! Please keep two M and one L for me.'],
      ['me', 2 * DAY + 10, 'Kept under your name until Friday. That is ₱2,550.00 in all.'],
      ['them', 18, 'I will pass by tomorrow, around three.'],
      ['them', 17, 'May I pay by GCash?'],
    ],
  },
  {
    contact: 2,
    username: 'danilo.macaraeg',
    lines: [
      ['me', DAY + 95, 'Kuya Danilo, did the boxes for Calamba leave already?'],
      ['them', DAY + 80, 'Loading now. Forty-two boxes, two of them marked fragile.', DELIVERY],
      ['me', DAY + 78, 'Salamat! Please have the receipt signed at the gate.'],
      ['them', 145, 'Signed and delivered. The copy is here.', NOTE],
      ['me', 140, 'Received, thank you. Ingat sa biyahe!'],
    ],
  },
  {
    contact: 3,
    username: 'precious.joy.santos',
    unread: 1,
    lines: [
      ['me', 380, 'Precious, can you take the counter on Saturday morning?'],
      ['them', 52, 'Yes po, I can. Until what time?'],
    ],
  },
  {
    contact: 4,
    username: 'arnel.dimaculangan',
    isMuted: true,
    unread: 4,
    lines: [
      ['them', 400, 'New shell necklaces from Bohol, see the price list.'],
      ['them', 399, 'Ten pieces or more: ₱180.00 each.'],
      ['them', 398, 'Twenty or more: ₱165.00 each.'],
      ['them', 210, 'Until the end of the month only.'],
    ],
  },
  {
    contact: 5,
    username: 'teresita.bautista',
    lines: [
      ['them', 3 * DAY, 'The blue dress is one size too small. May I change it?'],
      ['me', 3 * DAY - 20, 'Of course po, within seven days and with the tag. We have it in L.'],
      ['them', 3 * DAY - 45, 'Salamat, I will bring it on Sunday after Mass.'],
    ],
  },
  {
    contact: 6,
    username: 'jun-jun.peralta',
    lines: [
      ['them', 5 * DAY, 'Boss, the signboard is painted. Shall I hang it on Monday?'],
      ['me', 5 * DAY - 15, 'Yes please, before eight, so that the walk is free when we open.'],
    ],
  },
  {
    contact: 8,
    username: 'rodel.catacutan',
    lines: [
      ['them', 9 * DAY, 'Here is the plan of the stalls for the fiesta.', STALL],
      ['me', 9 * DAY - 60, 'Stall 14 is ours, near the plaza. Perfect!'],
    ],
  },
  {
    contact: 9,
    username: 'lourdes.magsaysay',
    isArchived: true,
    lines: [
      ['them', 40 * DAY, 'Do you still sell the abaca bags of last Christmas?'],
      ['me', 40 * DAY - 30, 'Sold out po. The next ones come in October.'],
    ],
  },
];

export function createFirstThreads(now: number): Thread[] {
  return THREAD_SCENARIOS.map(({ contact, username, unread = 0, isMuted = false, isArchived = false, lines }) => ({
    key: username,
    type: 'ONE_TO_ONE',
    messages: lines.map(([who, minutes_ago, body, file], place) => ({
      id: `${username}-${place + 1}`,
      body,
      contentType: getContentType(file),
      attachments: file ? [file] : [],
      createdAt: new Date(now - minutes_ago * 60_000).toISOString(),
      senderId: who === 'me' ? DEMO_USER.id : `contact-${contact}`,
    })),
    participantIds: [DEMO_USER.id, `contact-${contact}`],
    unreadCount: unread,
    isMuted,
    isArchived,
  }));
}

export function getContentType(file: Attachment | undefined): Message['contentType'] {
  if (file === undefined) return 'text';
  return isPicture(file) ? 'image' : 'file';
}

/** The newest conversation first. */
export const compareByLastMessage = (a: Thread, b: Thread): number =>
  (b.messages.at(-1)?.createdAt ?? '').localeCompare(a.messages.at(-1)?.createdAt ?? '');
