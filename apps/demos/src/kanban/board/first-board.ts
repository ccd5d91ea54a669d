// Invented first content of the kanban board.

import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import type { Board, CardComment, Checklist, KanbanCard, Member } from './board.ts';

const MEMBERS: readonly Member[] = [
  { id: DEMO_USER.id, name: DEMO_USER.name },
  { id: 'member-2', name: 'Joselito Manalo' },
  { id: 'member-3', name: 'Maricel Dimaano' },
  { id: 'member-4', name: 'Domingo Villanueva' },
  { id: 'member-5', name: 'Teresita Macaraeg' },
  { id: 'member-6', name: 'Ernesto Lacsamana' },
  { id: 'member-7', name: 'Corazon Buenaventura' },
];

const memberId = (place: number): string => MEMBERS[place % MEMBERS.length]?.id ?? DEMO_USER.id;

/** A card as short as it can be written: the rest is nothing. */
type Draft = Pick<KanbanCard, 'name'> &
  Partial<Pick<KanbanCard, 'description' | 'cover' | 'isSubscribed'>> & {
    readonly files?: readonly string[];
    readonly members?: readonly number[];
    readonly steps?: readonly string[];
    readonly done?: number;
    readonly comments?: readonly (readonly [member: number, daysAgo: number, message: string])[];
  };

const LISTS: readonly (readonly [name: string, cards: readonly Draft[]])[] = [
  [
    'Ideas',
    [
      {
        name: 'Sell at the fiesta of San Isidro',
        description: 'A table by the covered court, three evenings.',
        cover: 'fiesta',
        isSubscribed: true,
        members: [0, 2, 4],
        comments: [
          [2, 3, 'My cousin lends the table.'],
          [0, 2, 'Let us ask for two.'],
        ],
      },
      {
        name: 'Bottled tuyo in olive oil',
        description: 'Try forty bottles first.',
        members: [1],
        steps: ['Find bottles', 'Ask for the price of oil', 'Label'],
        done: 1,
      },
      { name: 'Loyalty card with ten stamps' },
      { name: 'Second delivery day for Barangay Maligaya', members: [3, 5] },
      { name: 'Solar lamp for the back door', files: ['lamp-prices.pdf'] },
    ],
  ],
  [
    'To do',
    [
      {
        name: 'Renew the contract of stall 14',
        description: 'Market office, second floor. Bring the last receipt.',
        cover: 'market',
        isSubscribed: true,
        members: [0, 1],
        steps: ['Copy of the old contract', 'Receipt of last quarter', 'Photo of the stall', 'Signature'],
        done: 2,
        files: ['contract-2025.pdf', 'stall.jpg'],
      },
      { name: 'Order 40 sacks of rice', members: [3], comments: [[3, 1, 'Price went up by ₱15 a sack.']] },
      { name: 'Mend the freezer door', members: [5, 1] },
      { name: 'Price tags in Filipino', steps: ['List of goods', 'Print', 'Laminate'], done: 0 },
      {
        name: 'Sanitary permits of the helpers',
        description: 'Two are due before the end of the month.',
        members: [2, 4, 6],
      },
      {
        name: 'New uniform shirts',
        files: ['colours.png'],
        comments: [
          [6, 5, 'Green, please.'],
          [4, 4, 'Green it is.'],
          [0, 4, 'Five shirts, two sizes.'],
        ],
      },
    ],
  ],
  [
    'In work',
    [
      {
        name: 'Website pictures of the new goods',
        cover: 'sea',
        members: [2, 3, 4, 5, 6, 1, 0],
        steps: ['Dried mango', 'Bottled fish', 'Vinegar', 'Salt'],
        done: 3,
        files: ['mango.jpg', 'fish.jpg', 'vinegar.jpg'],
      },
      {
        name: 'Inventory of the back room',
        isSubscribed: true,
        members: [1, 5],
        steps: ['Shelf A', 'Shelf B', 'Shelf C', 'Freezer', 'Attic'],
        done: 2,
        comments: [[1, 0, 'Shelf B is finished.']],
      },
      { name: 'Teach Maricel the cash register', members: [0, 2] },
      {
        name: 'Answer the inquiry of the school canteen',
        description: 'They want 120 bibingka every Friday.',
        comments: [
          [4, 2, 'Can we bake that many?'],
          [0, 1, 'With a second oven.'],
        ],
      },
    ],
  ],
  [
    'To check',
    [
      { name: 'Receipts of last week', members: [6], steps: ['Add up', 'Compare with the bank'], done: 1 },
      {
        name: 'Fire extinguishers',
        description: 'The tag must show this year.',
        members: [5],
        steps: ['Front', 'Kitchen', 'Back room'],
        done: 3,
      },
      { name: 'Label of the spiced vinegar', files: ['label-3.pdf'], members: [3, 2] },
    ],
  ],
  [
    'Done',
    [
      {
        name: 'Weighing scale sealed',
        members: [1],
        steps: ['Bring to the treasurer', 'Pay the fee'],
        done: 2,
        files: ['seal.jpg'],
      },
      { name: 'Barangay clearance', isSubscribed: true, members: [0] },
      { name: 'Repaint the signboard', members: [5, 6], comments: [[5, 9, 'Two coats, looks new.']] },
      { name: 'Community tax certificate', members: [0] },
    ],
  ],
];

const BOARD_DAY_MS = 86_400_000;

function createChecklists(id: string, { steps = [], done = 0 }: Draft): Checklist[] {
  if (steps.length === 0) return [];
  const checkItems = steps.map((name, place) => ({
    id: `${id}-item-${place}`,
    name,
    state: place < done ? ('complete' as const) : ('incomplete' as const),
  }));
  return [{ id: `${id}-checklist`, name: 'Steps', checkItems }];
}

function createCard(id: string, draft: Draft, now: number): KanbanCard {
  const { name, description = '', cover, isSubscribed = false, files = [], members = [], comments: says = [] } = draft;
  const comments = says.map(([member, daysAgo, message], place): CardComment => ({
    id: `${id}-comment-${place}`,
    cardId: id,
    userId: memberId(member),
    message,
    createdAt: new Date(now - daysAgo * BOARD_DAY_MS - 3_600_000).toISOString(),
  }));
  const attachments = files.map((file, place) => ({ id: `${id}-file-${place}`, name: file }));
  const memberIds = members.map(memberId);
  return {
    id,
    name,
    description,
    cover,
    isSubscribed,
    attachments,
    memberIds,
    checklists: createChecklists(id, draft),
    comments,
  };
}

/** The requested number of cards: the drafts repeated, each with a number. */
function manyDrafts(count: number): (readonly [string, readonly Draft[]])[] {
  const drafts = LISTS.flatMap(([, cards]) => cards);
  const lists = LISTS.map(([name]) => [name, [] as Draft[]] as const);
  for (let place = 0; place < count; place += 1) {
    const draft = drafts[place % drafts.length];
    if (draft) lists[place % lists.length]?.[1].push({ ...draft, name: `${draft.name} ${place + 1}` });
  }
  return lists;
}

/** The first board. */
export function createFirstBoard(count?: number, now = Date.now()): Board {
  const cards: Record<string, KanbanCard> = {};
  const lists = (count === undefined ? LISTS : manyDrafts(count)).map(([name, drafts], list) => {
    const cardIds = drafts.map((draft, place) => {
      const id = `card-${list + 1}-${place + 1}`;
      cards[id] = createCard(id, draft, now);
      return id;
    });
    return { id: `list-${list + 1}`, name, cardIds };
  });
  return { lists, cards, members: MEMBERS };
}
