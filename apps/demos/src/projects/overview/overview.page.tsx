import { useSettings } from '@ebpls/remote-kit';
import { Button, Figure, Figures, MomentText, formatPesos, RowItem, Rows, Section, Split, Stack } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import { DemoPage } from '../../shared/page/demo-page.tsx';
import type { Project, ProjectNotice, Statistics, Todo } from '../project.ts';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';
import { ActiveProjects } from './active-projects.tsx';
import { Todos } from './todos.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [{ statistics }, { notifications }, { projects }, { todos }] = await Promise.all([
    callProjects<{ statistics: Statistics }>('/api/projects/overview/statistics', { signal }),
    callProjects<{ notifications: ProjectNotice[] }>('/api/projects/overview/notifications', { signal }),
    callProjects<{ projects: Project[] }>('/api/projects/overview/projects', { signal }),
    callProjects<{ todos: Todo[] }>('/api/projects/overview/todos', { signal }),
  ]);
  return { hello: getGreetingKey(new Date()), statistics, notifications, projects, todos };
}

function getGreetingKey(now: Date): 'greeting.morning' | 'greeting.afternoon' | 'greeting.evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Manila' }).format(now),
  );
  if (hour < 12) return 'greeting.morning';
  return hour < 18 ? 'greeting.afternoon' : 'greeting.evening';
}

/** Page with the running projects, open tasks and notices of the demo. */
export function Component() {
  const { hello, statistics, notifications, projects, todos } = useLoaderData<typeof loader>();
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const numberFormat = new Intl.NumberFormat(language);
  return (
    <DemoPage
      title={t('overview')}
      heading={t(hello, { name: DEMO_USER.firstName })}
      subtitle={t('greeting.more')}
      width="wide"
      actions={
        <>
          <Button to="/app/projects/browse">{t('browse')}</Button>
          <Button kind="primary" icon="plus" to="/app/projects/create">
            {t('create')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <Figures>
          <Figure label={t('payout')} value={formatPesos(statistics.nextPayout)} tone="success" />
          <Figure label={t('products')} value={numberFormat.format(statistics.products)} to="/app/projects/browse" />
          <Figure label={t('visitors')} value={numberFormat.format(statistics.visitorsToday)} />
          <Figure label={t('watching')} value={numberFormat.format(statistics.watchingNow)} tone="info" />
        </Figures>
        <Split
          asideWidth={320}
          main={
            <Stack gap={8}>
              <ActiveProjects projects={projects} />
            </Stack>
          }
          aside={
            <Stack gap={8}>
              <Todos todos={todos} />
              <Section title={t('notices')}>
                <Rows label={t('notices')}>
                  {notifications.map(({ id, type, subject, createdAt }) => (
                    <RowItem
                      key={id}
                      title={t(`notice.${type}`, { subject })}
                      note={<MomentText at={createdAt} year={false} />}
                    />
                  ))}
                </Rows>
              </Section>
            </Stack>
          }
        />
      </Stack>
    </DemoPage>
  );
}
