import { Avatar, Facts, Grid, Pesos, Row, Section, Stack, Text, TextLink } from '@ebpls/ui';

import type { Project } from '../project.ts';
import { ProjectCover } from '../project-cover.tsx';
import * as look from '../project-cover.module.css';
import { useWords } from '../projects.messages.ts';
import { DueTag } from './due-tag.tsx';

/** The projects that run now, the nearest deadline first. */
export function ActiveProjects({ projects }: { readonly projects: readonly Project[] }) {
  const t = useWords();
  return (
    <Section title={t('active')}>
      <Grid columns={2} gap={4}>
        {projects.map((project) => (
          <article key={project.id} className={look.card}>
            <ProjectCover project={project} />
            <Stack gap={3}>
              <Text as="div" weight="bold" size="lead">
                <TextLink to={`/app/projects/${project.id}`}>{project.title}</TextLink>
              </Text>
              <Row gap={2}>
                <Avatar name={project.author.name} size={28} />
                <Text as="span" size="secondary" tone="muted">
                  {t('by', { name: project.author.name })}
                </Text>
              </Row>
              <Facts
                items={[
                  { label: t('price'), value: project.price ? <Pesos amount={project.price} /> : t('free') },
                  { label: t('filter.type'), value: t(project.type) },
                ]}
              />
              <Row gap={2}>
                <DueTag deadline={project.endDate} />
              </Row>
            </Stack>
          </article>
        ))}
      </Grid>
    </Section>
  );
}
