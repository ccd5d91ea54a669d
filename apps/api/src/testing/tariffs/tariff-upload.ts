// Sends a file in the form that a browser makes of it.

import type { Endpoint } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../open-server.ts';

interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer | string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an endpoint of forms with one file. */
export function uploadTariffFile<const E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  { who, name, bytes, params, headers }: UploadedFile & { readonly who: TestPerson },
) {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return server.request(endpoint, who, {
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
    body: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--b--\r\n')]),
    ...(params !== undefined && { params }),
  });
}
