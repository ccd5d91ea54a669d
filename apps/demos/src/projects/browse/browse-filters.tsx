import { Button, Chip, Row, Stack } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { Popover } from '@ebpls/ui/overlays';

import type { List } from '../../shared/list/use-list.ts';
import { LEVELS, LOCATIONS, ROLES, TYPES } from '../project.ts';
import { useWords } from '../projects.messages.ts';
import { WordChips } from '../word-chips.tsx';
import * as look from './browse.module.css';
import { parseChosen } from './browse-rules.ts';

const FILTERS = [
  { name: 'type', values: TYPES },
  { name: 'level', values: LEVELS },
  { name: 'location', values: LOCATIONS },
  { name: 'role', values: ROLES },
] as const;

type Filter = (typeof FILTERS)[number];

interface FiltersProps {
  readonly list: Pick<List<unknown>, 'asked' | 'ask'>;
  readonly onClear: () => void;
}

/** Key words and filters; the address holds them. */
export function BrowseFilters({ list, onClear }: FiltersProps) {
  const t = useWords();
  const { asked, ask } = list;
  const isInNetwork = asked.get('network') !== null;
  const isAny = isInNetwork || ['keywords', ...FILTERS.map(({ name }) => name)].some((name) => asked.get(name));
  return (
    <div className={look.filters}>
      <WordChips
        name="keyword"
        label={t('keywords')}
        help={t('keywords.help')}
        words={parseChosen(asked.get('keywords'))}
        onChange={(words) => ask('keywords', words.join(','))}
      />
      <Row gap={2}>
        {FILTERS.map((filter) => (
          <Choices key={filter.name} filter={filter} list={list} />
        ))}
        <Chip selected={isInNetwork} onClick={() => ask('network', isInNetwork ? '' : '1')}>
          {t('filter.network')}
        </Chip>
        {isAny && (
          <Button size="desk" kind="quiet" icon="close" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        )}
      </Row>
    </div>
  );
}

function Choices({ filter, list }: { readonly filter: Filter; readonly list: FiltersProps['list'] }) {
  const t = useWords();
  const { name, values } = filter;
  const chosen = parseChosen(list.asked.get(name));
  const title = t(`filter.${name}`);
  const toggle = (value: string): void =>
    list.ask(name, (chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]).join(','));
  return (
    <Popover
      title={title}
      trigger={
        <Button size="desk" icon="chevron-down" kind={chosen.length > 0 ? 'primary' : 'secondary'}>
          {chosen.length > 0 ? `${title} (${chosen.length})` : title}
        </Button>
      }
    >
      <Stack gap={1}>
        {values.map((value) => (
          <CheckField
            key={value}
            name={`${name}-${value}`}
            label={t(value)}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </Stack>
    </Popover>
  );
}
