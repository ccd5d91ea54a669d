import { Button, Row, Stack, Verdict } from '@ebpls/ui';
import { TaskList } from '@ebpls/ui/records';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { DemoPage } from '../../shared/page/demo-page.tsx';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import type { Project } from '../project.ts';
import { askProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';
import { DescriptionStep } from './description-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { KindStep } from './kind-step.tsx';
import { draftStore, forgetDraft, type ProjectDraft } from './project-draft.ts';
import { StepFocus } from './step-focus.tsx';

const STEPS = ['kind', 'details', 'description'] as const;

type Step = (typeof STEPS)[number];

/** The furthest step that what is written so far allows; an address beyond it shows this one. */
function reachable({ kind, name }: ProjectDraft): Step {
  if (kind === '') return 'kind';
  return name === '' ? 'details' : 'description';
}

function stepAt(asked: string | null, draft: ProjectDraft): Step {
  const wanted = STEPS.find((step) => step === asked) ?? 'kind';
  const furthest = reachable(draft);
  return STEPS.indexOf(wanted) <= STEPS.indexOf(furthest) ? wanted : furthest;
}

export function Component() {
  const t = useWords();
  const [made, setMade] = useState<Project>();
  return (
    <DemoPage title={t('create')} width="form" breadcrumb={[{ label: t('projects'), to: '/app/projects/browse' }]}>
      {made ? <Done project={made} onAgain={() => setMade(undefined)} /> : <Wizard onMade={setMade} />}
    </DemoPage>
  );
}

function Wizard({ onMade }: { readonly onMade: (project: Project) => void }) {
  const t = useWords();
  const common = useDemoWords();
  const [asked, setAsked] = useSearchParams();
  const [draft, setDraft] = useState(draftStore.read);
  const [refused, setRefused] = useState<string>();
  const step = stepAt(asked.get('step'), draft);

  const keep = (written: Partial<ProjectDraft>): ProjectDraft => {
    const next = draftStore.change((before) => ({ ...before, ...written }));
    setDraft(next);
    return next;
  };
  const keepAndGo =
    (next: Step) =>
    (written: Partial<ProjectDraft>): void => {
      keep(written);
      setAsked({ step: next }, { preventScrollReset: true });
    };
  const complete = async (written: Partial<ProjectDraft>): Promise<void> => {
    setRefused(undefined);
    try {
      const { project } = await askProjects<{ project: Project }>('/api/projects/projects/new', {
        json: keep(written),
      });
      forgetDraft();
      setAsked({}, { replace: true });
      onMade(project);
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      setRefused(common('failed'));
    }
  };

  return (
    <Stack gap={6}>
      <TaskList
        label={t('steps')}
        items={STEPS.map((each) => ({
          label: t(`step.${each}`),
          state: stateOf(each, step),
        }))}
      />
      <StepFocus at={step}>
        {step === 'kind' && <KindStep draft={draft} onNext={keepAndGo('details')} />}
        {step === 'details' && (
          <DetailsStep draft={draft} onBack={keepAndGo('kind')} onNext={keepAndGo('description')} />
        )}
        {step === 'description' && (
          <DescriptionStep draft={draft} refused={refused} onBack={keepAndGo('details')} onComplete={complete} />
        )}
      </StepFocus>
    </Stack>
  );
}

function stateOf(step: Step, now: Step): 'done' | 'now' | 'open' {
  if (step === now) return 'now';
  return STEPS.indexOf(step) < STEPS.indexOf(now) ? 'done' : 'open';
}

function Done({ project, onAgain }: { readonly project: Project; readonly onAgain: () => void }) {
  const t = useWords();
  return (
    <StepFocus at="done" isNew>
      <Stack gap={4}>
        <Verdict tone="success" level={2} title={t('done.title')}>
          {t('done.more', { name: project.title })}
        </Verdict>
        <Row gap={3}>
          <Button kind="primary" to={`/app/projects/${project.id}`}>
            {t('done.open')}
          </Button>
          <Button kind="quiet" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </Row>
      </Stack>
    </StepFocus>
  );
}
