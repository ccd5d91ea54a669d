// Entries in the list of the search dialog: pages, acts and found records.

import type { HitKind } from '@ebpls/contracts';
import type { OfferedAct } from '@ebpls/remote-kit';
import type { IconName } from '@ebpls/ui';
import type { ReactNode } from 'react';

import type { SearchState } from '../search-input.ts';
import type { words } from '../tools.messages.ts';
import { matchActs, type ShellCommand, matchCommands } from './shell-commands.ts';

const ICONS: Readonly<Record<HitKind, IconName>> = {
  business: 'store',
  application: 'file',
  permit: 'shield',
  receipt: 'receipt',
  person: 'user',
};

/** One entry of the list: a page to open, or a found record. */
export interface SearchChoice {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: ReactNode;
  readonly keyHint?: string | undefined;
  readonly choose: () => void;
}

/** Everything that the list is built from besides the typed text. */
export interface Offers {
  readonly commands: readonly ShellCommand[];
  readonly acts: readonly OfferedAct[];
  readonly searchState: SearchState;
  readonly navigate: (path: string) => void;
  readonly onLeave: () => void;
  readonly t: typeof words;
}

/** Returns the acts of the visible page, the pages to open, and the records found. */
export function listChoices(text: string, offers: Offers): readonly SearchChoice[] {
  return [...listActChoices(text, offers), ...listPageChoices(text, offers), ...listHitChoices(offers)];
}

/** The menu closes, and the act starts as by its button. */
function listActChoices(text: string, { acts, onLeave, t }: Offers): readonly SearchChoice[] {
  return matchActs(acts, text).map(({ act, label, why, keyHint, run }): SearchChoice => ({
    key: `act ${act}`,
    icon: 'check',
    title: label,
    note: why ?? t('kind.act'),
    keyHint,
    choose: () => {
      onLeave();
      run();
    },
  }));
}

function listPageChoices(text: string, { commands, navigate, t }: Offers): readonly SearchChoice[] {
  return matchCommands(commands, text).map(({ value, label, icon }): SearchChoice => ({
    key: value,
    icon,
    title: label,
    note: t('kind.page'),
    choose: () => navigate(value),
  }));
}

function listHitChoices({ searchState, navigate, t }: Offers): readonly SearchChoice[] {
  if (searchState.state !== 'known') return [];
  return searchState.hits.map(({ kind, code, name, path }): SearchChoice => ({
    key: `${kind} ${code}`,
    icon: ICONS[kind],
    title: name,
    note: (
      <>
        {t(`kind.${kind}`)} · <bdi>{code}</bdi>
      </>
    ),
    choose: () => navigate(path),
  }));
}
