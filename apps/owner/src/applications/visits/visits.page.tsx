import { callEndpoint } from '@ebpls/api-client';
import { requestAnotherDay, listVisitsOfApplication, type EndpointReply } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useNudge, useSettings } from '@ebpls/remote-kit';
import { toManilaDay } from '@ebpls/rules';
import {
  Blocker,
  Button,
  dayWritten,
  EmptyState,
  MomentText,
  Page,
  Row,
  Section,
  SelectField,
  Stack,
  Text,
  TextField,
  useLocale,
} from '@ebpls/ui';
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
import { useWords, words } from './visit.messages.ts';

type OfferedVisit = EndpointReply<typeof listVisitsOfApplication>['data'][number];

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { assessment_code = '', company_code = '' } = params;
  const { data } = await callEndpoint(listVisitsOfApplication, { params: { assessment_code }, signal: request.signal });
  return { assessment_code, company_code, visits: data };
}

interface RefusedRequest extends RefusedForm {
  readonly inspection_no: string;
}

export async function action({ request }: ActionFunctionArgs): Promise<RefusedRequest | null> {
  const form = await request.formData();
  const getText = (name: string): string => String(form.get(name) ?? '');
  const inspection_no = getText('inspection_no');
  try {
    const { scheduled_at } = await callEndpoint(requestAnotherDay, {
      params: { inspection_no },
      body: { day: getText('day'), reason: getText('reason') },
    });
    const { language } = useSettings.getState();
    showNotice('done', words('success', { day: dayWritten(toManilaDay(scheduled_at), language, { weekday: true }) }));
    return null;
  } catch (error) {
    return { ...toRefusedForm(error), inspection_no };
  }
}

/** Page of the planned inspection visits of one application; the owner may move each to another day once. */
export function Component() {
  const { assessment_code, company_code, visits } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment', assessment_code);
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      width="form"
      breadcrumb={[{ label: t('back'), to: addresses.record(assessment_code, company_code) }, { label: t('title') }]}
    >
      <Stack gap={8}>
        {visits.length === 0 && (
          <EmptyState icon="calendar" title={t('none')}>
            {t('none_text')}
          </EmptyState>
        )}
        {visits.map((visit) => (
          <PlannedVisit key={`${visit.inspection_no} ${visit.scheduled_at}`} visit={visit} />
        ))}
      </Stack>
    </Page>
  );
}

function PlannedVisit({ visit }: { readonly visit: OfferedVisit }) {
  const t = useWords();
  const { title, scheduled_at, inspectors, free_days } = visit;
  return (
    <Section title={t('visits', { office: title })}>
      <Stack gap={4}>
        <Text weight="bold">
          <MomentText at={scheduled_at} weekday />
        </Text>
        <Text tone="muted">{t('by', { inspectors })}</Text>
        {free_days.length === 0 ? <Text>{t('fixed')}</Text> : <DayRequest visit={visit} />}
      </Stack>
    </Section>
  );
}

function DayRequest({ visit: { inspection_no, free_days } }: { readonly visit: OfferedVisit }) {
  const t = useWords();
  const locale = useLocale();
  const { state, formData } = useNavigation();
  const answer = useActionData<RefusedRequest | null>();
  const refusedRequest = answer?.inspection_no === inspection_no ? answer : undefined;
  const { getField } = useActionFields(refusedRequest?.fields);
  const isSending = state === 'submitting' && formData?.get('inspection_no') === inspection_no;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="inspection_no" value={inspection_no} />
      <Stack gap={4}>
        {refusedRequest && Object.keys(refusedRequest.fields).length === 0 && (
          <div role="alert">
            <Blocker tone="danger" title={refusedRequest.message} />
          </div>
        )}
        <SelectField
          id={`day-${inspection_no}`}
          label={t('day')}
          help={t('day_help')}
          placeholder={t('choose')}
          defaultValue=""
          options={free_days.map((day) => ({ value: day, label: dayWritten(day, locale, { weekday: true }) }))}
          {...getField('day')}
        />
        <TextField id={`reason-${inspection_no}`} label={t('reason')} maxLength={200} {...getField('reason')} />
        <Row>
          <Button type="submit" busy={isSending}>
            {t('request')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
