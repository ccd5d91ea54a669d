import { Button, Remark, Stack } from '@ebpls/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useWords } from '../verdict-words.ts';
import type { QrDetector } from './qr-detector.ts';

interface CameraProps {
  readonly detector: QrDetector;
  readonly onFound: (scanned: string) => void;
  readonly onClose: () => void;
}

/** Often enough to feel at once, seldom enough for the battery of a phone. */
const LOOK_EVERY_MS = 250;

/** The camera's picture until a code is read in it. The camera is let go as soon as it leaves the page. */
export function Camera({ detector, onFound, onClose }: CameraProps) {
  const t = useWords();
  const screen = useRef<HTMLVideoElement>(null);
  const [isRefused, refuse] = useState(false);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const look = async (): Promise<void> => {
      const video = screen.current;
      if (isOver || !video) return;
      const [code] =
        video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : [];
      if (isOver) return;
      if (code) return found(code.rawValue);
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !screen.current) return stop(stream);
      screen.current.srcObject = stream;
      await screen.current.play();
      await look();
    };
    begin().catch(() => refuse(true));

    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, [detector]);

  return (
    <Stack gap={3}>
      {isRefused ? (
        <Remark icon="camera" tone="warning">
          {t('camera_refused')}
        </Remark>
      ) : (
        <video
          ref={screen}
          muted
          playsInline
          aria-label={t('camera_picture')}
          style={{ inlineSize: '100%', maxInlineSize: 480, borderRadius: 8 }}
        />
      )}
      <div>
        <Button onClick={onClose}>{t('close_camera')}</Button>
      </div>
    </Stack>
  );
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
