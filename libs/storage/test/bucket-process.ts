import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';

import { openBucketServer } from './bucket-server.ts';

const { DATA_DIR: folder = '', PORT: port } = env;
const objects_folder = join(folder, 'objects');
mkdirSync(objects_folder, { recursive: true });

const toObjectPath = (key: string): string => join(objects_folder, encodeURIComponent(key));

/** Objects that survive a killed process: each is written to a file before its sender gets an answer. */
class ObjectFiles extends Map<string, Buffer> {
  override set(key: string, content: Buffer): this {
    const arrivalFolder = join(folder, 'arriving');
    writeFileSync(arrivalFolder, content);
    renameSync(arrivalFolder, toObjectPath(key));
    return super.set(key, content);
  }

  override delete(key: string): boolean {
    rmSync(toObjectPath(key), { force: true });
    return super.delete(key);
  }
}

const objects = new ObjectFiles();
for (const name of readdirSync(objects_folder))
  Map.prototype.set.call(objects, decodeURIComponent(name), readFileSync(join(objects_folder, name)));

const { settings } = await openBucketServer('hall/', { port: Number(port), objects });
// The parent process passes these to the API.
writeFileSync(
  join(folder, 'settings.json'),
  JSON.stringify({
    STORAGE_URL: `s3://${settings.bucket}/${settings.prefix}`,
    STORAGE_ENDPOINT: settings.endpoint,
    STORAGE_REGION: settings.region,
    STORAGE_ACCESS_KEY: settings.access_key,
    STORAGE_SECRET_KEY: settings.secret_key,
  }),
);
