// Invented people, posts, connections and reviews of the social demo.

import { getDemoInstant } from '../shared/mock/demo-days.ts';
import { DEMO_USER } from '../shared/mock/demo-session.ts';
import type { Connection, ConnectionStatus, Person, Post, Review, SocialProject, SocialUser } from './social.ts';

export interface SocialState {
  readonly posts: readonly Post[];
  /** By person, where it is not how it was at first. */
  readonly statuses: Readonly<Record<string, ConnectionStatus>>;
  readonly covers: Readonly<Record<string, string>>;
  /** Number of posts and comments ever created here, so that no number is used twice. */
  readonly createdCount: number;
}

const FIRST = ['Amihan', 'Bayani', 'Celestina', 'Diwa', 'Eladio', 'Felisa', 'Gregorio', 'Hiraya'] as const;
const LAST = ['Bernardo', 'Dimaculangan', 'Evangelista', 'Panganiban'] as const;
const PICTURES = ['bay', 'market', '', 'bakery', '', 'jeepney', 'rice', '', 'fiesta', ''] as const;

const at = <T>(all: readonly T[], place: number): T => all[place % all.length] as T; // No list here is empty.

/** Thirty-two people of the municipality; the first has the number that the template requests. */
const SOCIAL_PEOPLE: readonly Person[] = Array.from({ length: FIRST.length * LAST.length }, (_, place) => ({
  id: String(place + 1),
  name: `${at(FIRST, place)} ${at(LAST, place + Math.floor(place / FIRST.length))}`,
}));

const ME: Person = { id: DEMO_USER.id, name: DEMO_USER.name };

const SOCIAL_MESSAGES = [
  'The boats came in early. Galunggong and tulingan until ten, then we close for the tide.',
  'New awnings on the vegetable row, and enough change in the till for once.',
  'Who has a spare weighing scale for Saturday? Ours shows two grams too much, and everybody noticed.',
  'First tray at four in the morning. Come while it steams.',
  'The barangay road is open again. Deliveries go as usual from tomorrow.',
  'Route 4 now stops at the health unit. Same fare, one more bench.',
  'Green as far as you can see. Harvest begins when the co-op’s thresher is back.',
  'Renewed the permit from my phone, between two customers. It took less time than the coffee.',
  'Bunting is up. Whoever still has last year’s lanterns, bring them to the plaza.',
  'Closed at noon for my daughter’s graduation. The honesty box stands beside the door.',
] as const;

const ANSWERS = [
  'I will be there with two baskets.',
  'Salamat! Told the neighbours as well.',
  'Ask Mang Eladio, he has one to lend.',
] as const;

function createComments(place: number): Post['comments'] {
  return ANSWERS.slice(0, (place * 2) % 4).map((message, turn) => ({
    id: `comment-${place + 1}-${turn + 1}`,
    author: at(SOCIAL_PEOPLE, place + turn + 5),
    message,
    createdAt: getDemoInstant(-place, `${15 + turn}:20`),
  }));
}

function createPost(place: number): Post {
  return {
    id: `post-${place + 1}`,
    // Every third one is of the person whose profile is shown at first.
    author: place % 3 === 0 ? at(SOCIAL_PEOPLE, 0) : at(SOCIAL_PEOPLE, place),
    message: at(SOCIAL_MESSAGES, place),
    media: at(PICTURES, place),
    createdAt: getDemoInstant(-place, `${String(7 + (place % 6)).padStart(2, '0')}:40`),
    isLiked: place % 4 === 0,
    likesCount: 1 + ((place * 7) % 23),
    comments: createComments(place),
  };
}

export function seedSocial(): SocialState {
  return {
    posts: Array.from({ length: 36 }, (_, place) => createPost(place)),
    statuses: {},
    covers: {},
    createdCount: 0,
  };
}

const FIRST_STATUS = ['not_connected', 'connected', 'connected', 'pending', 'connected', 'rejected'] as const;

function getConnectionStatus(id: string, { statuses }: SocialState): ConnectionStatus {
  return statuses[id] ?? at(FIRST_STATUS, Number(id) - 1);
}

const JOBS = ['Fish dealer', 'Baker', 'Jeepney operator', 'Rice farmer', 'Seamstress'] as const;
const TOWNS = ['San Isidro', 'Maligaya City', 'Santa Rosa', 'Bagong Silang'] as const;

/** The profile of a person; undefined for an unknown number. */
export function findUser(id: string, state: SocialState): SocialUser | undefined {
  const place = SOCIAL_PEOPLE.findIndex((person) => person.id === id);
  const person = SOCIAL_PEOPLE[place];
  if (!person) return undefined;
  return {
    ...person,
    bio: `${at(JOBS, place)} in San Isidro`,
    cover: state.covers[id] ?? at(['bay', 'rice', 'market', 'fiesta'], place),
    connectionStatus: getConnectionStatus(id, state),
    canChangeCover: place === 0,
    currentJob: `${at(JOBS, place)}, San Isidro public market`,
    previousJob: `${at(JOBS, place + 2)}, ${at(TOWNS, place + 1)}`,
    currentCity: at(TOWNS, 0),
    originCity: at(TOWNS, place + 1),
    quote: 'Open early, close kindly.',
    profileProgress: 50 + ((place * 10) % 50),
  };
}

export function createConnections(id: string, state: SocialState): Connection[] {
  return SOCIAL_PEOPLE.filter((person) => person.id !== id).map((person, place) => ({
    ...person,
    commonConnections: (place * 3) % 13,
    status: getConnectionStatus(person.id, state),
  }));
}

const PROJECTS = ['Market tables by the hour', 'Bread for the school run', 'Boat radio for the bay'] as const;

export function createProjects(id: string): SocialProject[] {
  return PROJECTS.map((title, place) => ({
    id: `${id}-project-${place + 1}`,
    title,
    caption: at(SOCIAL_MESSAGES, Number(id) + place * 2),
    membersCount: 2 + ((Number(id) + place * 3) % 6),
    createdAt: getDemoInstant(-6 - place * 20),
  }));
}

const REVIEW_TEXTS = [
  'Honest weight, and the change is counted into your hand.',
  'Came late once and said so before. I buy here again.',
  'The best bangus of the row, and always a good word.',
  'Good, but closed on the day of the fiesta.',
  'Delivered to the door in the rain.',
] as const;

export function createSocialReviews(id: string): Review[] {
  return REVIEW_TEXTS.map((message, place) => ({
    id: `${id}-review-${place + 1}`,
    author: at(SOCIAL_PEOPLE, Number(id) + place * 3 + 1),
    rating: at([5, 4, 5, 3, 5], place + Number(id) - 1),
    message,
    createdAt: getDemoInstant(-3 - place * 8, '13:15'),
  }));
}

export const VISITOR = ME;
