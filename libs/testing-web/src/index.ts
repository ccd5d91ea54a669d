export { createUser } from './a-user.ts';
export { createFakeApi } from './fakes/fake-api.ts';
export { getDayBox } from './get-day-box.ts';
export { openRemote, type OpenOptions, openRoutes } from './open-remote.tsx';
export { createBill, createCharge, createAttempt, createInstallment, createDue, type AttemptInput } from './a-bill.ts';
export {
  createBusinessForm,
  createOwnedCompany,
  createCompanyRow,
  createDocument,
  createVaultPaper,
  type CompanyInput,
} from './a-company.ts';
export { createReference } from './a-reference.ts';
export { createClearance, createAssessment, createAssessmentRow, type AssessmentInput } from './an-assessment.ts';
