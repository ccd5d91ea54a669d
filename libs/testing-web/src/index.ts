export { aUser } from './a-user.ts';
export { fakeApi } from './fake-api.ts';
export { open, type OpenOptions, openRoutes } from './open.tsx';
export { aBill, aCharge, anAttempt, anInstallment, aDue, type AttemptSent } from './a-bill.ts';
export { aBusinessForm, aCompany, aCompanyRow, aDocument, aVaultPaper, type CompanySent } from './a-company.ts';
export { aReference } from './a-reference.ts';
export { aClearance, anAssessment, anAssessmentRow, type AssessmentSent } from './an-assessment.ts';
