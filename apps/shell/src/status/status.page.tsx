import { callEndpoint } from '@ebpls/api-client';
import { getStatus } from '@ebpls/contracts';
import { Blocker, MomentText, Page, RowItem, Rows, Stack, Tag, Text } from '@ebpls/ui';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import { useMounts } from '../routing/shell-root.tsx';
import { useWords } from '../legal-pages/law.messages.ts';

const STATUS_POLL_MS = 30_000;
const STATUS_PARTS = ['database', 'migrations', 'storage'] as const;

/**
 * Loads the state of the product's components. The page must not fail with one of them: a component without a reply is
 * reported as down.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const status = await callEndpoint(getStatus, { signal: request.signal }).catch(() => undefined);
  return { status, asked_at: new Date().toISOString() };
}

export function Component() {
  const t = useWords();
  const { status, asked_at } = useLoaderData<typeof loader>();
  const mounts = useMounts();
  useStatusPolling();
  const parts = [
    { label: t('part_server'), works: status !== undefined },
    ...STATUS_PARTS.map((part) => ({ label: t(`part_${part}`), works: status?.[part] === 'ok' })),
    { label: t('part_pages'), works: mounts.length > 0 },
  ];
  const isWell = parts.every(({ works }) => works);
  return (
    <Page title={t('status')} subtitle={t('status_intro')} width="form">
      <Stack gap={6}>
        <Blocker tone={isWell ? 'success' : 'warning'} title={isWell ? t('all_well') : t('some_down')} />
        <Rows label={t('status')}>
          {parts.map(({ label, works }) => (
            <RowItem
              key={label}
              title={label}
              status={<Tag tone={works ? 'success' : 'danger'}>{works ? t('works') : t('down')}</Tag>}
            />
          ))}
        </Rows>
        <Text tone="muted" size="secondary">
          {t('checked_at')} <MomentText at={asked_at} />
        </Text>
      </Stack>
    </Page>
  );
}

function useStatusPolling(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), STATUS_POLL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
