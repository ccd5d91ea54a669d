/** A reply that was sent, as the address of its confirmation names it, so that a reload shows it again. */
export interface SentReply {
  readonly clearance_id: number;
  /** Whether the deadline of the office was paused until the reply. */
  readonly resumes: boolean;
  /** ISO instant of the reply. */
  readonly at: string;
}

export function formatSentQuery({ clearance_id, resumes, at }: SentReply): string {
  return `?${new URLSearchParams({ sent: String(clearance_id), at, ...(resumes && { resumes: 'yes' }) })}`;
}

export function parseSentQuery(search: URLSearchParams): SentReply | undefined {
  const clearance_id = Number(search.get('sent') ?? Number.NaN);
  const at = search.get('at') ?? '';
  if (!Number.isSafeInteger(clearance_id) || Number.isNaN(Date.parse(at))) return undefined;
  return { clearance_id, resumes: search.get('resumes') === 'yes', at };
}
