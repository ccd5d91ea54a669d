// Page of the texts that an office reuses when it returns, rejects or sets conditions; its head edits them.

import { callEndpoint } from '@ebpls/api-client';
import {
  getOfficeTemplates,
  type OfficeTemplate,
  publishOfficeTemplates,
  TEMPLATE_PLACEHOLDERS,
} from '@ebpls/contracts';
import { EmptyState, MomentText, Page, RowItem, Rows, Stack, Text, useLocale } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { createFormAct, runAct } from '../acts/acts.ts';
import { PublishForm } from '../acts/publish-form.tsx';
import { TemplateLines, type TemplatesValues } from './template-lines.tsx';
import { useWords, words } from './templates.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getOfficeTemplates, { signal: request.signal });
}

const TEMPLATE_ACTS = {
  publish: createFormAct(publishOfficeTemplates.body, ({ idempotency_key }, body) =>
    callEndpoint(publishOfficeTemplates, { body, idempotency_key }),
  ),
};

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: TEMPLATE_ACTS, getSuccessText: () => words('success_publish') });
}

/** The office's templates: maintained by its head, read by everyone who works there (decision 0119). */
export function Component() {
  const officeTemplates = useLoaderData<typeof loader>();
  const { version, templates, published_at, published_by, may_publish } = officeTemplates;
  const t = useWords();
  const { pathname } = useLocation();
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      breadcrumb={[{ label: t('desk'), to: pathname.replace(/templates$/, 'clearances') }, { label: t('title') }]}
    >
      <Stack gap={6}>
        {version > 0 && published_at !== null && (
          <Text size="secondary" tone="muted">
            {t('written', { version })} <MomentText at={published_at} />
            {published_by !== null && ` · ${published_by}`}
          </Text>
        )}
        {!may_publish && (
          <Text size="secondary" tone="muted">
            {t('head_only')}
          </Text>
        )}
        {templates.length === 0 && !may_publish && (
          <EmptyState icon="list" title={t('none')}>
            {t('none_text')}
          </EmptyState>
        )}
        {may_publish ? (
          <TemplatesForm key={version} publishedSet={officeTemplates} />
        ) : (
          <TemplatesRead templates={templates} />
        )}
      </Stack>
    </Page>
  );
}

type PublishedTemplates = Awaited<ReturnType<typeof loader>>;

function TemplatesRead({ templates }: { readonly templates: readonly OfficeTemplate[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Rows label={t('title')}>
      {templates.map(({ act, title, text }) => (
        <RowItem key={`${act} ${title.en}`} title={`${title[locale]} · ${t(act)}`} note={text[locale]} />
      ))}
    </Rows>
  );
}

function TemplatesForm({ publishedSet: { version, templates } }: { readonly publishedSet: PublishedTemplates }) {
  const t = useWords();
  return (
    <PublishForm<TemplatesValues>
      defaultValues={{ templates }}
      toBody={(values) => ({ version, templates: values.templates })}
      publishLabel={t('publish')}
    >
      <Text size="secondary">
        {t('placeholders')}: {TEMPLATE_PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(' ')}
      </Text>
      <TemplateLines />
    </PublishForm>
  );
}
