// Reads a file that a message has attached, up to a size.

/** A file attached to a message. */
export interface Attachment {
  readonly name: string;
  /** In bytes, of the file as it was chosen. */
  readonly size: number;
  readonly type: string;
  /** The content as a data address; a session storage holds it. */
  readonly href: string;
}

/** A tab may store about five million characters, so one file of the demonstration stays far below. */
export const MAX_ATTACHMENT_BYTES = 500_000;
/** Tried in turn until the picture is small enough. */
const MAX_SIDES_PX = [1280, 800, 480];
const QUALITY = 0.8;

export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type.startsWith('image/');

/** Reads a chosen file. A large picture of a camera is scaled down first; undefined for a file that is too large to be stored. */
export async function readAttachment(file: File): Promise<Attachment | undefined> {
  const content = isPicture(file) && file.size > MAX_ATTACHMENT_BYTES ? await scaleDown(file) : file;
  if (content === undefined || content.size > MAX_ATTACHMENT_BYTES) return undefined;
  return { name: file.name, size: file.size, type: file.type, href: await toDataAddress(content) };
}

async function scaleDown(file: File): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    for (const side of MAX_SIDES_PX) {
      const scaledPicture = await scalePicture(picture, side);
      if (scaledPicture && scaledPicture.size <= MAX_ATTACHMENT_BYTES) return scaledPicture;
    }
  } catch {
    // It calls itself a picture, and the browser cannot draw it.
  }
  return undefined;
}

function scalePicture(picture: ImageBitmap, longest_side: number): Promise<Blob | undefined> {
  const scale = Math.min(1, longest_side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}

function toDataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(content);
  });
}
