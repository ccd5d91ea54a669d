import { callEndpoint } from '@ebpls/api-client';
import { getRevenueCode } from '@ebpls/contracts';
import { Box, Button, dayWritten, Grid, Heading, Page, Stack, Text, useLocale } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { FeeTables } from './fee-tables.tsx';
import { useWords } from './law.messages.ts';

/** Loads the taxes and fees of the revenue code in force, or of the version that an older bill names. */
export function loader({ request }: LoaderFunctionArgs) {
  const version = new URL(request.url).searchParams.get('version') ?? undefined;
  return callEndpoint(getRevenueCode, { query: { version }, signal: request.signal });
}

/**
 * Costs of a permit: the system is free of charge, and the rest is the municipality's own table from the revenue code
 * in force.
 */
export function Component() {
  const t = useWords();
  const locale = useLocale();
  const { ordinance } = useLoaderData<typeof loader>();
  return (
    <Page title={t('pricing')} subtitle={t('pricing_intro')} width="content">
      <Stack gap={12}>
        <Grid columns={2}>
          <Offer title={t('free')} price={t('free_price')} text={t('free_text')} />
          <Offer title={t('law')} price={t('law_price')} text={t('law_text')} />
        </Grid>
        <Text tone="muted">
          {t('in_force', { title: ordinance.title[locale], day: dayWritten(ordinance.effective_on, locale) })}
        </Text>
        <FeeTables ordinance={ordinance} />
        <Button kind="primary" size="big" to="/app/management/companies/simulator">
          {t('estimate')}
        </Button>
      </Stack>
    </Page>
  );
}

function Offer({ title, price, text }: { readonly title: string; readonly price: string; readonly text: string }) {
  return (
    <Box look="card" pad={6}>
      <Stack gap={2}>
        <Text as="div" weight="bold">
          {title}
        </Text>
        <Heading level={3} size="landing">
          {price}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    </Box>
  );
}
