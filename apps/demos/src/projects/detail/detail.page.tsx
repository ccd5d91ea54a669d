import { Avatar, Box, DayText, Facts, MomentText, Pesos, Row, Stack, Tag, Text } from '@ebpls/ui';
import { Tabs } from '@ebpls/ui/overlays';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { DemoPage, DemoNotFound } from '../../shared/page/demo-page.tsx';
import type { Project } from '../project.ts';
import { ProjectCover } from '../project-cover.tsx';
import * as cover from '../project-cover.module.css';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';
import { Apply } from './apply.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';
import { loadPart, TABS, parseTab } from './parts.ts';
import { PartView } from './part-view.tsx';

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const path = `/api/projects/projects/${encodeURIComponent(id)}`;
  const tab = parseTab(new URL(request.url).searchParams.get('tab'));
  try {
    const { project } = await callProjects<{ project: Project }>(path, { signal });
    return { project, tab, part: await loadPart(tab, path, signal) };
  } catch (error) {
    if (error instanceof DemoError && error.status === 404) return undefined;
    throw error;
  }
}

/** Page of one project of the demo, with its tabs. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const t = useWords();
  if (!data) return <DemoNotFound title={t('projects')} listTo="/app/projects/browse" />;
  const { project, tab, part } = data;
  return (
    <DemoPage
      title={project.title}
      width="wide"
      breadcrumb={[{ label: t('projects'), to: '/app/projects/browse' }]}
      subtitle={
        <Row gap={2}>
          <Avatar name={project.author.name} size={28} />
          <span>
            {t('by', { name: project.author.name })} · <MomentText at={project.createdAt} />
          </span>
        </Row>
      }
      actions={<ReactionButtons project={project} />}
      aside={<ProjectAbout project={project} />}
    >
      <Stack gap={4}>
        <Tabs
          label={t('tabs')}
          current={tab}
          tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`), to: key === 'overview' ? '?' : `?tab=${key}` }))}
        >
          <PartView project={project} part={part} />
        </Tabs>
      </Stack>
    </DemoPage>
  );
}

function ProjectAbout({ project }: { readonly project: Project }) {
  const t = useWords();
  return (
    <Stack gap={4}>
      <div className={cover.card}>
        <ProjectCover project={project} />
        <Box pad={4}>
          <Stack gap={4}>
            <Facts
              items={[
                { label: t('price'), value: project.price ? <Pesos amount={project.price} strong /> : t('free') },
                { label: t('begins'), value: <DayText day={project.startDate} /> },
                { label: t('deadline'), value: <DayText day={project.endDate} /> },
                {
                  label: t('status'),
                  value: (
                    <Tag tone={project.status === 'active' ? 'info' : 'success'}>{t(`status.${project.status}`)}</Tag>
                  ),
                },
                { label: t('filter.type'), value: t(project.type) },
                { label: t('filter.level'), value: t(project.level) },
                { label: t('filter.location'), value: t(project.location) },
              ]}
            />
            <Apply project={project} />
          </Stack>
        </Box>
      </div>
      {project.tags.length > 0 && (
        <Row gap={2}>
          <Text as="span" size="secondary" tone="muted">
            {t('tags')}
          </Text>
          {project.tags.map((tag) => (
            <Tag key={tag} icon="none">
              {tag}
            </Tag>
          ))}
        </Row>
      )}
    </Stack>
  );
}
