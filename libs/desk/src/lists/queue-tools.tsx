import type { DeskList } from '@ebpls/contracts';
import { IconButton, Row } from '@ebpls/ui';

import { useDeskAddress } from '../frame/desk-address.ts';
import { SavedViews } from './views/saved-views.tsx';
import { useWords } from './list.messages.ts';
import { LiveSearch } from './live-search.tsx';

/** Properties of the search field and saved views above a queue. */
interface QueueToolsProps {
  readonly list: DeskList;
  /** Label of the search field. */
  readonly label: string;
}

/** Tools of a queue beside a case: its search, the views that a clerk saved, and its table. */
export function QueueTools({ list, label }: QueueToolsProps) {
  const { desk, to } = useDeskAddress();
  const t = useWords();
  return (
    <Row gap={1} wrap={false}>
      <LiveSearch size="desk" label={label} search={desk.search} to={(search) => to({ search, cursor: undefined })} />
      <SavedViews list={list} />
      <IconButton size="desk" icon="dashboard" label={t('as_table')} to={to({ layout: 'table', cursor: undefined })} />
    </Row>
  );
}
