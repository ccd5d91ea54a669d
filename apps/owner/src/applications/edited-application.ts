import type { Assessment, Company, DeclarationSent, DocumentRow, Reference, UploadQuota } from '@ebpls/contracts';

/** An application that its owner is filling in or correcting, with the papers sent so far. */
export interface EditedApplication {
  readonly assessment: Assessment;
  readonly company: Company;
  readonly reference: Reference;
  readonly documents: readonly DocumentRow[];
  readonly quotas: readonly UploadQuota[];
}

/** What the form sends: the whole declaration, or the answer to one office. */
export type Sent =
  | { readonly act: 'submit'; readonly declaration: DeclarationSent; readonly after: string }
  | { readonly act: 'resubmit'; readonly clearance_id: number; readonly office: string; readonly note: string };
