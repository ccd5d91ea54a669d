import { MAX_SEARCH_LENGTH } from '@ebpls/contracts';
import { Button, Row, SearchField, type SearchFieldProps, Stack, Text, VisuallyHidden } from '@ebpls/ui';
import { PickList, PickRow } from '@ebpls/ui/frame';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { type SearchChoice, listChoices, type Offers } from './commands/choices.tsx';
import { useTypeAhead } from './commands/type-ahead.ts';
import { useSearch } from './commands/use-search.ts';
import type { SearchState } from './search-input.ts';
import { useWords } from './tools.messages.ts';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

interface SearchPanelProps extends Pick<Offers, 'commands' | 'acts' | 'onLeave'> {}

/** A field with pages to open and found records below; the keys choose while the focus stays in the field. */
export function SearchPanel({ commands, acts, onLeave }: SearchPanelProps) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [activeIndex, activate] = useState(0);
  const navigate = useGoing(onLeave);
  const { text, type, searchState, scan, again } = useSearch(navigate);
  useTypeAhead((typedText) => {
    field.current?.focus();
    if (typedText !== '') type(typedText.slice(0, MAX_SEARCH_LENGTH));
  });
  const offers = useMemo(
    () => ({ commands, acts, searchState, navigate, onLeave, t }),
    [commands, acts, searchState, navigate, onLeave, t],
  );
  // A typed character is rendered before its results; Enter uses the current text, rendered or not.
  const deferredText = useDeferredValue(text);
  const choices = useMemo(() => listChoices(deferredText, offers), [deferredText, offers]);
  const press = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (event.key === 'Enter' && !scan()) listChoices(text, offers)[activeIndex]?.choose();
    if (!move || choices.length === 0) return;
    event.preventDefault();
    activate(move(activeIndex, choices.length - 1));
  };
  return (
    <Stack gap={3}>
      <SearchField
        ref={field}
        label={t('search.label')}
        name="q"
        value={text}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => {
          type(event.currentTarget.value);
          activate(0);
        }}
        onKeyDown={press}
        {...toComboProps(id, choices.length > 0 ? activeIndex : undefined)}
      />
      <SearchChoices id={id} label={t('search.results')} choices={choices} activeIndex={activeIndex} />
      <SearchOutcome searchState={searchState} offers={choices.length > 0} again={again} />
    </Stack>
  );
}

/** Accessibility attributes of the field for the list under it. */
function toComboProps(id: string, activeIndex: number | undefined): Partial<SearchFieldProps> {
  return {
    role: 'combobox',
    'aria-expanded': activeIndex !== undefined,
    'aria-controls': `${id}-hits`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeIndex === undefined ? undefined : `${id}-${activeIndex}`,
  };
}

interface ChoicesProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly SearchChoice[];
  readonly activeIndex: number;
}

const SearchChoices = memo(function Choices({ id, label, choices, activeIndex }: ChoicesProps) {
  return (
    <PickList label={label} id={`${id}-hits`}>
      {choices.map(({ key, icon, title, note, keyHint, choose }, at) => (
        <PickRow
          key={key}
          icon={icon}
          title={<bdi>{title}</bdi>}
          note={note}
          keyHint={keyHint}
          option={{ id: `${id}-${at}`, isActive: at === activeIndex }}
          onChoose={choose}
        />
      ))}
    </PickList>
  );
});

function useGoing(onLeave: () => void): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      onLeave();
      void navigate(path);
    },
    [navigate, onLeave],
  );
}

interface OutcomeProps {
  readonly searchState: SearchState;
  /** Pages or acts are listed above, so that the text must not claim that there is no result. */
  readonly offers: boolean;
  readonly again: () => void;
}

function SearchOutcome({ searchState, offers, again }: OutcomeProps) {
  const t = useWords();
  if (searchState.state === 'failed') {
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
  if (searchState.state === 'known') {
    const none = searchState.hits.length === 0;
    return (
      <output>
        {none ? (
          <Text tone="muted">{t(offers ? 'search.no_record' : 'search.none', { typed: searchState.text })}</Text>
        ) : (
          <VisuallyHidden>{t('search.found', { count: searchState.hits.length })}</VisuallyHidden>
        )}
        {!searchState.is_all && (
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
