import { type DeskList, VIEW_FIELDS } from '@ebpls/contracts';
import { IconButton, lazyWithRetry } from '@ebpls/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { useWords } from '../../messages/views.messages.ts';

const ViewsPanel = lazyWithRetry(() => import('./views-panel.tsx').then((module) => module.ViewsPanel));

/** Button for the account's own saved views of a list; they load when it is opened. */
export function SavedViews({ list }: { readonly list: DeskList }) {
  const t = useWords();
  const { search } = useLocation();
  const [isOpen, open] = useState(false);
  return (
    <>
      <IconButton size="desk" icon="list" label={t('title')} aria-haspopup="dialog" onClick={() => open(true)} />
      {isOpen && (
        <Suspense>
          <ViewsPanel list={list} query={toViewQuery(search)} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The part of the address that a view stores: its rows, not the open case. */
function toViewQuery(search: string): string {
  const address = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const field of VIEW_FIELDS) {
    const value = address.get(field);
    if (value !== null && value !== '') query.set(field, value);
  }
  return query.toString();
}
