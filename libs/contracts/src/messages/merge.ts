// Merges the message files of several areas into one catalogue, and fills in the parameters of a message.

import { formatIfDate } from '../shared/format.ts';
import { isolateDirection } from '../shared/isolate-direction.ts';
import type { Locale } from '../accounts/auth.contract.ts';

/** One message in every language; `{name}` in it is filled in. */
export type Message = Readonly<Record<Locale, string>>;
/** The messages of one file. A key that one language lacks does not compile. */
export type Messages = Readonly<Record<string, Message>>;
export type MessageParams = Readonly<Record<string, string | number>>;
type AreaKey<Areas> = { [Name in keyof Areas]: keyof Areas[Name] }[keyof Areas];

/**
 * Merges the areas into one catalogue. Throws when two of them hold a key, and names both: the last one would silently
 * win.
 */
export function mergeMessages<const Areas extends Readonly<Record<string, Messages>>>(
  areas: Areas,
): Readonly<Record<Extract<AreaKey<Areas>, string>, Message>> {
  const catalogue: Record<string, Message> = {};
  const area_of = new Map<string, string>();
  for (const [name, area] of Object.entries(areas)) {
    for (const [key, message] of Object.entries(area)) {
      const formerArea = area_of.get(key);
      if (formerArea !== undefined)
        throw new Error(`the message "${key}" stands twice: in ${formerArea} and in ${name}`);
      area_of.set(key, name);
      catalogue[key] = message;
    }
  }
  return catalogue as Record<Extract<AreaKey<Areas>, string>, Message>;
}

/**
 * The text of a message in a language; a parameter that is not given stays visible as `{name}`. A day or an instant
 * among the parameters is written in that language.
 */
export function fillMessage(message: Message, params: MessageParams, locale: Locale): string {
  return message[locale].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    isolateDirection(formatIfDate(params[name] ?? placeholder, locale)),
  );
}

/** Every text of a language by its key. */
export function listTexts(messages: Messages, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, message[locale]]));
}
