export { aUser } from './a-user.ts';
export { type AskedOnce, fakeApi, type FakeApi } from './fake-api.ts';
export { open, type OpenOptions, openRoutes } from './open.tsx';
export {
  aBill,
  aCharge,
  anAttempt,
  anInstallment,
  aDue,
  type AttemptSent,
  type BillSent,
  type CurrentDueSent,
} from './a-bill.ts';
export { aBusinessForm, aCompany, aCompanyRow, aDocument, type CompanyRowSent, type CompanySent } from './a-company.ts';
export { aReference } from './a-reference.ts';
export {
  aClearance,
  anAssessment,
  anAssessmentRow,
  type AssessmentRowSent,
  type AssessmentSent,
} from './an-assessment.ts';
