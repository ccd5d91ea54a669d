import { callEndpoint } from '@ebpls/api-client';
import { getSettlement } from '@ebpls/contracts';
import { ActDialog, type ActForm, runAct, useAct } from '@ebpls/desk';
import { useNudge, useSession } from '@ebpls/remote-kit';
import { Button, Facts, MomentText, Page, Pesos, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { SETTLEMENT_ACTS } from '../gateway-acts.ts';
import { useWords, words } from '../payment.messages.ts';
import { Deposits } from './deposits.tsx';
import { SettlementLines } from './settlement-lines.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getSettlement, { params: { file_id: params['file_id'] ?? '' }, signal: request.signal });
}

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: SETTLEMENT_ACTS,
    getSuccessText: (act) =>
      act in SETTLEMENT_ACTS ? words(`success_${act as 'deposit' | 'decide' | 'close'}`) : undefined,
  });
}

/** One settlement file of the gateway: the deposits due at the bank, and the rows behind them. */
export function Component() {
  const file = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  const may = useSession(({ user }) => user?.permissions.includes('treasurer') === true);
  const { busy, run } = useAct();
  useNudge('payment');
  const waits = file.matched + file.exceptions > 0;
  const isClosed = file.closed === file.rows;

  return (
    <Page
      title={file.file_name}
      subtitle={
        <>
          <MomentText at={file.imported_at} /> · {file.imported_by}
        </>
      }
      width="wide"
      breadcrumb={[{ label: t('settlements_title'), to: addresses.settlements }, { label: file.file_name }]}
      actions={
        may && !isClosed ? (
          <Button
            disabled={waits}
            why={waits ? t('still_open') : undefined}
            busy={busy}
            onClick={() => run('close', file.file_id)}
          >
            {t('close_file')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={6}>
        <Facts
          columns={2}
          items={[
            { label: t('rows'), value: file.rows },
            { label: t('gross'), value: <Pesos amount={file.gross} /> },
            { label: t('fee'), value: <Pesos amount={file.fee} /> },
            { label: t('net'), value: <Pesos amount={file.net} /> },
          ]}
        />
        <Deposits file={file} openForm={may ? setActForm : undefined} />
        <SettlementLines file={file} openForm={may ? setActForm : undefined} />
      </Stack>
      {actForm && (
        <ActDialog
          key={`${actForm.act} ${actForm.on} ${actForm.title}`}
          form={actForm}
          onClose={() => setActForm(undefined)}
        />
      )}
    </Page>
  );
}
