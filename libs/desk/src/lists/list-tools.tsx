import { DownloadButton } from '@ebpls/remote-kit';
import { Button, lazyWithRetry, Row } from '@ebpls/ui';
import { Suspense, useState } from 'react';

import { SavedViews } from './views/saved-views.tsx';
import type { ListFile, ConfiguredList } from './configured-list.ts';
import { useWords } from './list.messages.ts';

const ColumnsPanel = lazyWithRetry(() => import('./columns-panel.tsx').then((module) => module.ColumnsPanel));

/** Properties of the tools above a list: its columns, and its download as a file. */
interface ListToolsProps extends ConfiguredList {
  /** The list as a file; absent where the list has none. */
  readonly file?: ListFile | undefined;
}

/** Tools beside a list: its columns and their density, the account's own views of it, and its file. */
export function ListTools({ list, choice, columns, file }: ListToolsProps) {
  const t = useWords();
  const [isOpen, open] = useState(false);
  return (
    <Row gap={4}>
      <SavedViews list={list} />
      <Button size="desk" kind="quiet" icon="settings" aria-haspopup="dialog" onClick={() => open(true)}>
        {t('columns')}
      </Button>
      {file &&
        (['xlsx', 'csv'] as const).map((format) => (
          <DownloadButton
            key={format}
            size="desk"
            kind="quiet"
            label={t(format)}
            fetch={() => file(format, choice.hidden.join(','))}
          >
            {t(`${format}_short`)}
          </DownloadButton>
        ))}
      {isOpen && (
        <Suspense>
          <ColumnsPanel list={list} choice={choice} columns={columns} onClose={() => open(false)} />
        </Suspense>
      )}
    </Row>
  );
}
