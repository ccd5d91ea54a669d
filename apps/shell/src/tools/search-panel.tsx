import { type HitKind, SEARCH_MOST } from '@ebpls/contracts';
import type { OfferedAct } from '@ebpls/remote-kit';
import {
  Button,
  type IconName,
  PickList,
  PickRow,
  Row,
  SearchField,
  type SearchFieldProps,
  Stack,
  Text,
  VisuallyHidden,
} from '@ebpls/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { actsMeant, type Command, commandsMeant } from './commands/house-commands.ts';
import { useTypedAhead } from './commands/typed-ahead.ts';
import { useSearch } from './commands/use-search.ts';
import type { SearchState } from './search-line.ts';
import { useWords } from './tools.messages.ts';

const ICONS: Readonly<Record<HitKind, IconName>> = {
  business: 'store',
  application: 'file',
  permit: 'shield',
  receipt: 'receipt',
  person: 'user',
};

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

/** What the field says about the list under it. */
function comboOf(id: string, active: number | undefined): Partial<SearchFieldProps> {
  return {
    role: 'combobox',
    'aria-expanded': active !== undefined,
    'aria-controls': `${id}-hits`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active === undefined ? undefined : `${id}-${active}`,
  };
}

/** One line of the list: a page to go to, or a record that was found. */
interface Choice {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: ReactNode;
  readonly keyHint?: string | undefined;
  readonly choose: () => void;
}

interface SearchPanelProps {
  readonly commands: readonly Command[];
  readonly acts: readonly OfferedAct[];
  readonly onLeave: () => void;
}

/** One field, and under it where to go and what was found; the keys choose while the focus stays in the field. */
export function SearchPanel({ commands, acts, onLeave }: SearchPanelProps) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [active, activate] = useState(0);
  const go = useGoing(onLeave);
  const { text, type, found, scan, again } = useSearch(go);
  useTypedAhead((typed) => {
    field.current?.focus();
    if (typed !== '') type(typed.slice(0, SEARCH_MOST));
  });
  const choices = [
    ...useActChoices(actsMeant(acts, text), onLeave),
    ...useChoices(commandsMeant(commands, text), found, go),
  ];
  const press = (event: KeyboardEvent): void => {
    const chosen = choices[active];
    const move = MOVES[event.key];
    if (event.key === 'Enter' && !scan() && chosen) chosen.choose();
    if (!move || choices.length === 0) return;
    event.preventDefault();
    activate(move(active, choices.length - 1));
  };
  return (
    <Stack gap={3}>
      <SearchField
        ref={field}
        label={t('search.label')}
        name="q"
        value={text}
        maxLength={SEARCH_MOST}
        onChange={(event) => {
          type(event.currentTarget.value);
          activate(0);
        }}
        onKeyDown={press}
        {...comboOf(id, choices.length > 0 ? active : undefined)}
      />
      <PickList label={t('search.results')} id={`${id}-hits`}>
        {choices.map(({ key, icon, title, note, keyHint, choose }, at) => (
          <PickRow
            key={key}
            icon={icon}
            title={<bdi>{title}</bdi>}
            note={note}
            keyHint={keyHint}
            option={{ id: `${id}-${at}`, isActive: at === active }}
            onChoose={choose}
          />
        ))}
      </PickList>
      <Outcome found={found} offers={choices.length > 0} again={again} />
    </Stack>
  );
}

function useGoing(onLeave: () => void): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    onLeave();
    void navigate(path);
  };
}

/** What can be done on the page in sight: the menu closes, and the act begins as by its button. */
function useActChoices(acts: readonly OfferedAct[], onLeave: () => void): readonly Choice[] {
  const t = useWords();
  return acts.map(({ act, label, why, keyHint, run }): Choice => ({
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

function useChoices(commands: readonly Command[], found: SearchState, go: (path: string) => void): readonly Choice[] {
  const t = useWords();
  const pages = commands.map(({ value, label, icon }): Choice => ({
    key: value,
    icon,
    title: label,
    note: t('kind.page'),
    choose: () => go(value),
  }));
  const hits = found.state === 'known' ? found.hits : [];
  return [
    ...pages,
    ...hits.map(({ kind, code, name, path }): Choice => ({
      key: `${kind} ${code}`,
      icon: ICONS[kind],
      title: name,
      note: (
        <>
          {t(`kind.${kind}`)} · <bdi>{code}</bdi>
        </>
      ),
      choose: () => go(path),
    })),
  ];
}

interface OutcomeProps {
  readonly found: SearchState;
  /** Whether pages or acts stand above, so that it cannot be said that there is nothing. */
  readonly offers: boolean;
  readonly again: () => void;
}

function Outcome({ found, offers, again }: OutcomeProps) {
  const t = useWords();
  if (found.state === 'failed') {
    return (
      <div role="alert">
        <Row justify="between">
          <Text tone="danger">{t('search.failed')}</Text>
          <Button size="desk" icon="retry" onClick={again}>
            {t('retry')}
          </Button>
        </Row>
      </div>
    );
  }
  if (found.state === 'known') {
    const none = found.hits.length === 0;
    return (
      <output>
        {none ? (
          <Text tone="muted">{t(offers ? 'search.no_record' : 'search.none', { typed: found.typed })}</Text>
        ) : (
          <VisuallyHidden>{t('search.found', { count: found.hits.length })}</VisuallyHidden>
        )}
        {!found.is_all && (
          <Text size="secondary" tone="muted">
            {t('search.more')}
          </Text>
        )}
      </output>
    );
  }
  return (
    <Text size="secondary" tone="muted">
      {t('search.hint')} {t('search.keys')}
    </Text>
  );
}
