import { Button, Chip, Row, Stack } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { Popover } from '@ebpls/ui/overlays';

import type { List } from '../../shared/list/use-list.ts';
import { LEVELS, LOCATIONS, ROLES, TYPES } from '../project.ts';
import { useWords } from '../projects.messages.ts';
import { KeywordChips } from '../keyword-chips.tsx';
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
  readonly list: Pick<List<unknown>, 'params' | 'setParam'>;
  readonly onClear: () => void;
}

/** Search words and filters of the project list, stored in the query of the URL. */
export function BrowseFilters({ list, onClear }: FiltersProps) {
  const t = useWords();
  const { params, setParam } = list;
  const isInNetwork = params.get('network') !== null;
  const isAny = isInNetwork || ['keywords', ...FILTERS.map(({ name }) => name)].some((name) => params.get(name));
  return (
    <div className={look.filters}>
      <KeywordChips
        name="keyword"
        label={t('keywords')}
        help={t('keywords.help')}
        words={parseChosen(params.get('keywords'))}
        onChange={(words) => setParam('keywords', words.join(','))}
      />
      <Row gap={2}>
        {FILTERS.map((filter) => (
          <Choices key={filter.name} filter={filter} list={list} />
        ))}
        <Chip selected={isInNetwork} onClick={() => setParam('network', isInNetwork ? '' : '1')}>
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
  const chosenValues = parseChosen(list.params.get(name));
  const title = t(`filter.${name}`);
  const toggle = (value: string): void =>
    list.setParam(
      name,
      (chosenValues.includes(value) ? chosenValues.filter((each) => each !== value) : [...chosenValues, value]).join(
        ',',
      ),
    );
  return (
    <Popover
      title={title}
      trigger={
        <Button size="desk" icon="chevron-down" kind={chosenValues.length > 0 ? 'primary' : 'secondary'}>
          {chosenValues.length > 0 ? `${title} (${chosenValues.length})` : title}
        </Button>
      }
    >
      <Stack gap={1}>
        {values.map((value) => (
          <CheckField
            key={value}
            name={`${name}-${value}`}
            label={t(value)}
            checked={chosenValues.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </Stack>
    </Popover>
  );
}
