import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const ACCESS_KEY = 'AKIA-OF-TESTS';
export const SECRET_KEY = 'a-secret-of-the-test-bucket';
export const REGION = 'ap-southeast-1';

const AUTHORIZATION_FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const LATE_MS = 15 * 60_000;

const computeSha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const computeHmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

interface SignatureClaim {
  readonly access_key: string;
  /** Format: `20260112`. */
  readonly day: string;
  readonly region: string;
  readonly signed: readonly string[];
  readonly signature: string;
  readonly moment: string;
  readonly hash: string;
}

/**
 * Returns the fault of a request that claims to be signed (AWS Signature Version 4); undefined when there is none.
 * Stricter than S3: bytes without their SHA-256 in the signature are refused.
 */
export function checkSignature(request: IncomingMessage, body: Buffer): string | undefined {
  const claim = readClaim(request);
  const { access_key, day, region, signed, signature, moment, hash } = claim;
  const unsignedHeaders = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !signed.includes(name),
  );
  const faults: [string, boolean][] = [
    ['AccessDenied', signature === '' || !signed.includes('host') || unsignedHeaders.length > 0],
    ['InvalidAccessKeyId', access_key !== ACCESS_KEY],
    ['AuthorizationHeaderMalformed', region !== REGION || !moment.startsWith(day)],
    ['RequestTimeTooSkewed', !(Math.abs(Date.now() - readMoment(moment)) <= LATE_MS)],
    ['XAmzContentSHA256Mismatch', hash !== computeSha256(body)],
    ['SignatureDoesNotMatch', signature !== computeSignature(request, claim)],
  ];
  return faults.find(([, isWrong]) => isWrong)?.[0];
}

function readClaim({ headers }: IncomingMessage): SignatureClaim {
  const [, access_key = '', day = '', region = '', names = '', signature = ''] =
    AUTHORIZATION_FORM.exec(headers.authorization ?? '') ?? [];
  const [moment, hash] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])];
  return { access_key, day, region, signed: names.split(';'), signature, moment, hash };
}

function computeSignature(request: IncomingMessage, { day, region, signed, moment, hash }: SignatureClaim): string {
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, computeSha256(formatCanonicalRequest(request, signed, hash))].join(
    '\n',
  );
  const key = ['s3', 'aws4_request'].reduce(computeHmac, computeHmac(computeHmac(`AWS4${SECRET_KEY}`, day), region));
  return computeHmac(key, text).toString('hex');
}

function formatCanonicalRequest(request: IncomingMessage, signedHeaders: readonly string[], hash: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${encodeUri(name)}=${encodeUri(value)}`).toSorted();
  const headers = signedHeaders.map(
    (name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}\n`,
  );
  return [request.method, pathname, query.join('&'), headers.join(''), signedHeaders.join(';'), hash].join('\n');
}

function encodeUri(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Format: `20260112T080000Z`. */
function readMoment(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
