import { callEndpoint } from '@ebpls/api-client';
import { getChecklist, publishChecklist } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { DayText, EmptyState, Page, Stack, Text, useLocale } from '@ebpls/ui';
import { CheckItem, CheckList } from '@ebpls/ui/records';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { createFormAct, runAct } from '../../acts/acts.ts';
import { PublishForm } from '../../acts/publish-form.tsx';
import { useWords, words } from './checklist.messages.ts';
import { ChecklistLines, type ChecklistValues, toChecklistItems } from './checklist-lines.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getChecklist, { signal: request.signal });
}

const CHECKLIST_ACTS = {
  publish: createFormAct(publishChecklist.body, ({ idempotency_key }, body) =>
    callEndpoint(publishChecklist, { body, idempotency_key }),
  ),
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: CHECKLIST_ACTS, getSuccessText: () => words('success_publish') });
}

/** The items that the office checks in every case: written by its head, read by everyone who works there (decision 0119). */
export function Component() {
  const checklist = useLoaderData<typeof loader>();
  const { version, items, published_at, published_by, may_publish } = checklist;
  const t = useWords();
  const { pathname } = useLocation();
  return (
    <Page
      title={t('page_title')}
      subtitle={t('page_subtitle')}
      breadcrumb={[{ label: t('desk'), to: pathname.replace(/checklist$/, 'clearances') }, { label: t('page_title') }]}
    >
      <Stack gap={6}>
        {version > 0 && published_at !== null && (
          <Text size="secondary" tone="muted">
            {t('version', { version })}, {t('in_force_since')} <DayText day={toManilaDay(published_at)} />
            {published_by !== null && ` · ${published_by}`}
          </Text>
        )}
        {!may_publish && (
          <Text size="secondary" tone="muted">
            {t('head_only')}
          </Text>
        )}
        {items.length === 0 && !may_publish && (
          <EmptyState icon="list" title={t('none')}>
            {t('none_text')}
          </EmptyState>
        )}
        {may_publish ? <ListForm key={version} checklist={checklist} /> : <ListRead items={items} />}
      </Stack>
    </Page>
  );
}

type Checklist = Awaited<ReturnType<typeof loader>>;

function ListRead({ items }: Pick<Checklist, 'items'>) {
  const t = useWords();
  const locale = useLocale();
  return (
    <CheckList label={t('page_title')}>
      {items.map(({ item, text, is_mandatory, asked_of }) => (
        <CheckItem
          key={item}
          label={text[locale]}
          note={[...asked_of.map((kind) => t(kind)), ...(is_mandatory ? [] : [t('optional')])].join(' · ')}
        />
      ))}
    </CheckList>
  );
}

function ListForm({ checklist: { version, items } }: { readonly checklist: Checklist }) {
  const t = useWords();
  return (
    <PublishForm<ChecklistValues>
      defaultValues={{ items }}
      toBody={(values) => ({ version, items: toChecklistItems(values) })}
      publishLabel={t('publish')}
    >
      <ChecklistLines />
    </PublishForm>
  );
}
