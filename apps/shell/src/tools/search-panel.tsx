import { type Hit, type HitKind, SEARCH_MOST } from '@ebpls/contracts';
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
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { type Found, openSearchLine } from './search-line.ts';
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

/** One field, and under it what was found; the keys choose while the focus stays in the field. */
export function SearchPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, type] = useState('');
  const [active, activate] = useState(0);
  const [line] = useState(openSearchLine);
  useEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    return () => line.stop();
  }, [line]);
  const found = useSyncExternalStore(line.board.watch, line.board.now);
  const hits = found.state === 'known' ? found.hits : [];
  const choose = ({ path }: Hit): void => {
    onLeave();
    void navigate(path);
  };
  const press = (event: KeyboardEvent): void => {
    const chosen = hits[active];
    const move = MOVES[event.key];
    if (event.key === 'Enter' && chosen) choose(chosen);
    if (!move || hits.length === 0) return;
    event.preventDefault();
    activate(move(active, hits.length - 1));
  };
  const input = (value: string): void => {
    type(value);
    line.type(value);
    activate(0);
  };
  return (
    <Stack gap={3}>
      <SearchField
        ref={field}
        label={t('search.label')}
        name="q"
        value={text}
        maxLength={SEARCH_MOST}
        onChange={(event) => input(event.currentTarget.value)}
        onKeyDown={press}
        {...comboOf(id, hits.length > 0 ? active : undefined)}
      />
      <PickList label={t('search.results')} id={`${id}-hits`}>
        {hits.map((hit, at) => (
          <PickRow
            key={`${hit.kind} ${hit.code}`}
            icon={ICONS[hit.kind]}
            title={<bdi>{hit.name}</bdi>}
            note={
              <>
                {t(`kind.${hit.kind}`)} · <bdi>{hit.code}</bdi>
              </>
            }
            option={{ id: `${id}-${at}`, isActive: at === active }}
            onChoose={() => choose(hit)}
          />
        ))}
      </PickList>
      <Outcome found={found} again={() => void line.ask()} />
    </Stack>
  );
}

function Outcome({ found, again }: { readonly found: Found; readonly again: () => void }) {
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
          <Text tone="muted">{t('search.none', { typed: found.typed })}</Text>
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
