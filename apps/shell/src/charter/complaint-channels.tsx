import type { ComplaintChannelsReply } from '@ebpls/contracts';
import { Facts, Heading, Stack, Text, TextLink, useLocale } from '@ebpls/ui';

import { useMunicipality } from '../routing/municipality.ts';
import { useWords } from './charter.messages.ts';

interface ChannelsProps {
  readonly channels: ComplaintChannelsReply;
  readonly answer_days: number;
  /** Level of the headings: 2 right below the title of a page. */
  readonly level: 2 | 3;
}

/** Channels for complaints: the municipality's own desk and the national ones. */
export function ComplaintChannels({ channels, answer_days, level }: ChannelsProps) {
  const t = useWords();
  const locale = useLocale();
  const hallAddress = useMunicipality()?.hall ?? '';
  const { telephone, email, arta_email, hotline } = channels;
  const own = [
    { label: t('desk'), value: channels[`desk_${locale}`] },
    { label: t('address'), value: hallAddress },
    { label: t('hours'), value: channels[`hours_${locale}`] },
    { label: t('telephone'), value: telephone !== '' && <Phone number={telephone} /> },
    { label: t('email'), value: email !== '' && <EmailLink address={email} /> },
  ];
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={level}>{t('municipality')}</Heading>
        <Facts items={own.filter(({ value }) => value !== '' && value !== false)} />
      </Stack>
      <Stack gap={2}>
        <Heading level={level}>{t('national')}</Heading>
        <Facts
          items={[
            { label: t('arta'), value: <EmailLink address={arta_email} /> },
            { label: t('hotline'), value: <Phone number={hotline} /> },
          ]}
        />
      </Stack>
      <Text>{t('handling', { days: t('days', { count: answer_days }) })}</Text>
    </Stack>
  );
}

function EmailLink({ address }: { readonly address: string }) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}

function Phone({ number }: { readonly number: string }) {
  return <TextLink href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</TextLink>;
}
