/** Reasons why a photo of a document may be hard to read; they are hints only, the photo can be sent all the same. */
export type Hint = 'blurred' | 'dark';

/** Sharp print varies by several hundred at this size; print blurred by motion or by the lens stays below. */
const MIN_SHARPNESS = 60;
/** Of 255: a white paper indoors lies above 140. */
const MIN_BRIGHTNESS = 80;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity. */
  readonly data: ArrayLike<number>;
}

export function listHints(pixels: Pixels): Hint[] {
  const grey = toGrey(pixels);
  const hints: Hint[] = [];
  if (computeSharpness(grey, pixels) < MIN_SHARPNESS) hints.push('blurred');
  if (computeMean(grey) < MIN_BRIGHTNESS) hints.push('dark');
  return hints;
}

/** Luma (ITU-R BT.601). */
function toGrey({ data }: Pixels): Float32Array {
  const grey = new Float32Array(data.length / 4);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0);
  return grey;
}

/** Returns the variance of the Laplacian: edges increase it, and blur removes edges. */
function computeSharpness(grey: Float32Array, { width, height }: Pick<Pixels, 'width' | 'height'>): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const getGrey = (x: number, y: number): number => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = getGrey(x - 1, y) + getGrey(x + 1, y) + getGrey(x, y - 1) + getGrey(x, y + 1) - 4 * getGrey(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function computeMean(grey: Float32Array): number {
  return grey.length === 0 ? 0 : grey.reduce((sum, value) => sum + value, 0) / grey.length;
}
