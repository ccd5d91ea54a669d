import type { Centavos } from '@ebpls/contracts';

import { getDemoDay, getDemoInstant } from '../shared/mock/demo-days.ts';
import { KINDS, LEVELS, LOCATIONS, type Person, type Project, ROLES, type Todo, TYPES } from './project.ts';

export interface ProjectsState {
  readonly projects: readonly Project[];
  readonly todos: readonly Todo[];
  readonly createdCount: number; // Number of projects ever created here, so that no number is used twice.
}

export const PEOPLE: readonly Person[] = [
  'Amihan Dela Cruz',
  'Benigno Salonga',
  'Corazon Villareal',
  'Dante Magbanua',
  'Estrella Pangilinan',
  'Florante Macaraeg',
  'Gloria Batungbakal',
  'Hernando Quiambao',
  'Imelda Catacutan',
].map((name, place) => ({ id: `person-${place + 1}`, name }));

const TITLES: readonly (readonly [title: string, tags: string])[] = [
  ['Online store for a sari-sari shop', 'shop payments'],
  ['Queue board for the rural health unit', 'health display'],
  ['Rice price tracker for the market', 'prices market'],
  ['Tricycle booking for Poblacion', 'transport maps'],
  ['Point of sale for a bakery', 'shop till'],
  ['Fish landing log of San Isidro bay', 'fishing records'],
  ['Menu and orders of a carinderia', 'food orders'],
  ['Stock book for a hardware store', 'stock shop'],
  ['Fiesta programme and map', 'events maps'],
  ['Barangay basketball league table', 'sports tables'],
  ['Payroll for a garment workshop', 'payroll office'],
  ['Farm diary for onion growers', 'farming records'],
  ['Booking page of a beach resort', 'tourism booking'],
  ['Water refilling deliveries', 'delivery maps'],
  ['Loyalty cards for a coffee bar', 'shop loyalty'],
  ['Reading club of the public library', 'learning books'],
  ['Repair tickets of a phone shop', 'service tickets'],
  ['Weather warnings by text message', 'weather messages'],
  ['Flower orders for All Saints’ Day', 'orders delivery'],
  ['Bill splitter for boarding houses', 'payments housing'],
  ['Learning games in Filipino', 'learning games'],
  ['Catalogue of handwoven mats', 'craft shop'],
  ['Egg counts of a poultry farm', 'farming stock'],
  ['Seat plan for a wedding caterer', 'events food'],
  ['Second-hand book exchange', 'books exchange'],
  ['Parking places at the terminal', 'transport display'],
  ['Sign-up for the job fair', 'jobs forms'],
  ['Recipe book of Lola Pacing', 'food books'],
  ['Cold storage alarms', 'sensors messages'],
  ['Ledger for a lending cooperative', 'payments records'],
  ['Dental clinic appointments', 'health booking'],
  ['Photo booth for town festivals', 'events photos'],
  ['Trike fare calculator', 'transport prices'],
  ['Laundry pick-up schedule', 'delivery service'],
  ['Choir rehearsal planner', 'music events'],
  ['Pet vaccination reminders', 'health messages'],
];

const pick = <T>(all: readonly T[], place: number): T => all[place % all.length] as T; // No list here is empty.

const OPENINGS = [
  'Small, quick, and usable on a phone of five years ago.',
  'Twelve people use a notebook for it now; the notebook got wet.',
  'It has to work where the signal ends, and catch up at the market.',
  'The first version ran on paper for a year, so the steps are known.',
  'Two shops share the cost and want to see the same numbers.',
] as const;

const PLATFORM_NAMES = { android: 'Android', web: 'the web', ios: 'iOS' } as const;

function describe(place: number, roles: Project['roles']): string {
  return [
    `<p>${pick(OPENINGS, place)}</p>`,
    '<h3>What is asked</h3>',
    `<ul><li>A first version for ${roles.map((role) => PLATFORM_NAMES[role]).join(' and ')} within ${4 + (place % 5)} weeks.</li>`,
    '<li>Words in Filipino and English.</li><li>Somebody of ours learns to run it.</li></ul>',
    '<p>The shop pays half at the start and half when its own people can run it.</p>',
  ].join('');
}

const FIRST_START_IN_DAYS = 7; // The first projects begin in the days to come.
const MAX_PROJECT_DAYS = 45;

const DUE_LIST: readonly (readonly [title: string, due: number | undefined, isDone: boolean])[] = [
  ['Send the draft contract to Amihan', 1, false],
  ['Photograph the new market stalls', 2, false],
  ['Answer the two applicants of the bakery till', 5, false],
  ['Order paper rolls for the receipt printer', undefined, false],
  ['Pay the domain of the shop', -1, false],
  ['Write down what the pilot taught', -3, true],
];

/** The first state of the shop's projects. */
export function seedProjects(): ProjectsState {
  return {
    projects: TITLES.map((_, place) => createProject(place)),
    todos: DUE_LIST.map(([title, due, isDone], place) => ({
      id: `todo-${place + 1}`,
      title,
      deadline: due === undefined ? '' : getDemoDay(due),
      isDone,
    })),
    createdCount: 0,
  };
}

function createProject(place: number): Project {
  const [title, tags] = pick(TITLES, place);
  const startsIn = FIRST_START_IN_DAYS - place;
  const roles = ROLES.filter((_, role) => (place + role) % 3 !== 0);
  return {
    id: String(place + 1),
    title,
    description: describe(place, roles),
    kind: pick(KINDS, place),
    type: pick(TYPES, place + Math.floor(place / 4)),
    level: pick(LEVELS, place + Math.floor(place / 3)),
    location: pick(LOCATIONS, place * 5 + 1),
    roles,
    tags: tags.split(' '),
    price: (850_000 + ((place * 377_000) % 5_600_000)) as Centavos,
    isOnSale: place % 5 === 2,
    isInNetwork: place % 3 === 0,
    isLiked: place % 7 === 0,
    isSaved: place % 11 === 4,
    hasApplied: false,
    likesCount: 3 + ((place * 17) % 64),
    status: place % 6 === 5 ? 'completed' : 'active',
    author: pick(PEOPLE, place),
    createdAt: getDemoInstant(-place * 2, `${String(8 + (place % 9)).padStart(2, '0')}:15`),
    startDate: getDemoDay(startsIn),
    // After today, and after the day on which the project begins.
    endDate: getDemoDay(Math.max(startsIn, 0) + 1 + ((place * 4) % MAX_PROJECT_DAYS)),
  };
}
