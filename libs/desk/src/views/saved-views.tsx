import { type DeskList, VIEW_FIELDS } from '@ebpls/contracts';
import { IconButton, lazyWithRetry } from '@ebpls/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { useWords } from '../messages/views.messages.ts';

const ViewsPanel = lazyWithRetry(() => import('./views-panel.tsx').then((module) => module.ViewsPanel));

/** One's own views of a list, behind a button; they come when it is opened. */
export function SavedViews({ list }: { readonly list: DeskList }) {
  const t = useWords();
  const { search } = useLocation();
  const [isOpen, open] = useState(false);
  return (
    <>
      <IconButton size="desk" icon="list" label={t('title')} aria-haspopup="dialog" onClick={() => open(true)} />
      {isOpen && (
        <Suspense>
          <ViewsPanel list={list} query={viewIn(search)} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What a view keeps of the address: which rows, not which case is open. */
function viewIn(search: string): string {
  const address = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const field of VIEW_FIELDS) {
    const value = address.get(field);
    if (value !== null && value !== '') query.set(field, value);
  }
  return query.toString();
}
