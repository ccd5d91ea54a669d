import { type ClearingOffice, OFFICES } from '@ebpls/contracts';

/** By specification section 2 some offices have no files page (decision D15); the barangay has one. */
export function hasFiles(office: ClearingOffice): boolean {
  return office === 'barangay' || OFFICES[office].has_files;
}
