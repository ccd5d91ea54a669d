// Loads the profile picture of a person for an avatar, each picture once.

import { fetchFile } from '@ebpls/api-client';
import { getAvatar } from '@ebpls/contracts';
import { useEffect, useState } from 'react';

const pictures = new Map<string, Promise<string | undefined>>();

/**
 * Loads the picture of a person, which only signed-in people see, like every other file; once for each name, which
 * never gets another picture.
 */
function loadPicture(file_name: string): Promise<string | undefined> {
  const cachedPicture = pictures.get(file_name);
  if (cachedPicture) return cachedPicture;
  const loading = fetchFile(getAvatar, { params: { file_name } }).then(
    ({ blob }) => URL.createObjectURL(blob),
    () => {
      pictures.delete(file_name);
      return undefined;
    },
  );
  pictures.set(file_name, loading);
  return loading;
}

/**
 * Returns the address of a person's picture, for an `Avatar`; undefined while it loads, when it cannot be loaded, and
 * without one.
 */
export function usePicture(file_name: string | null | undefined): string | undefined {
  const [shownPicture, show] = useState<{ readonly of: string; readonly src: string | undefined }>();
  useEffect(() => {
    if (!file_name) return undefined;
    let isHere = true;
    void loadPicture(file_name).then((src) => isHere && show({ of: file_name, src }));
    return () => {
      isHere = false;
    };
  }, [file_name]);
  return shownPicture?.of === file_name ? shownPicture?.src : undefined;
}
