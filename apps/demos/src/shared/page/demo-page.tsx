import { Page, type PageProps, Tag } from '@ebpls/ui';

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
