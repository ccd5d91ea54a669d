import { Button, EmptyState, Row, SelectField, Stack } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { ListFooter } from '../../shared/list/list-footer.tsx';
import { useList, useLoadedRows } from '../../shared/list/use-list.ts';
import { DemoPage } from '../../shared/page/demo-page.tsx';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import type { Project } from '../project.ts';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';
import * as look from './browse.module.css';
import { BrowseFilters } from './browse-filters.tsx';
import { BROWSE_RULES } from './browse-rules.ts';
import { ProjectCard } from './project-card.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callProjects<{ projects: Project[] }>('/api/projects/projects', { signal });
}

export const shouldRevalidate = useLoadedRows();

const BROWSE_SORTS = ['recent', 'popular', 'price_up', 'price_down', 'on_sale'] as const;
const BROWSE_VIEWS = ['grid', 'list'] as const;

/** Page that lists the demo's projects with search and filters. */
export function Component() {
  const { projects } = useLoaderData<typeof loader>();
  const t = useWords();
  const common = useDemoWords();
  const list = useList(projects, BROWSE_RULES);
  const [, setParams] = useSearchParams();
  const isLine = list.params.get('view') === 'list';
  return (
    <DemoPage
      title={t('browse')}
      width="wide"
      actions={
        <>
          <Button to="/app/projects/overview">{t('overview')}</Button>
          <Button kind="primary" icon="plus" to="/app/projects/create">
            {t('create')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <BrowseFilters list={list} onClear={() => setParams({}, { replace: true, preventScrollReset: true })} />
        <Row gap={3} align="end" justify="between">
          <SelectField
            label={common('sort')}
            options={BROWSE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={list.sort}
            onChange={({ currentTarget }) => list.setParam('sort', currentTarget.value)}
          />
          <Segmented
            label={t('view')}
            value={isLine ? 'list' : 'grid'}
            options={BROWSE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            onChange={(value) => list.setParam('view', value === 'list' ? 'list' : '')}
          />
        </Row>
        {list.count === 0 ? (
          <EmptyState icon="search" title={t('none')}>
            {t('none.more')}
          </EmptyState>
        ) : (
          <ul className={isLine ? look.lines : look.grid} aria-label={t('projects')}>
            {list.rows.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} isLine={isLine} />
              </li>
            ))}
          </ul>
        )}
        <ListFooter list={list} />
      </Stack>
    </DemoPage>
  );
}
