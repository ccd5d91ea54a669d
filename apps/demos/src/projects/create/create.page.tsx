// Wizard for a new project; an address of a step that cannot be reached yet shows the furthest one.

import { Button, Row, Stack, Verdict } from '@ebpls/ui';
import { TaskList } from '@ebpls/ui/records';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { DemoPage } from '../../shared/page/demo-page.tsx';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import type { Project } from '../project.ts';
import { callProjects } from '../projects-mock.ts';
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

function getStep(requestedName: string | null, draft: ProjectDraft): Step {
  const requestedStep = STEPS.find((step) => step === requestedName) ?? 'kind';
  const furthestStep = reachable(draft);
  return STEPS.indexOf(requestedStep) <= STEPS.indexOf(furthestStep) ? requestedStep : furthestStep;
}

export function Component() {
  const t = useWords();
  const [createdProject, setCreatedProject] = useState<Project>();
  return (
    <DemoPage title={t('create')} width="form" breadcrumb={[{ label: t('projects'), to: '/app/projects/browse' }]}>
      {createdProject ? (
        <CreatedMessage project={createdProject} onAgain={() => setCreatedProject(undefined)} />
      ) : (
        <Wizard onMade={setCreatedProject} />
      )}
    </DemoPage>
  );
}

function Wizard({ onMade }: { readonly onMade: (project: Project) => void }) {
  const t = useWords();
  const common = useDemoWords();
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(draftStore.read);
  const [refusal, setRefusal] = useState<string>();
  const step = getStep(params.get('step'), draft);

  const saveDraft = (changes: Partial<ProjectDraft>): ProjectDraft => {
    const next = draftStore.change((before) => ({ ...before, ...changes }));
    setDraft(next);
    return next;
  };
  const keepAndGo =
    (next: Step) =>
    (changes: Partial<ProjectDraft>): void => {
      saveDraft(changes);
      setParams({ step: next }, { preventScrollReset: true });
    };
  const complete = async (changes: Partial<ProjectDraft>): Promise<void> => {
    setRefusal(undefined);
    try {
      const { project } = await callProjects<{ project: Project }>('/api/projects/projects/new', {
        json: saveDraft(changes),
      });
      forgetDraft();
      setParams({}, { replace: true });
      onMade(project);
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      setRefusal(common('failed'));
    }
  };

  return (
    <Stack gap={6}>
      <TaskList
        label={t('steps')}
        items={STEPS.map((each) => ({
          label: t(`step.${each}`),
          state: getStepState(each, step),
        }))}
      />
      <StepFocus at={step}>
        {step === 'kind' && <KindStep draft={draft} onNext={keepAndGo('details')} />}
        {step === 'details' && (
          <DetailsStep draft={draft} onBack={keepAndGo('kind')} onNext={keepAndGo('description')} />
        )}
        {step === 'description' && (
          <DescriptionStep draft={draft} problem={refusal} onBack={keepAndGo('details')} onComplete={complete} />
        )}
      </StepFocus>
    </Stack>
  );
}

function getStepState(step: Step, now: Step): 'done' | 'now' | 'open' {
  if (step === now) return 'now';
  return STEPS.indexOf(step) < STEPS.indexOf(now) ? 'done' : 'open';
}

function CreatedMessage({ project, onAgain }: { readonly project: Project; readonly onAgain: () => void }) {
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
