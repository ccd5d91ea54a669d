// Checklist of a new municipality: the server reads from the database which settings exist; nobody ticks anything.

import { callEndpoint } from '@ebpls/api-client';
import { getSetUp, type LiveCheck, type SetUp, type SetUpStep, tryGateway, sendTestMail } from '@ebpls/contracts';
import { createAct, runAct, useAct } from '@ebpls/desk';
import { showNotice } from '@ebpls/remote-kit';
import { Blocker, Button, Page, RowItem, Rows, Section, Stack, Tag } from '@ebpls/ui';
import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords, words } from './set-up.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getSetUp, { signal: request.signal });
}

const SET_UP_ACTS = {
  try_gateway: createAct(
    ({ idempotency_key }) => callEndpoint(tryGateway, { idempotency_key }),
    ({ is_done, verdict }) => {
      showNotice(is_done ? 'done' : 'failed', verdict);
      return { done: true };
    },
  ),
  try_mail: createAct(({ idempotency_key }) => callEndpoint(sendTestMail, { idempotency_key })),
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: SET_UP_ACTS,
    getSuccessText: (act) => (act === 'try_mail' ? words('success_try_mail') : undefined),
  });
}

/** A step with a page of its own; the trials run on this page. */
type LinkedStep = Exclude<SetUpStep, 'gateway' | 'mail'>;

/** Address of each step's page. */
const PLACES: Readonly<Record<Exclude<LinkedStep, 'revenue_code'>, string>> = {
  municipality: `${addresses.municipality}#municipality`,
  seal: `${addresses.municipality}#seal`,
  barangays: addresses.barangays,
  administrators: addresses.users,
  staff: addresses.staff,
};
const CHECK_PLACES: Readonly<Record<LiveCheck, string | undefined>> = {
  cashier: addresses.users,
  signature: addresses.account,
  forms: addresses.counterPart('forms'),
  third_administrator: addresses.users,
  holidays: addresses.holidays,
  https: undefined,
};
/** Interval between two requests for the state of a mail in the queue. */
const LOOKS_EVERY_MS = 2_000;

function findStepAddress(step: LinkedStep, { ordinance_version_id }: SetUp): string {
  if (step !== 'revenue_code') return PLACES[step];
  return ordinance_version_id === null ? addresses.revenueCode : addresses.revenueCodeVersion(ordinance_version_id);
}

export function Component() {
  const setUp = useLoaderData<typeof loader>();
  const t = useWords();
  const { steps } = setUp;
  const readyCount = steps.filter(({ is_done }) => is_done).length;
  useLookingAfterMail(setUp.is_mail_waiting);
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={8}>
        <Section title={t('steps')} hint={t('progress', { done: readyCount, of: steps.length })}>
          <Rows label={t('steps')}>
            {steps.map((one) => (
              <StepRow key={one.step} one={one} setUp={setUp} />
            ))}
          </Rows>
        </Section>
        <StillMissing setUp={setUp} />
      </Stack>
    </Page>
  );
}

function useLookingAfterMail(is_waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!is_waiting) return undefined;
    const timer = setInterval(() => void revalidate(), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [is_waiting, revalidate]);
}

interface StepRowProps {
  readonly one: SetUp['steps'][number];
  readonly setUp: SetUp;
}

/** A step as a link to its page; a trial that runs on this page has its button at the end. */
function StepRow({ one: { step, is_done, why }, setUp }: StepRowProps) {
  const t = useWords();
  const isTried = step === 'mail' || step === 'gateway';
  return (
    <RowItem
      title={t(step)}
      note={why}
      to={isTried ? undefined : findStepAddress(step, setUp)}
      status={
        <Tag tone={is_done ? 'success' : 'warning'}>
          {t(is_done ? 'is_done' : isTried ? 'is_unconfirmed' : 'is_missing')}
        </Tag>
      }
      // An empty end keeps the states of all rows in one column.
      end={<>{isTried && (step === 'mail' || setUp.takes_online_payments) && <Trial of={step} />}</>}
    />
  );
}

function Trial({ of }: { readonly of: 'gateway' | 'mail' }) {
  const t = useWords();
  const { busy, run } = useAct();
  return (
    <Button size="desk" busy={busy} aria-label={t(`try_${of}`)} onClick={() => run(`try_${of}`, '-')}>
      {t(`try_${of}_short`)}
    </Button>
  );
}

function StillMissing({ setUp }: { readonly setUp: SetUp }) {
  const t = useWords();
  // The steps above show what each lacks; here they are only counted.
  const steps = setUp.steps.filter(({ is_done }) => !is_done).length;
  const missingChecks = setUp.checks.filter(({ is_done }) => !is_done);
  const isReady = steps === 0 && missingChecks.every(({ is_optional }) => is_optional);
  return (
    <Section title={t('missing')} hint={t('missing_hint')} id="missing">
      {isReady && (
        <Blocker tone="success" title={t('nothing_missing')}>
          {t('nothing_missing_text')}
        </Blocker>
      )}
      {steps + missingChecks.length > 0 && (
        <Rows label={t('missing')}>
          {steps > 0 && <RowItem title={t('missing_steps')} note={t('missing_steps_note', { count: steps })} />}
          {missingChecks.map(({ check, why, is_optional }) => (
            <RowItem
              key={check}
              title={t(check)}
              note={why}
              to={CHECK_PLACES[check]}
              status={is_optional && <Tag>{t('is_optional')}</Tag>}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}
