import { Avatar, MomentText, Pesos, Row, Stack, Tag, Text, TextLink } from '@ebpls/ui';

import { extractText } from '../../shared/rich-text/clean-html.ts';
import { LikeButton } from '../../shared/social/like-button.tsx';
import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import type { Project } from '../project.ts';
import { ProjectCover } from '../project-cover.tsx';
import * as cover from '../project-cover.module.css';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';
import * as look from './browse.module.css';

/** A project among others: as a card of the grid, or as a line of the list. */
export function ProjectCard({ project, isLine }: { readonly project: Project; readonly isLine: boolean }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const { id, title, author, createdAt, isLiked, likesCount } = project;
  const like = (): Promise<boolean> =>
    act(() => callProjects('/api/projects/projects/like', { json: { projectId: id, isLiked: !isLiked } }));
  return (
    <article className={`${cover.card} ${isLine ? look.line : ''}`}>
      <ProjectCover project={project} />
      <Stack gap={3}>
        <Row gap={2} justify="between" align="start" wrap={false}>
          <Text as="div" weight="bold" size="lead">
            <TextLink to={`/app/projects/${id}`}>{title}</TextLink>
          </Text>
          {project.isOnSale && <Tag tone="success">{t('sale')}</Tag>}
        </Row>
        <Row gap={2} wrap={false}>
          <Avatar name={author.name} size={28} />
          <Text as="span" size="secondary" tone="muted">
            {t('by', { name: author.name })} · <MomentText at={createdAt} year={false} />
          </Text>
        </Row>
        <p className={look.excerpt}>{extractText(project.description.replaceAll('</', ' </'))}</p>
        <Row gap={2}>
          <Tag icon="none">{t(project.type)}</Tag>
          <Tag icon="none">{t(project.level)}</Tag>
          <Tag icon="map">{t(project.location)}</Tag>
          {project.roles.map((role) => (
            <Tag key={role} icon="none">
              {t(role)}
            </Tag>
          ))}
        </Row>
        <div className={look.foot}>
          <Text as="span" weight="bold">
            {project.price ? <Pesos amount={project.price} /> : t('free')}
          </Text>
          <LikeButton name={title} isLiked={isLiked} count={likesCount} isBusy={isBusy} onToggle={() => void like()} />
        </div>
      </Stack>
    </article>
  );
}
