/** Page of an appeal for the owner, below the public address. */
export function getAppealPath(appeal_no: string): string {
  return `/app/management/companies/appeals/${appeal_no}`;
}
