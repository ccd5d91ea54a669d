import { useEffect, useState } from 'react';

import { useWords } from '../words/words.ts';

interface QrDrawing {
  readonly path: string;
  readonly side: number;
}

/** Computes the dark cells of a QR code as one path; M corrects 15 % of damage, enough for a permit on a wall. */
async function drawQr(text: string): Promise<QrDrawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cells = Array.from(modules.data, (isDark, place) =>
    isDark ? `M${place % modules.size} ${Math.floor(place / modules.size)}h1v1h-1z` : '',
  );
  return { path: cells.join(''), side: modules.size };
}

/**
 * A QR code; its drawing code is loaded when one is shown. Black on white in every theme, with the quiet zone scanners
 * need.
 */
export function QrCode({
  text,
  size = 160,
  label,
}: {
  readonly text: string;
  readonly size?: number | undefined;
  readonly label?: string | undefined;
}) {
  const words = useWords();
  const [drawing, setDrawing] = useState<QrDrawing>();
  useEffect(() => {
    let is_current = true;
    void drawQr(text).then((next) => is_current && setDrawing(next));
    return () => {
      is_current = false;
    };
  }, [text]);

  const side = (drawing?.side ?? 33) + 8;
  return (
    <svg
      className="eb-qr"
      role="img"
      aria-label={label ?? words('qr')}
      width={size}
      height={size}
      viewBox={`-4 -4 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={side} height={side} fill="#fff" />
      {drawing && <path d={drawing.path} fill="#000" />}
    </svg>
  );
}
