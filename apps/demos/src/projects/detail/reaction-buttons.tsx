import { Row } from '@ebpls/ui';
import { LuBookmark } from 'react-icons/lu';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { LikeButton } from '../../shared/social/like-button.tsx';
import { ShareButton } from '../../shared/social/share-button.tsx';
import * as acts from '../../shared/social/social-acts.module.css';
import type { Project } from '../project.ts';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';

/** Buttons that like, save and share a project. */
export function ReactionButtons({ project }: { readonly project: Project }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const { id, title, isLiked, isSaved, likesCount } = project;
  const send = (path: string, json: object): void =>
    void act(() => callProjects(`/api/projects/projects/${path}`, { json: { projectId: id, ...json } }));
  return (
    <Row gap={1}>
      <LikeButton
        name={title}
        isLiked={isLiked}
        count={likesCount}
        isBusy={isBusy}
        onToggle={() => send('like', { isLiked: !isLiked })}
      />
      <button
        type="button"
        className={acts.act}
        aria-pressed={isSaved}
        onClick={() => !isBusy && send('save', { isSaved: !isSaved })}
      >
        <LuBookmark aria-hidden size={20} />
        {t(isSaved ? 'saved' : 'save')}
      </button>
      <ShareButton name={title} address={`/app/projects/${id}`} />
    </Row>
  );
}
