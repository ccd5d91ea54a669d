import { callEndpoint } from '@ebpls/api-client';
import { type InquiryRecipient, listInquiryRecipients } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import { FailedState, IconButton, Loading, Stack, Text, TextLink } from '@ebpls/ui';
import { PickList, PickRow } from '@ebpls/ui/frame';
import { Popover } from '@ebpls/ui/overlays';
import { useCallback, useEffect, useState } from 'react';

import { useMunicipality } from '../routing/municipality.ts';
import type { View } from '../inquiry/inquiry-drawer.tsx';
import { usePanelOpening } from './panel-opening.ts';
import { useWords } from './tools.messages.ts';

/** Address of the municipal hall, and its offices. An owner writes to one by choosing it. */
export function ContactsButton({ canInquire }: { readonly canInquire: boolean }) {
  const t = useWords();
  const { popover, leave } = usePanelOpening();
  return (
    <Popover trigger={<IconButton icon="users" label={t('contacts')} />} title={t('contacts')} {...popover}>
      <Stack gap={4}>
        <MunicipalityContacts />
        {canInquire ? <Recipients onLeave={leave} /> : <Offices />}
      </Stack>
    </Popover>
  );
}

function MunicipalityContacts() {
  const t = useWords();
  const municipality = useMunicipality();
  if (municipality === undefined) return null;
  return (
    <Stack gap={1}>
      <Text size="secondary">
        <b>{t('contacts.hall')}</b>
      </Text>
      <Text size="secondary" tone="muted">
        {municipality.hall}
      </Text>
      <TextLink href={municipality.website} target="_blank">
        {t('contacts.website')}
      </TextLink>
    </Stack>
  );
}

function Offices() {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const offices = useMunicipality()?.offices ?? [];
  return (
    <PickList label={t('contacts.offices')}>
      {offices.map(({ office, title }) => (
        <PickRow key={office} icon="building" title={title[language]} />
      ))}
    </PickList>
  );
}

/** Offices to which this owner may write, the same as in a new inquiry. */
function Recipients({ onLeave }: { readonly onLeave: (view: View) => void }) {
  const t = useWords();
  const [recipients, know] = useState<readonly InquiryRecipient[] | 'asking' | 'failed'>('asking');
  const loadContacts = useCallback((signal?: AbortSignal): void => {
    callEndpoint(listInquiryRecipients, signal && { signal }).then(
      ({ data }) => know(data),
      () => signal?.aborted !== true && know('failed'),
    );
  }, []);
  useEffect(() => {
    const leave = new AbortController();
    loadContacts(leave.signal);
    return () => leave.abort();
  }, [loadContacts]);
  const retry = (): void => {
    know('asking');
    loadContacts();
  };
  if (recipients === 'asking') return <Loading />;
  if (recipients === 'failed') return <FailedState message={t('contacts.failed')} onRetry={retry} />;
  return (
    <Stack gap={2}>
      <Text size="secondary" tone="muted">
        {t('contacts.hint')}
      </Text>
      <PickList label={t('contacts.offices')}>
        {recipients.map(({ role_id, label, hint }) => (
          <PickRow
            key={role_id}
            icon="building"
            title={<bdi>{label}</bdi>}
            note={hint === '' ? undefined : hint}
            onChoose={() => onLeave({ name: 'new', sent_to_role_id: role_id })}
          />
        ))}
      </PickList>
    </Stack>
  );
}
