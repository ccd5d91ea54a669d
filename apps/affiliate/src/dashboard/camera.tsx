import { Button, Remark, Stack } from '@ebpls/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useWords } from '../verdict.messages.ts';
import { openQrDetector } from './open-detector.ts';
import type { QrDetector } from './qr-detector.ts';

interface CameraProps {
  readonly onFound: (scanned: string) => void;
  readonly onClose: () => void;
}

const LOOK_EVERY_MS = 250; // Often enough to feel at once, seldom enough for the battery of a phone.

/** The camera's picture until a code is read in it. The camera is let go as soon as it leaves the page. */
export function Camera({ onFound, onClose }: CameraProps) {
  const t = useWords();
  const screen = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<'camera_refused' | 'camera_failed'>();
  const notifyFound = useEffectEvent(onFound);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let detector: QrDetector | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const look = async (): Promise<void> => {
      const video = screen.current;
      if (isOver || !video || !detector) return;
      const [code] =
        video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : [];
      if (isOver) return;
      if (code) return notifyFound(code.rawValue);
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !screen.current) return stop(stream);
      screen.current.srcObject = stream;
      await screen.current.play();
    };
    const readCodes = async (): Promise<void> => {
      detector = await openQrDetector();
      if (isOver) return detector.close?.();
      await look();
    };
    begin().then(
      () => readCodes().catch(() => setProblem('camera_failed')),
      () => setProblem('camera_refused'),
    );

    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
      detector?.close?.();
    };
  }, []);

  return (
    <Stack gap={3}>
      {problem ? (
        <Remark icon="camera" tone="warning">
          {t(problem)}
        </Remark>
      ) : (
        <Picture screen={screen} />
      )}
      <div>
        <Button onClick={onClose}>{t('close_camera')}</Button>
      </div>
    </Stack>
  );
}

function Picture({ screen }: { readonly screen: RefObject<HTMLVideoElement | null> }) {
  const t = useWords();
  const style = { inlineSize: '100%', maxInlineSize: 480, borderRadius: 8 };
  return <video ref={screen} muted playsInline aria-label={t('camera_picture')} style={style} />;
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
