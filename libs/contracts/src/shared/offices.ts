/** Facts of an office that the product itself must know; its checks, papers and fees are rows of their own. */
interface OfficeDefinition {
  /**
   * The number of its role on the wire (specification sections 6 and 7); inquiries are addressed by it. Free are
   * numbers from 14 to 99; barangays begin at 101.
   */
  readonly role_id: number;
  /** Begins the numbers of the clearances that it issues. */
  readonly clearance_prefix: string;
  /** Specification section 2 gives the office a page of the files of an application. */
  readonly has_files: boolean;
}

/**
 * The offices that clear applications, in the order in which lists name them. A new one on the existing desk is a row
 * here, its row in the reference data, one person and a slot of the release; everything else comes from this table or
 * is checked against it (decision 0119).
 */
export const OFFICES = {
  fire: { role_id: 4, clearance_prefix: 'FSIC-', has_files: true },
  assessor: { role_id: 5, clearance_prefix: 'ASR-', has_files: true },
  engineering: { role_id: 6, clearance_prefix: 'ENG-', has_files: false },
  menro: { role_id: 13, clearance_prefix: 'ENV-', has_files: true },
  mao: { role_id: 10, clearance_prefix: 'AGR-', has_files: true },
  mpdo: { role_id: 8, clearance_prefix: 'ZON-', has_files: true },
  rhu: { role_id: 9, clearance_prefix: 'SAN-', has_files: true },
  peso: { role_id: 11, clearance_prefix: 'PES-', has_files: true },
  bplo: { role_id: 12, clearance_prefix: 'BPL-', has_files: true },
} as const satisfies Record<string, OfficeDefinition>;

/** An office is called by its role (specification section 6). */
export type OfficeRole = keyof typeof OFFICES;

export const OFFICE_ROLES = Object.keys(OFFICES) as readonly OfficeRole[]; // the keys of a constant table are its type's
