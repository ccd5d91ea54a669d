import { Page, type PageProps, Tag, Button, EmptyState } from '@ebpls/ui';

import { useWords } from './demos.messages.ts';

/** The frame of every template page: it names the demonstration, and links to the list of all pages. */
export function DemoPage({ breadcrumb = [], ...page }: Omit<PageProps, 'status'>) {
  const t = useWords();
  return (
    <Page
      {...page}
      breadcrumb={[{ label: t('index'), to: '/app/extra' }, ...breadcrumb, { label: page.title }]}
      status={<Tag>{t('demo')}</Tag>}
    />
  );
}

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
