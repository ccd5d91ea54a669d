// The kinds of local government that issue permits, and how names and sentences read for each of them.

import * as v from 'valibot';

import type { Locale } from '../accounts/auth.contract.ts';
import type { Message } from '../messages/merge.ts';

/** A city, and a municipality of Metro Manila, may tax above the ceilings of a municipality (LGC s.144, 151). */
export const LOCAL_GOVERNMENTS = ['MUNICIPALITY', 'METRO_MANILA_MUNICIPALITY', 'CITY'] as const;
export type LocalGovernment = (typeof LOCAL_GOVERNMENTS)[number];

/** The kinds as a form lists them: every one by its own name, whatever the local government is. */
export const LOCAL_GOVERNMENT_NAMES = {
  MUNICIPALITY: { en: 'Municipality', fil: 'Munisipyo' },
  METRO_MANILA_MUNICIPALITY: { en: 'Municipality in Metro Manila', fil: 'Munisipyo sa Metro Manila' },
  CITY: { en: 'City', fil: 'Lungsod' },
} as const satisfies Readonly<Record<LocalGovernment, Message>>;

/** The kind in a stored row or a reply; those of earlier releases have none and are of a municipality. */
export const StoredLocalGovernment = v.optional(v.picklist(LOCAL_GOVERNMENTS), 'MUNICIPALITY');

/** A local government as papers and pages name it. */
export interface NamedGovernment {
  readonly name: string;
  readonly government?: LocalGovernment | undefined;
}

/** The name with its kind, in English as papers are unless another language is given. */
export function formatGovernmentName({ name, government }: NamedGovernment, locale: Locale = 'en'): string {
  if (locale === 'fil') return government === 'CITY' ? `Lungsod ng ${name}` : `Bayan ng ${name}`;
  return government === 'CITY' ? `City of ${name}` : `Municipality of ${name}`;
}

/** The same with its province; highly urbanized cities and those of Metro Manila belong to none. */
export function formatGovernmentPlace({ province, ...named }: NamedGovernment & { readonly province: string }): string {
  return [formatGovernmentName(named), ...(province === '' ? [] : [`Province of ${province}`])].join(', ');
}

type Wording = Readonly<Record<string, string>>;

const CITY_WORDS: Wording = {
  Municipality: 'City',
  municipality: 'city',
  Municipal: 'City',
  municipal: 'city',
};

const CITY_WORDS_IN_FILIPINO: Wording = {
  'Ingat-yamang Bayan': 'Ingat-yaman ng Lungsod',
  'ingat-yamang bayan': 'ingat-yaman ng lungsod',
  'Ingat-yaman ng Munisipyo': 'Ingat-yaman ng Lungsod',
  'Pamahalaang Bayan': 'Pamahalaang Lungsod',
  'Pamahalaang bayan': 'Pamahalaang lungsod',
  'pamahalaang bayan': 'pamahalaang lungsod',
  'Pista ng bayan': 'Pista ng bayan', // A fiesta keeps its name in a city.
  'ng Bayan': 'ng Lungsod',
  'ng bayan': 'ng lungsod',
  'sa bayan': 'sa lungsod',
  'barangay, bayan': 'barangay, lungsod',
  'Bayan ng': 'Lungsod ng',
  'bayan ng': 'lungsod ng',
  'bayaring munisipal': 'bayarin ng lungsod',
  munisipalidad: 'lungsod',
  munisipyong: 'lungsod na',
  Munisipyo: 'Lungsod',
  munisipyo: 'lungsod',
};

/** In Filipino one word means the municipality and its hall; the English text of a message tells which. */
const HALL_IN_FILIPINO: Wording = { ...CITY_WORDS_IN_FILIPINO, Munisipyo: 'City hall', munisipyo: 'city hall' };
const CITY_AND_HALL_IN_FILIPINO: Wording = { ...CITY_WORDS_IN_FILIPINO, 'sa munisipyo': 'sa city hall' };

const patterns = new Map<Wording, RegExp>();

/** The longest words first; a parameter in braces is never a word. */
function getPattern(wording: Wording): RegExp {
  const words = Object.keys(wording).toSorted((one, other) => other.length - one.length);
  const pattern = patterns.get(wording) ?? new RegExp(String.raw`\{\w+\}|\b(?:${words.join('|')})\b`, 'g');
  patterns.set(wording, pattern);
  return pattern;
}

function replaceWords(text: string, wording: Wording): string {
  return text.replaceAll(getPattern(wording), (word) => wording[word] ?? word);
}

function getFilipinoWords(english: string): Wording {
  if (!/\bmunicipal hall\b/i.test(english)) return CITY_WORDS_IN_FILIPINO;
  return /\bmunicipality\b(?!\})/i.test(english) ? CITY_AND_HALL_IN_FILIPINO : HALL_IN_FILIPINO;
}

/** An English text written for a municipality, as it reads for this kind of local government. */
export function toGovernmentText(text: string, government: LocalGovernment | undefined): string {
  return government === 'CITY' ? replaceWords(text, CITY_WORDS) : text;
}

const cityMessages = new WeakMap<Message, Message>();

/** A message written for a municipality, as it reads for this kind; that of a municipality is the message itself. */
export function toGovernmentMessage(message: Message, government: LocalGovernment | undefined): Message {
  if (government !== 'CITY') return message;
  const cityMessage = cityMessages.get(message) ?? {
    en: replaceWords(message.en, CITY_WORDS),
    fil: replaceWords(message.fil, getFilipinoWords(message.en)),
  };
  cityMessages.set(message, cityMessage);
  return cityMessage;
}
