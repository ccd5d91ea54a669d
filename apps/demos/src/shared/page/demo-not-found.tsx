import { Button, EmptyState } from '@ebpls/ui';

import { DemoPage } from './demo-page.tsx';
import { useWords } from './demos.messages.ts';

/** Shown for a number without a record in the demonstration; the way back is its list. */
export function DemoNotFound({ title, listTo }: { readonly title: string; readonly listTo: string }) {
  const t = useWords();
  return (
    <DemoPage title={title}>
      <EmptyState icon="search" title={t('not_found')} action={<Button to={listTo}>{t('not_found.back')}</Button>}>
        {t('not_found.more')}
      </EmptyState>
    </DemoPage>
  );
}
