import { type PointerEvent, useRef } from 'react';

import { Button } from '../actions/button.tsx';
import type { FieldText } from '../fields/field.tsx';
import { FieldFrame, useWiring } from '../fields/field.tsx';
import { useWords } from '../words/words.ts';

type PadPoint = readonly [number, number];
/** Lines of a handwritten signature on a field of 1000 by 400, independent of its size on the screen. */
export type SignatureLines = readonly (readonly PadPoint[])[];

export interface SignaturePadProps extends FieldText {
  readonly id?: string | undefined;
  readonly value: SignatureLines;
  readonly onChange: (lines: SignatureLines) => void;
  /** Maximum number of stored points; further strokes are left out. */
  readonly maxPoints: number;
}

const FIELD = { width: 1000, height: 400 } as const;
/** A line turns so little within this distance that no point between is needed. */
const MIN_TURN_DISTANCE = 8;
const MAX_LINE_POINTS = 200;
const MAX_SIGNATURE_LINES = 40;

/** A field to sign on with a finger, a pen or a mouse; one button takes the signature away. */
export function SignaturePad({ label, help, error, optional, id, value, onChange, maxPoints }: SignaturePadProps) {
  const text = { label, help, error, optional };
  const wiring = useWiring(text, id);
  const words = useWords();
  const drawing = useRef<SignatureLines | undefined>(undefined);

  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drawing.current = [...value, [toPadPoint(event)]];
  };
  const draw = (event: PointerEvent<SVGSVGElement>): void => {
    const lines = drawing.current;
    if (lines === undefined) return;
    const next = withPoint(lines, toPadPoint(event), maxPoints);
    if (next === lines) return;
    drawing.current = next;
    onChange(next);
  };
  const end = (): void => {
    drawing.current = undefined;
  };

  return (
    <FieldFrame {...text} wiring={wiring} group>
      <svg
        className="eb-signature"
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="img"
        aria-label={words(value.length > 0 ? 'signature.drawn' : 'signature.empty')}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {value.map((line) => (
          <path key={line.join(' ')} d={`M${line.map(([x, y]) => `${x} ${y}`).join('L')}`} />
        ))}
      </svg>
      {value.length > 0 && (
        <span>
          <Button size="desk" kind="quiet" onClick={() => onChange([])}>
            {words('signature.clear')}
          </Button>
        </span>
      )}
    </FieldFrame>
  );
}

function toPadPoint({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): PadPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (part: number, size: number): number => Math.round(Math.min(1, Math.max(0, part)) * size);
  return [within((clientX - left) / (width || 1), FIELD.width), within((clientY - top) / (height || 1), FIELD.height)];
}

/** The lines with one more point; the same lines when the point adds nothing or the maximum is reached. */
function withPoint(lines: SignatureLines, point: PadPoint, maxPoints: number): SignatureLines {
  const line = lines.at(-1) ?? [];
  const [x, y] = line.at(-1) ?? point;
  const points = lines.reduce((sum, one) => sum + one.length, 0);
  if (Math.hypot(point[0] - x, point[1] - y) < MIN_TURN_DISTANCE) return lines;
  if (points >= maxPoints || line.length >= MAX_LINE_POINTS || lines.length > MAX_SIGNATURE_LINES) return lines;
  return [...lines.slice(0, -1), [...line, point]];
}
