import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { BucketSettings } from '../src/settings.ts';
import { ACCESS_KEY, REGION, SECRET_KEY, checkSignature } from './signature.ts';

const BUCKET = 'papers-of-san-isidro';
/** S3 refuses smaller pieces, except for the last one. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
/** Small, so that every list of a test is longer than a page. */
const PAGE_KEYS = 3;

type Mood = 'serves' | 'breaks' | 'hangs' | 'breaks_at_second_piece' | 'refuses';

export interface BucketServer {
  readonly settings: BucketSettings;
  /** Content of the bucket, by key. */
  readonly objects: Map<string, Buffer>;
  /** Uploads in pieces that were neither finished nor aborted. */
  readonly open_uploads: () => number;
  /** Each admitted request, as `PUT /bucket/key`. */
  readonly requests: string[];
  /** Behaviour from now on: `breaks` cuts every connection, `hangs` never answers, `refuses` denies all access. */
  readonly set: (mood: Mood) => void;
  readonly stop: () => Promise<void>;
}

interface BucketServerOptions {
  /** Any free port when omitted. */
  readonly port?: number;
  /** In memory when omitted. */
  readonly objects?: Map<string, Buffer>;
}

/** An S3-compatible store of one bucket that checks signature, hash and encryption of every request. */
export async function openBucketServer(
  prefix = 'hall/',
  { port: own_port = 0, objects = new Map() }: BucketServerOptions = {},
): Promise<BucketServer> {
  const shelf: Shelf = { objects, uploads: new Map() };
  const requests: string[] = [];
  let mood: Mood = 'serves';
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const isSecond = request.url?.includes('partNumber=2') === true;
    if (mood === 'breaks' || (mood === 'breaks_at_second_piece' && isSecond)) return void request.socket.destroy();
    if (mood === 'hangs') return;
    const fault = mood === 'refuses' ? 'AccessDenied' : checkSignature(request, body);
    if (fault !== undefined) return sendFault(response, 403, fault);
    requests.push(`${request.method} ${request.url}`);
    answerRequest({ stored: shelf, request, response, body });
  };
  await new Promise<void>((resolve) => server.listen(own_port, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: createSettings(port, prefix),
    objects: shelf.objects,
    open_uploads: () => shelf.uploads.size,
    requests,
    set: (next) => (mood = next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createSettings(port: number, prefix: string): BucketSettings {
  return {
    kind: 'bucket',
    bucket: BUCKET,
    prefix,
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    access_key: ACCESS_KEY,
    secret_key: SECRET_KEY,
    encryption: 'AES256',
  };
}

interface Shelf {
  readonly objects: Map<string, Buffer>;
  /** By upload: the pieces by their number. */
  readonly uploads: Map<string, Map<number, Buffer>>;
}

interface Exchange {
  readonly stored: Shelf;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

function answerRequest(exchange: Exchange): void {
  const { request, response } = exchange;
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://bucket');
  const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) return sendFault(response, 404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return request.method === 'HEAD' ? void response.end() : sendList(exchange, query);
  if (query.has('uploads') || query.has('uploadId')) return answerPieces(exchange, key, query);
  answerObject(exchange, key);
}

function answerObject({ stored, request, response, body }: Exchange, key: string): void {
  if (request.method === 'PUT') {
    if (request.headers['x-amz-server-side-encryption'] !== 'AES256') return sendFault(response, 400, 'NotEncrypted');
    stored.objects.set(key, body);
    response.setHeader('etag', computeEtag(body)).end();
  } else if (request.method === 'DELETE') {
    stored.objects.delete(key);
    response.writeHead(204).end();
  } else {
    const object = stored.objects.get(key);
    if (object === undefined) sendFault(response, 404, 'NoSuchKey');
    else response.setHeader('content-length', object.length).end(object);
  }
}

function answerPieces(exchange: Exchange, key: string, query: URLSearchParams): void {
  const { stored, request, response, body } = exchange;
  if (query.has('uploads')) {
    if (request.headers['x-amz-server-side-encryption'] !== 'AES256') return sendFault(response, 400, 'NotEncrypted');
    const id = randomUUID();
    stored.uploads.set(id, new Map());
    return sendXml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = query.get('uploadId') ?? '';
  const pieces = stored.uploads.get(id);
  if (pieces === undefined) return sendFault(response, 404, 'NoSuchUpload');
  if (request.method === 'PUT') {
    pieces.set(Number(query.get('partNumber')), body);
    return void response.setHeader('etag', computeEtag(body)).end();
  }
  stored.uploads.delete(id);
  if (request.method === 'DELETE') return void response.writeHead(204).end();
  const content = [...pieces].toSorted(([one], [other]) => one - other).map(([, piece]) => piece);
  if (content.slice(0, -1).some((piece) => piece.length < MIN_PART_BYTES))
    return sendFault(response, 400, 'EntityTooSmall');
  stored.objects.set(key, Buffer.concat(content));
  sendXml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
}

function sendList({ stored, response }: Exchange, query: URLSearchParams): void {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...stored.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE_KEYS);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${stored.objects.get(key)?.length}</Size></Contents>`,
  );
  const next = keys.length > PAGE_KEYS ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  sendXml(response, `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

function computeEtag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function sendXml(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}

function sendFault(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
