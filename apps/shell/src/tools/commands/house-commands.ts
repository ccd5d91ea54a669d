import { accountOf, LOCALES, type RoleKind } from '@ebpls/contracts';
import type { OfferedAct, Settings } from '@ebpls/remote-kit';
import type { MenuEntry, Worded } from '@ebpls/remote-kit/declare';
import type { IconName, Option } from '@ebpls/ui';
import { matching } from '@ebpls/ui/forms';

import type { words as Texts } from '../../house/house.messages.ts';
import { admits, type Mount } from '../../release/mounts.ts';

/** A page or a view that is gone to by its name. */
export interface Command extends Option {
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

/** Everything that the release's remotes declare for this role, and the person's own page. */
export function commandsFor({ visitor, mounts, language, t }: CommandsQuery): Command[] {
  const own = mounts.filter(
    (mount) => mount.slot.admits !== 'anyone' && mount.path === mount.slot.mounts[0] && admits(mount, visitor),
  );
  const declared = own.flatMap(({ path, slot }) =>
    [...slot.menu, ...(slot.commands ?? [])]
      .filter((entry) => !entry.for || entry.for.includes(visitor))
      .map((entry) => commandOf(entry, path, language)),
  );
  const account: Command = { value: accountOf(visitor), label: t('account'), icon: 'person' };
  return [...declared, account];
}

/** It is found by its name in the other language too. */
function commandOf({ path, label, icon }: MenuEntry, mount: string, language: keyof Worded): Command {
  const synonyms = LOCALES.filter((other) => other !== language).map((other) => label[other]);
  return { value: `${mount}/${path}`, label: label[language], icon, synonyms };
}

const SHOWN_MOST = 6;
/** As many as a case has at once. */
const ACTS_MOST = 10;
const NUMBERED = /\d/;

/** The commands for what was typed, misspellings too; none for a number, which names a record. */
export function commandsMeant(commands: readonly Command[], typed: string): readonly Command[] {
  if (NUMBERED.test(typed)) return [];
  const known = new Map(commands.map((command) => [command.value, command]));
  return matching(commands, typed)
    .flatMap(({ value }) => known.get(value) ?? [])
    .slice(0, SHOWN_MOST);
}

/** The acts for what was typed, in either language; none for a number. */
export function actsMeant(acts: readonly OfferedAct[], typed: string): readonly OfferedAct[] {
  if (NUMBERED.test(typed)) return [];
  const known = new Map(acts.map((act) => [act.act, act]));
  const options = acts.map(({ act, label, synonyms }) => ({ value: act, label, synonyms }));
  return matching(options, typed)
    .flatMap(({ value }) => known.get(value) ?? [])
    .slice(0, ACTS_MOST);
}

/** A number as it is printed on our papers. */
const PRINTED = /[A-Z]{2,5}-(?:\d{4}-)?\d{4,6}(?:-[AR]?\d{1,2})?/;

/** What a scanner typed: of an address or a line with a printed number that number, else what was typed. */
export function scannedNumber(typed: string): string {
  return PRINTED.exec(typed.toUpperCase())?.[0] ?? typed;
}
