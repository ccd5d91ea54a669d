// Test helpers that sign and send notifications as the payment gateway does.

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { notifyPaynamics } from '@ebpls/contracts';

import type { TestServer } from './open-server.ts';

const MERCHANT = 'test-merchant';
const MERCHANT_KEY = 'test-merchant-key';

export interface Notice {
  readonly request_id: string;
  readonly code?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly key?: string;
  readonly merchant?: string;
  readonly timestamp?: string;
}

/** The gateway's signed statement, written by the documented order of fields and without our own code. */
function renderStatement(
  root: string,
  {
    request_id,
    code = 'GR001',
    amount = '',
    currency = 'PHP',
    key = MERCHANT_KEY,
    merchant = MERCHANT,
    timestamp = '2026-01-12T08:05:00.000+08:00',
  }: Notice,
): string {
  const response_id = toResponseId(request_id);
  const signature = createHash('sha512')
    .update(`${merchant}${request_id}${response_id}${code}messageadvise${timestamp}${key}`)
    .digest('hex');
  const charge =
    amount === '' ? '' : `<transaction><amount>${amount}</amount><currency>${currency}</currency></transaction>`;
  return [
    `<${root}><application>`,
    `<merchantid>${merchant}</merchantid>`,
    `<request_id>${request_id}</request_id>`,
    `<response_id>${response_id}</response_id>`,
    `<timestamp>${timestamp}</timestamp>`,
    '<rebill_id></rebill_id>',
    `<signature>${signature}</signature>`,
    '</application><responseStatus>',
    `<response_code>${code}</response_code>`,
    '<response_message>message</response_message>',
    '<response_advise>advise</response_advise>',
    `</responseStatus>${charge}</${root}>`,
  ].join('');
}

export function renderNotice(notice: Notice): string {
  return new URLSearchParams({
    paymentresponse: Buffer.from(renderStatement('ServiceResponseWPF', notice)).toString('base64'),
  }).toString();
}

/** Delivers a notification to the server's endpoint; returns the status. */
export async function sendNotice(server: TestServer, notice: Notice): Promise<number> {
  const reply = await server.api.app.inject({
    method: 'POST',
    url: notifyPaynamics.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: renderNotice(notice),
  });
  await server.deliverEvents();
  return reply.statusCode;
}

export interface QueryServer {
  readonly url: string;
  /** Response codes of the gateway by request; it does not know a request that is missing here. */
  readonly knows: Map<string, string>;
  /** Result of a refund request: refunded, refunded with its reply lost, or refused. */
  readonly refunds: Map<string, 'given' | 'lost' | 'refused'>;
  /** The refund numbers of all refund requests. */
  readonly refund_ids: Map<string, string[]>;
  readonly close: () => Promise<void>;
}

/** A gateway that answers queries, on a port of its own. */
export async function openQueryServer(): Promise<QueryServer> {
  const knows = new Map<string, string>();
  const refunds: QueryServer['refunds'] = new Map();
  const refund_ids = new Map<string, string[]>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (body.includes('<refund>')) return answerRefund({ body, refunds, refund_ids }, response);
      const request_id = /<org_trxid2>([^<]*)</.exec(body)?.[1] ?? '';
      const code = knows.get(request_id);
      const reply = code === undefined ? '' : renderStatement('ServiceResponse', { request_id, code });
      response.end(
        `<Envelope><Body><queryResponse><queryResult><txns>${reply}</txns></queryResult></queryResponse></Body></Envelope>`,
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    knows,
    refunds,
    refund_ids,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answerRefund(
  { body, refunds, refund_ids }: Pick<QueryServer, 'refunds' | 'refund_ids'> & { readonly body: string },
  response: ServerResponse,
): void {
  const getValue = (tag: string): string => new RegExp(`<${tag}>([^<]*)<`).exec(body)?.[1] ?? '';
  const request_id = [...refunds.keys()].find((key) => toResponseId(key) === getValue('org_trxid')) ?? '';
  const does = refunds.get(request_id);
  refund_ids.set(request_id, [...(refund_ids.get(request_id) ?? []), getValue('request_id')]);
  if (does === 'lost') return void response.destroy();
  const reply = does === 'given' ? renderStatement('ServiceResponse', { request_id }) : '';
  response.end(
    `<Envelope><Body><refundResponse><refundResult>${reply}</refundResult></refundResponse></Body></Envelope>`,
  );
}

/** The gateway's number of a payment. */
export function toResponseId(request_id: string): string {
  return `9${createHash('sha256').update(request_id).digest().readBigUInt64BE().toString()}`;
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
