import { type ClearingOffice, OFFICES } from '@ebpls/contracts';

/**
 * Returns whether an office has a page with the documents of an application: by specification section 2 some have none
 * (decision D15); the barangay has one.
 */
export function hasFiles(office: ClearingOffice): boolean {
  return office === 'barangay' || OFFICES[office].has_files;
}
