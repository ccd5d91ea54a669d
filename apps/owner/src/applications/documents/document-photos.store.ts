// Holds the photos of a document until they are sent, while other steps or pages are open.

import { createStore } from '@ebpls/remote-kit';

import type { Photo } from './read-photo.ts';

/** The photos of a paper, and the name of the file made of them. */
export interface DocumentPhotos {
  readonly photos: readonly Photo[];
  /** The owner is ordering the photos before they are sent. */
  readonly is_open: boolean;
  readonly sent_as: string | undefined;
}

/** Photos by the key of their paper. */
export const documentPhotosStore = createStore<Readonly<Record<string, DocumentPhotos | undefined>>>(() => ({}));

export function showPhotos(key: string, photos: DocumentPhotos | undefined): void {
  documentPhotosStore.setState({ [key]: photos?.photos.length === 0 ? undefined : photos });
}

/** Returns the items with the one at `from` moved to `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const [item, rest] = [items.slice(from, from + 1), items.toSpliced(from, 1)];
  return rest.toSpliced(to, 0, ...item);
}
