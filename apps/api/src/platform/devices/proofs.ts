// Verifies that a request was signed with the key of the browser that signed in (decision 0049).

import { createPublicKey, type KeyObject, verify } from 'node:crypto';

import { PROOF_HEADER, PROOF_LATE_MS, formatProof } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { Refused } from '../refused.ts';

const COORDINATE = 32;
const PROOF = /^(\d{13})\.([\w-]{16,64})\.([\w-]{86})$/;

/** The bytes of a key that a browser sent at sign-in. Refused: invalid, when they are no point of the curve. */
export function readDeviceKey(encodedKey: string): Buffer {
  const point = Buffer.from(encodedKey, 'base64url');
  try {
    toDeviceKey(point);
    return point;
  } catch {
    throw new Refused('invalid', 'signin.device_key', { fields: { device_key: 'signin.device_key' } });
  }
}

/** The key of a session's row, ready to verify with. */
export function toDeviceKey(point: Buffer): KeyObject {
  const x = point.subarray(1, 1 + COORDINATE).toString('base64url');
  const y = point.subarray(1 + COORDINATE).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

/** Whether a request comes from the browser that the session was opened in. */
export interface Proofs {
  /** A session without a key requires no proof. For the same request the result is always the same. */
  readonly holds: (request: FastifyRequest, key: KeyObject | undefined) => boolean;
}

/** Remembers used proofs for as long as they would be valid; every node remembers by itself (decision 0049). */
export function openProofs(now: () => number = Date.now): Proofs {
  const verdicts = new WeakMap<FastifyRequest, boolean>();
  let usedProofs = new Set<string>();
  let before = new Set<string>();
  let rotatedAt = now();

  const isFirstUse = (nonce: string): boolean => {
    if (now() - rotatedAt > 2 * PROOF_LATE_MS) {
      before = usedProofs;
      usedProofs = new Set();
      rotatedAt = now();
    }
    if (usedProofs.has(nonce) || before.has(nonce)) return false;
    usedProofs.add(nonce);
    return true;
  };

  const verifyProof = ({ headers, method, originalUrl }: FastifyRequest, key: KeyObject): boolean => {
    const [, sent_at = '', nonce = '', signature = ''] = PROOF.exec(String(headers[PROOF_HEADER] ?? '')) ?? [];
    const time = Number(sent_at);
    if (signature === '' || Math.abs(now() - time) > PROOF_LATE_MS) return false;
    const text = formatProof({ method, path: originalUrl, time, nonce });
    return (
      verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')) &&
      isFirstUse(nonce)
    );
  };

  return {
    holds: (request, key) => {
      if (key === undefined) return true;
      const answer = verdicts.get(request) ?? verifyProof(request, key);
      verdicts.set(request, answer);
      return answer;
    },
  };
}
