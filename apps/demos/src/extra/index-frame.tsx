import { Page, Tag } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords as useDemoWords } from '../shared/page/demos.messages.ts';

/** The frame of the list itself, which has nothing above it to lead back to. */
export function IndexFrame({ actions, children }: { readonly actions: ReactNode; readonly children: ReactNode }) {
  const t = useDemoWords();
  return (
    <Page title={t('index')} width="wide" status={<Tag>{t('demo')}</Tag>} actions={actions}>
      {children}
    </Page>
  );
}
