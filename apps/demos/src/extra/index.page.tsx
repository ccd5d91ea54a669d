import { showNotice } from '@ebpls/remote-kit';
import { Button, Stack, Text, Page, Tag } from '@ebpls/ui';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { ReactNode } from 'react';

import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { loadAccount } from './account/account-session.ts';
import { AccountView } from './account/account-view.tsx';
import { useWords } from './extra.messages.ts';
import { PageCards } from './page-cards.tsx';
import { useWords as useDemoWords } from '../shared/page/demos.messages.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return loadAccount(signal);
}

/** Index of the demos: all pages of the template, the components that they show, and the account that they use. */
export function Component() {
  const { account, notifications } = useLoaderData<typeof loader>();
  const t = useWords();
  const { revalidate } = useRevalidator();
  const fail = (): void => {
    planFailure();
    showNotice('done', t('fail.planned'));
  };
  const begin = async (): Promise<void> => {
    resetDemo();
    await revalidate();
    showNotice('done', t('restart.done'));
  };
  return (
    <IndexFrame
      actions={
        <>
          <Button size="desk" icon="alert" onClick={fail}>
            {t('fail')}
          </Button>
          <Button size="desk" icon="retry" onClick={() => void begin()}>
            {t('restart')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <Text reading tone="muted">
          {t('intro')}
        </Text>
        <PageCards />
        <AccountView account={account} notifications={notifications} />
      </Stack>
    </IndexFrame>
  );
}

/** The frame of the list itself, which has nothing above it to lead back to. */
function IndexFrame({ actions, children }: { readonly actions: ReactNode; readonly children: ReactNode }) {
  const t = useDemoWords();
  return (
    <Page title={t('index')} width="wide" status={<Tag>{t('demo')}</Tag>} actions={actions}>
      {children}
    </Page>
  );
}
