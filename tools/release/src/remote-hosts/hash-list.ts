// Schema of the list of hashes that another host publishes with a remote.

import { posix } from 'node:path';

import * as v from 'valibot';

/** Whether a path of a list of hashes stays below the target folder, on any system. */
function staysBelow(path: string): boolean {
  return path !== '' && posix.normalize(path) === path && !/^(?:\/|\.\.(?:\/|$))|[\\:\0]|\/$/.test(path);
}

/** Paths with the hashes that their files must have, from somebody who may be anybody. */
export const HashList = v.record(
  v.pipe(
    v.string(),
    v.check(staysBelow, ({ input }) => `The path ${JSON.stringify(input)} leads out of its folder.`),
  ),
  v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'A hash is sha384- and 64 letters of base64.')),
);
