// Pages and acts that the search dialog opens by their name.

import { getAccountPath, LOCALES, type RoleKind } from '@ebpls/contracts';
import type { OfferedAct, Settings } from '@ebpls/remote-kit';
import type { MenuEntry, BilingualText } from '@ebpls/remote-kit/declare';
import type { IconName, Option } from '@ebpls/ui';
import { filterOptions } from '@ebpls/ui/forms';

import type { words as Texts } from '../../routing/shell-root.messages.ts';
import { listOwnMounts } from '../../frame/menu.ts';
import type { Mount } from '../../release/mounts.ts';

/** A page or a view that is opened by its name. */
export interface ShellCommand extends Option {
  /** Its address. */
  readonly value: string;
  readonly icon: IconName;
}

interface CommandsQuery {
  readonly visitor: RoleKind;
  readonly mounts: readonly Mount[];
  readonly language: Settings['language'];
  readonly t: typeof Texts;
}

/** Returns the commands that the release's remotes declare for this role, and the account page. */
export function listCommands({ visitor, mounts, language, t }: CommandsQuery): ShellCommand[] {
  const declaredCommands = listOwnMounts(visitor, mounts).flatMap(({ path, slot }) =>
    [...slot.menu, ...(slot.sections ?? []).flatMap(({ entries }) => entries), ...(slot.commands ?? [])]
      .filter((entry) => entry.feature === undefined && (!entry.for || entry.for.includes(visitor)))
      .map((entry) => toCommand(entry, path, language)),
  );
  const account: ShellCommand = { value: getAccountPath(visitor), label: t('account'), icon: 'person' };
  return [...declaredCommands, account];
}

/** The name in the other language finds it too. */
function toCommand({ path, label, icon }: MenuEntry, mount: string, language: keyof BilingualText): ShellCommand {
  const synonyms = LOCALES.filter((other) => other !== language).map((other) => label[other]);
  return { value: `${mount}/${path}`, label: label[language], icon, synonyms };
}

const MAX_COMMANDS = 6;
/** The most acts that a case has at once. */
const MAX_ACTS = 10;
const DIGIT = /\d/;

/** Returns the commands for a typed text, misspellings included; none for a number, which names a record. */
export function matchCommands(commands: readonly ShellCommand[], text: string): readonly ShellCommand[] {
  if (DIGIT.test(text)) return [];
  const commandsByValue = new Map(commands.map((command) => [command.value, command]));
  return filterOptions(commands, text)
    .flatMap(({ value }) => commandsByValue.get(value) ?? [])
    .slice(0, MAX_COMMANDS);
}

/** Returns the acts for a typed text, in either language; none for a number. */
export function matchActs(acts: readonly OfferedAct[], text: string): readonly OfferedAct[] {
  if (DIGIT.test(text)) return [];
  const actsByName = new Map(acts.map((act) => [act.act, act]));
  const options = acts.map(({ act, label, synonyms }) => ({ value: act, label, synonyms }));
  return filterOptions(options, text)
    .flatMap(({ value }) => actsByName.get(value) ?? [])
    .slice(0, MAX_ACTS);
}

/** A number as printed on our papers. */
const PRINTED_NUMBER = /[A-Z]{2,5}-(?:\d{4}-)?\d{4,6}(?:-[AR]?\d{1,2})?/;

/** Returns the printed number within a scanned address or line, else the whole text. */
export function extractScannedNumber(text: string): string {
  return PRINTED_NUMBER.exec(text.toUpperCase())?.[0] ?? text;
}
