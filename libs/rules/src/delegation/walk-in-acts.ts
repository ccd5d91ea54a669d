import {
  bringPaper,
  createCompany,
  createUpload,
  markDocumentInapplicable,
  declareValidity,
  downloadDocument,
  downloadForm,
  type Endpoint,
  fileChange,
  getAssessment,
  getCompany,
  getRenewal,
  getUpload,
  listCompanyAssessments,
  listDocuments,
  listMyCompanies,
  listVault,
  listVisitsOfApplication,
  registerCompany,
  removeDocument,
  removeUpload,
  renewAtOnce,
  saveAssessmentDraft,
  saveCompanyDraft,
  sendChunk,
  startAssessment,
  submitAssessment,
  uploadDocument,
} from '@ebpls/contracts';

/**
 * All that a clerk does in the name of a citizen at the counter: look, register, prepare, send papers and file. What is
 * not listed is the owner's alone: withdrawing, discarding, closing, handing over, paying, appointing (decision 0096).
 */
const WALK_IN_ENDPOINTS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  listMyCompanies,
  getCompany,
  createCompany,
  saveCompanyDraft,
  registerCompany,
  listVault,
  declareValidity,
  listDocuments,
  downloadDocument,
  uploadDocument,
  removeDocument,
  createUpload,
  getUpload,
  sendChunk,
  removeUpload,
  bringPaper,
  markDocumentInapplicable,
  startAssessment,
  saveAssessmentDraft,
  submitAssessment,
  getRenewal,
  renewAtOnce,
  fileChange,
  getAssessment,
  listCompanyAssessments,
  listVisitsOfApplication,
  downloadForm,
]);

/** Whether a clerk may do this in the name of a citizen at the counter; no for every endpoint that is not listed. */
export function isWalkInAct(endpoint: Endpoint): boolean {
  return WALK_IN_ENDPOINTS.has(endpoint);
}
