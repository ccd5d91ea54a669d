import { fetchFile } from '@ebpls/api-client';
import { downloadVisitPhoto, type getVisit, type EndpointReply } from '@ebpls/contracts';
import { MomentText, Stack, Text } from '@ebpls/ui';
import { useEffect, useState } from 'react';

import { useWords } from './agenda.messages.ts';

type Photo = EndpointReply<typeof getVisit>['reports'][number]['photos'][number];

interface VisitPictureProps {
  readonly photo: Photo;
  readonly number: number;
}

/** One photo of a visit; a photo without a position is labelled so. It needs the session's token, so it is fetched, not linked. */
export function VisitPicture({ photo: { photo_id, taken_at, has_place }, number }: VisitPictureProps) {
  const t = useWords();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let objectUrl: string | undefined;
    void fetchFile(downloadVisitPhoto, { params: { photo_id: String(photo_id) }, signal: stop.signal }).then(
      ({ blob }) => {
        if (stop.signal.aborted) return;
        objectUrl = URL.createObjectURL(blob);
        setAddress(objectUrl);
      },
      () => undefined,
    );
    return () => {
      stop.abort();
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [photo_id]);
  return (
    <Stack gap={1}>
      {address !== undefined && <img src={address} alt={t('photo', { number })} width={280} />}
      <Text size="secondary" tone={has_place ? 'muted' : 'warning'}>
        <MomentText at={taken_at} /> · {t(has_place ? 'with_place' : 'place_unknown')}
      </Text>
    </Stack>
  );
}
