import { lapseTransaction } from './checkout.routes.ts';
import { parseCentavos } from './protocol/checkout-request.ts';
import { createStatement } from './gateway-statement.ts';
import type { Sandbox } from './sandbox.ts';
import { isSignedBy } from './protocol/signature.ts';
import type { Transaction } from './transactions.ts';
import type { XmlTree } from './protocol/xml.ts';
import { readXml, getText, getTree, writeXml } from './protocol/xml.ts';

const SIGNED_FIELDS = {
  query: ['merchantid', 'request_id', 'org_trxid', 'org_trxid2'],
  refund: ['merchantid', 'request_id', 'org_trxid', 'ip_address', 'notification_url', 'response_url', 'amount'],
} as const;

type Operation = keyof typeof SIGNED_FIELDS;

/** The server-to-server endpoint: query and refund in one SOAP envelope each (domain reference 5.1). */
export function ccserviceRoutes(sandbox: Sandbox): void {
  sandbox.app.post<{ Body: string }>('/Paygate/ccservice.asmx', async (request, reply) => {
    const operation = openEnvelope(request.body);
    if (!operation) return reply.status(400).type('text/xml').send(renderFault('The envelope could not be read'));

    const { name, call } = operation;
    const getField = (tag: string) => getText(call, tag);
    const isMerchant =
      getField('merchantid') === sandbox.config.merchant_id &&
      isSignedBy(getField('signature'), SIGNED_FIELDS[name].map(getField), sandbox.config.merchant_key);
    if (!isMerchant) return reply.status(403).type('text/xml').send(renderFault('The signature is wrong'));

    const answer = name === 'query' ? await queryTransaction(sandbox, getField) : await refund(sandbox, getField);
    return reply.type('text/xml; charset=utf-8').send(renderEnvelope(answer));
  });
}

type Field = (tag: string) => string;

/** `org_trxid` is the gateway's number; `org_trxid2` the merchant's own, for a payer who never came back. */
async function queryTransaction({ transactions, config }: Sandbox, field: Field): Promise<XmlTree> {
  const transaction = transactions.find({ response_id: field('org_trxid'), request_id: field('org_trxid2') });
  if (transaction) lapseTransaction(transaction);
  await transactions.save();
  return {
    queryResponse: {
      queryResult: { txns: transaction ? { ServiceResponse: createStatement(transaction, config) } : {} },
    },
  };
}

async function refund({ transactions, config }: Sandbox, field: Field): Promise<XmlTree> {
  const transaction = transactions.find({ response_id: field('org_trxid') });
  const isRepeated = transaction !== undefined && transaction.refund_ids?.includes(field('request_id')) === true;
  if (transaction && (isRepeated || mayRefund(transaction, field('amount')))) {
    if (!isRepeated) recordRefund(transaction, field);
    await transactions.save();
    return { refundResponse: { refundResult: { ServiceResponse: createStatement(transaction, config) } } };
  }
  return { refundResponse: { refundResult: {} } };
}

/** The merchant's number of a refund counts once, so that a merchant who lost the reply may repeat the request. */
function recordRefund(transaction: Transaction, field: Field): void {
  transaction.refunded += parseCentavos(field('amount'));
  transaction.refund_ids = [...(transaction.refund_ids ?? []), field('request_id')];
  if (transaction.refunded === transaction.checkout.amount) transaction.state = 'REFUNDED';
}

function mayRefund({ state, refunded, checkout }: Transaction, amount: string): boolean {
  if (state !== 'SUCCEEDED' || !/^\d{1,12}\.\d{2}$/.test(amount)) return false;
  return parseCentavos(amount) > 0 && refunded + parseCentavos(amount) <= checkout.amount;
}

function openEnvelope(text: string): { name: Operation; call: XmlTree } | undefined {
  try {
    const body = getTree(readXml(text), 'Envelope', 'Body');
    const name = (['query', 'refund'] as const).find((operation) => operation in body);
    return name && { name, call: getTree(body, name) };
  } catch {
    return undefined;
  }
}

function renderEnvelope(body: XmlTree): string {
  return writeXml({ 'soap:Envelope': { 'soap:Body': body } }).replace(
    '<soap:Envelope>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">',
  );
}

function renderFault(text: string): string {
  return renderEnvelope({ 'soap:Fault': { faultcode: 'soap:Client', faultstring: text } });
}
