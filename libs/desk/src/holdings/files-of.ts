import { type ClearingOffice, OFFICES } from '@ebpls/contracts';

/** Specification section 2 gives some offices no files page (decision D15); the barangay has one. */
export function hasFiles(office: ClearingOffice): boolean {
  return office === 'barangay' || OFFICES[office].has_files;
}
