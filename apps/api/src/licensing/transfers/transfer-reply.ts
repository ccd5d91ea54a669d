// Maps the offer of a transfer to its reply for one of its sides.

import type { ReplyBody, getTransfer } from '@ebpls/contracts';

import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import type { TransferRow } from './transfers.queries.ts';

type TransferReply = ReplyBody<typeof getTransfer>;

/** An offer as one of its sides sees it; one without an answer in time has ended, before the timer ends it. */
export function toTransferReply(
  transfer: TransferRow,
  { actor, rows, today }: Pick<CaseReader, 'actor' | 'rows' | 'today'>,
): TransferReply {
  const side = transfer.seller_id === actor.account_id ? 'SELLER' : 'BUYER';
  return {
    transfer_id: transfer.transfer_id,
    side,
    state: transfer.state === 'OFFERED' && transfer.expires_on < today ? 'EXPIRED' : transfer.state,
    company_code: transfer.company_code,
    company_name: transfer.company_name,
    address: transfer.address,
    lines: transfer.line_ids.map((line) => {
      const lineRow = rows.lines.get(line);
      return lineRow === undefined ? line : getLocaleText(lineRow.name, actor.locale);
    }),
    seller_name: transfer.seller_name,
    buyer_email: transfer.buyer_email,
    offered_at: transfer.offered_at,
    expires_on: transfer.expires_on,
    answered_at: transfer.answered_at,
    reason: transfer.reason,
    opens: side === 'SELLER' ? getSellerPath(transfer) : getBuyerPath(transfer),
  };
}

function getSellerPath({ company_code, seller_code }: TransferRow): TransferReply['opens'] {
  return seller_code === null ? null : { company_code, assessment_code: seller_code };
}

function getBuyerPath({ new_company_code, new_code }: TransferRow): TransferReply['opens'] {
  return new_company_code === null ? null : { company_code: new_company_code, assessment_code: new_code };
}
