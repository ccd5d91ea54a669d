// Page of one person of the social demo, with its tabs.

import { Stack } from '@ebpls/ui';
import { Tabs } from '@ebpls/ui/overlays';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { useLoadedRows } from '../../shared/list/use-list.ts';
import { DemoError } from '../../shared/mock/demo-server.ts';
import { DemoPage, DemoNotFound } from '../../shared/page/demo-page.tsx';
import type { SocialUser } from '../social.ts';
import { callSocial } from '../social-mock.ts';
import { useWords } from '../social.messages.ts';
import { About } from './about.tsx';
import { ConnectButton } from './connect-button.tsx';
import { Cover } from './cover.tsx';
import { loadPart, type TabKey, TABS, parseTab } from './parts.ts';
import { PartView } from './part-view.tsx';

/** The number that the template requests. */
const FIRST_USER = '1';

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const params = new URL(request.url).searchParams;
  const id = encodeURIComponent(params.get('user') ?? FIRST_USER);
  const tab = parseTab(params.get('tab'));
  try {
    const [{ user }, part] = await Promise.all([
      callSocial<{ user: SocialUser }>(`/api/social/profile?userId=${id}`, { signal }),
      loadPart(tab, `/api/social/users/${id}`, signal),
    ]);
    return { user, tab, part };
  } catch (error) {
    if (error instanceof DemoError && error.status === 404) return undefined;
    throw error;
  }
}

export const shouldRevalidate = useLoadedRows('user', 'tab');

export function Component() {
  const data = useLoaderData<typeof loader>();
  const t = useWords();
  const [params] = useSearchParams();
  if (!data) return <DemoNotFound title={t('profile')} listTo="/app/social/profile" />;
  const { user, tab, part } = data;
  const to = (key: TabKey): string => {
    const next = new URLSearchParams();
    const shownUser = params.get('user');
    if (shownUser !== null) next.set('user', shownUser);
    if (key !== 'timeline') next.set('tab', key);
    return `?${next}`;
  };
  return (
    <DemoPage
      title={user.name}
      subtitle={user.bio}
      width="wide"
      breadcrumb={[{ label: t('feed'), to: '/app/social/feed' }]}
      actions={<ConnectButton user={user} />}
      intro={<Cover key={user.id} user={user} />}
      aside={<About user={user} />}
    >
      <Stack gap={4}>
        <Tabs label={t('tabs')} current={tab} tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`), to: to(key) }))}>
          <PartView part={part} />
        </Tabs>
      </Stack>
    </DemoPage>
  );
}
