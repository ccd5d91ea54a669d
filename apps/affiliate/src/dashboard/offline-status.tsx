import type { PermitList } from '@ebpls/contracts';
import { Button, MomentText, Remark, Row, Section, Stack, Text } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { RefreshResult } from '../shared/stored-permit-list.ts';
import { requestPosition, findPositionIfAllowed } from '../shared/device-position.ts';
import { useWords } from '../verdict.messages.ts';

interface OfflineStatusProps {
  readonly list: PermitList | undefined;
  readonly is_old: boolean; // Too old to call anything genuine by it.
  readonly refreshResult: RefreshResult;
  readonly pendingCount: number;
}

/** Data for checks without signal: the age of the list, and the scans that are not sent yet. */
export function OfflineStatus({ list, is_old, refreshResult, pendingCount }: OfflineStatusProps) {
  const t = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <Section title={t('list')}>
      <Stack gap={3}>
        {list === undefined ? (
          <Text>{t('list_none')}</Text>
        ) : (
          <Text>
            {t('list_of')} <MomentText at={list.issued_at} />
          </Text>
        )}
        {is_old && (
          <Remark icon="clock" tone="warning">
            {t('list_old')}
          </Remark>
        )}
        {refreshResult === 'refused' && (
          <Remark icon="alert" tone="danger">
            {t('list_refused')}
          </Remark>
        )}
        {refreshResult === 'offline' && <Remark icon="info">{t('list_offline')}</Remark>}
        {pendingCount > 0 && <Remark icon="clock">{t('pending', { count: pendingCount })}</Remark>}
        <Row>
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('refresh')}
          </Button>
          <NotePlace />
        </Row>
      </Stack>
    </Section>
  );
}

/** The position of a scan is recorded only after consent here; the browser asks for permission as well. */
function NotePlace() {
  const t = useWords();
  const [isRecorded, setRecorded] = useState<boolean>();
  useEffect(() => {
    void findPositionIfAllowed().then((place) => place && setRecorded(true));
  }, []);
  if (!('geolocation' in navigator)) return null;
  if (isRecorded !== undefined) return <Text tone="muted">{t(isRecorded ? 'place_noted' : 'place_refused')}</Text>;
  return (
    <Button icon="map" onClick={() => void requestPosition().then((place) => setRecorded(place !== undefined))}>
      {t('note_place')}
    </Button>
  );
}
