// Contacts of the chat demo, with their search.

export type Presence = 'online' | 'away' | 'busy' | 'offline';

/** A contact of the chat; the names of the template are unchanged (specification section 3). */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly activity: Presence;
  readonly lastActivity: string;
  readonly isBlocked: boolean;
}

type ContactRow = readonly [name: string, activity: Presence, minutes_ago: number];

const CONTACTS: readonly ContactRow[] = [
  ['Corazon Villanueva', 'online', 0],
  ['Danilo Macaraeg', 'busy', 4],
  ['Precious Joy Santos', 'online', 1],
  ['Arnel Dimaculangan', 'away', 25],
  ['Teresita Bautista', 'offline', 190],
  ['Jun-jun Peralta', 'online', 2],
  ['Marites Salonga', 'offline', 1_500],
  ['Rodel Catacutan', 'away', 48],
  ['Lourdes Magsaysay', 'offline', 4_400],
  ['Ferdinand Quiambao', 'busy', 11],
  ['Imelda Tolentino', 'offline', 300],
  ['Kristine Ocampo', 'online', 0],
  ['Nestor Evangelista', 'offline', 8_700],
  ['Analyn Pangilinan', 'away', 70],
];

/** `jun-jun.peralta`: the name in the address. */
const toUsername = (name: string): string => name.toLowerCase().replaceAll(' ', '.');

export function createFirstContacts(now: number): Contact[] {
  return CONTACTS.map(([name, activity, minutes_ago], place) => ({
    id: `contact-${place + 1}`,
    name,
    username: toUsername(name),
    activity,
    lastActivity: new Date(now - minutes_ago * 60_000).toISOString(),
    isBlocked: false,
  }));
}

/** The contacts whose name or address name holds what is searched, in any case. */
export function findContacts(contacts: readonly Contact[], search: string): Contact[] {
  const searchText = search.trim().toLocaleLowerCase();
  return contacts.filter(({ name, username }) => `${name} ${username}`.toLocaleLowerCase().includes(searchText));
}
