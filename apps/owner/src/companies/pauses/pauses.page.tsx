import { callEndpoint } from '@ebpls/api-client';
import { declarePause, endPause, getCompany, listPauses, type Pause } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, Page, Row, RowItem, Rows, Section, Stack, TextField, useLocale } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';
import { addresses } from '../../addresses.ts';
import { useWords, words } from './pause.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const requestInput = { params: { company_code: params['company_code'] ?? '' }, signal: request.signal };
  const [company, pauses] = await Promise.all([
    callEndpoint(getCompany, requestInput),
    callEndpoint(listPauses, requestInput),
  ]);
  return { company, pauses };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const company_code = params['company_code'] ?? '';
  const form = await request.formData();
  const getText = (name: string): string => String(form.get(name) ?? '');
  try {
    if (form.has('pause_id')) {
      const { state } = await callEndpoint(endPause, { params: { pause_id: getText('pause_id') } });
      showNotice('done', words(state === 'WITHDRAWN' ? 'success_withdrawn' : 'success_reopened'));
      return null;
    }
    const body = {
      closed_from: getText('closed_from'),
      closed_until: getText('closed_until'),
      reason: getText('reason'),
    };
    await callEndpoint(declarePause, { params: { company_code }, body });
    showNotice('done', words('success_declared'));
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page on which the owner declares the days on which a business is closed, and opens it again. */
export function Component() {
  const { company, pauses } = useLoaderData<typeof loader>();
  const t = useWords();
  const { company_code, company_name } = company;
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      width="form"
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: t('title') }]}
    >
      <Stack gap={8}>
        <PauseRefusal />
        {pauses.cannot_pause === null ? (
          <Declare key={pauses.data[0]?.pause_id ?? 0} until_at_most={pauses.until_at_most ?? undefined} />
        ) : (
          <Blocker tone="muted" title={pauses.cannot_pause} />
        )}
        {pauses.data.length > 0 && (
          <Section title={t('declared')}>
            <Rows label={t('declared')}>
              {pauses.data.map((pause) => (
                <DeclaredPause key={pause.pause_id} pause={pause} />
              ))}
            </Rows>
          </Section>
        )}
      </Stack>
    </Page>
  );
}

function PauseRefusal() {
  const answer = useActionData<RefusedForm | null>();
  if (!answer || Object.keys(answer.fields).length > 0) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

function Declare({ until_at_most }: { readonly until_at_most: string | undefined }) {
  const t = useWords();
  const locale = useLocale();
  const { state } = useNavigation();
  const answer = useActionData<RefusedForm | null>();
  const { getField } = useActionFields(answer?.fields);
  const help = until_at_most === undefined ? undefined : t('until_help', { day: dayWritten(until_at_most, locale) });
  return (
    <Form method="post" noValidate>
      <Stack gap={6}>
        <DateField label={t('closed_from')} {...getField('closed_from')} />
        <DateField label={t('closed_until')} help={help} {...getField('closed_until')} />
        <TextField label={t('reason')} help={t('reason_help')} maxLength={200} {...getField('reason')} />
        <Row>
          <Button type="submit" kind="primary" busy={state === 'submitting'}>
            {t('declare')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

function DeclaredPause({
  pause: { pause_id, state, reason, closed_from, closed_until, reopened_on },
}: {
  readonly pause: Pause;
}) {
  const t = useWords();
  const locale = useLocale();
  const days = t('days', { from: dayWritten(closed_from, locale), until: dayWritten(closed_until, locale) });
  const reopenedText = reopened_on === null ? '' : t('reopened_on', { day: dayWritten(reopened_on, locale) });
  const isOpen = state === 'DECLARED' || state === 'CLOSED';
  return (
    <RowItem
      title={days}
      note={[t(state), reason, reopenedText].filter(Boolean).join(' · ')}
      end={
        isOpen && (
          <Form method="post">
            <input type="hidden" name="pause_id" value={pause_id} />
            <Button type="submit" size="desk">
              {t(state === 'CLOSED' ? 'reopen' : 'withdraw')}
            </Button>
          </Form>
        )
      }
    />
  );
}
