import { Page, type PageProps, Tag } from '@ebpls/ui';

import { useWords } from './demos.messages.ts';

/** The frame of every template page: it says that this is a demonstration, and leads back to the list of them all. */
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
