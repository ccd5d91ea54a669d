import { callEndpoint } from '@ebpls/api-client';
import { getCitizensCharter, getComplaintChannels, getRevenueCode } from '@ebpls/contracts';
import { dayWritten, IconButton, Page, Section, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { FeeTables } from '../legal-pages/fee-tables.tsx';
import { useWords } from './charter.messages.ts';
import { CharterServiceSection } from './charter-service.tsx';
import { ComplaintChannels } from './complaint-channels.tsx';

/** Loads the Citizen's Charter; a municipality without a revenue code has one without fees. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [charter, channels, code] = await Promise.all([
    callEndpoint(getCitizensCharter, { signal }),
    callEndpoint(getComplaintChannels, { signal }),
    callEndpoint(getRevenueCode, { signal }).catch(() => undefined),
  ]);
  return { charter, channels, code };
}

/**
 * The Citizen's Charter (RA 11032 s.6): each service with its steps, limits, papers and fees, and the complaint
 * channels.
 */
export function Component() {
  const { charter, channels, code } = useLoaderData<typeof loader>();
  const t = useWords();
  const locale = useLocale();
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="content"
      actions={<IconButton icon="print" label={t('print')} onClick={() => globalThis.print()} />}
    >
      <Stack gap={12}>
        <Stack gap={2}>
          <Text>{t('as_of', { day: dayWritten(charter.as_of, locale) })}</Text>
          <Text>
            {t('blank_form')}:{' '}
            <TextLink href="/api/permit-form?format=pdf" download>
              {t('pdf')}
            </TextLink>
            {' · '}
            <TextLink href="/api/permit-form?format=xlsx" download>
              {t('xlsx')}
            </TextLink>
          </Text>
        </Stack>
        {charter.services.map((service) => (
          <CharterServiceSection key={service.application_type} service={service} charter={charter} />
        ))}
        {code && (
          <Section
            title={t('fees')}
            folds
            hint={t('in_force', {
              title: code.ordinance.title[locale],
              day: dayWritten(code.ordinance.effective_on, locale),
            })}
          >
            <Stack gap={12}>
              <FeeTables {...code} />
            </Stack>
          </Section>
        )}
        <Section title={t('complaints')} hint={t('complaints_subtitle')} id="complaints">
          <ComplaintChannels channels={channels} answer_days={charter.answer_days} level={3} />
        </Section>
      </Stack>
    </Page>
  );
}
