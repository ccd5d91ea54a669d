// One sample request for every endpoint, for tests that cover all of them.

import * as contracts from '@ebpls/contracts';
import { type ClearingOffice, type Endpoint, isEndpoint } from '@ebpls/contracts';

import { listCounterSamples } from './counter-fixtures.ts';
import { A_DECLARATION, createForm, OUT_OF_TURN_REASON } from './application-fixture.ts';
import { listDeficiencySamples } from './deficiencies/deficiency-fixtures.ts';
import { listDisputeSamples } from './disputes/dispute-fixtures.ts';
import { listFraudFindingSamples } from './fraud-findings/fraud-finding-fixtures.ts';
import { listGatewaySamples } from './gateway-fixtures.ts';
import { listInquirySamples } from './inquiry/inquiry-samples.ts';
import type { TestPerson } from './open-server.ts';
import { listOrdinanceSamples } from './ordinances/ordinance-fixtures.ts';
import { listRefundSamples } from './refunds/refund-fixtures.ts';
import { listSuccessionSamples } from './successions/succession-fixtures.ts';
import { listAppealSamples } from './sanctions/appeal-fixtures.ts';
import { listSanctionSamples } from './sanctions/sanction-fixtures.ts';
import { OWNER_PASSWORD, type MunicipalityFixture } from './municipality-fixture.ts';

type Contracts = typeof contracts;
/** The name of every declared endpoint; a new one without a sample does not compile. */
export type EndpointName = { [K in keyof Contracts]: Contracts[K] extends Endpoint ? K : never }[keyof Contracts];

/** A request that succeeds on the unchanged fixture, with the person who is admitted. */
export interface Sample {
  readonly who: TestPerson | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** The status of the reply where it is not a success. */
  readonly expectedStatus?: number;
}

/** Every declared endpoint with its name. */
export const ENDPOINTS = Object.entries<unknown>(contracts).filter((entry): entry is [EndpointName, Endpoint] =>
  isEndpoint(entry[1]),
);

const SURVEY_SAMPLE = {
  client_type: 'BUSINESS',
  sex: 'FEMALE',
  age: '41',
  region: 'Region 99',
  cc1: '1',
  cc2: '1',
  cc3: '2',
  ...Object.fromEntries(contracts.SERVICE_QUESTIONS.map((question) => [question, '5'])),
  suggestions: 'Keep it up.',
  email: '',
};
const ESTIMATE_SAMPLE = {
  application_type: 'NEW',
  org_type: 'SOLE',
  brgycode: createForm().place.brgycode,
  activity_of_place: 'STALL',
  business_area_sqm: 24,
  employees_female: 1,
  employees_male: 0,
  vehicles: 0,
  motorcycles: 0,
  total_assets: '80000.00',
  lines: [{ line: 'L04', capitalization: '80000.00' }],
  sells_liquor: false,
  sells_tobacco: false,
};
const PUBLIC = { who: undefined };
// No code was texted: the reply says so, with the status of every sign-in.
const NO_CODE = { mobile: '0917 123 4567', code_id: '00000000-0000-4000-8000-000000000000', mobile_code: '123456' };
const NO_PRINT = '00000000-0000-4000-8000-000000000000';
const NEW_YEAR = [{ day: '2027-01-01', name: 'New Year’s Day', kind: 'REGULAR' }];

/** One request for every endpoint; `sweeps` begin from them and break one part at a time. */
export function createSamples(fixture: MunicipalityFixture): Record<EndpointName, Sample> {
  return {
    ...createPublicSamples(fixture),
    ...createAccountSamples(fixture),
    ...createAdministrationSamples(fixture),
    ...createHoldingSamples(fixture),
    ...createPaperSamples(fixture),
    ...createApplicationSamples(fixture),
    ...createChangeSamples(fixture),
    ...createLicensingSamples(fixture),
    ...createWalkInSamples(fixture),
    ...createMapSamples(fixture),
    ...createDeskSamples(fixture),
    ...createMoneySamples(fixture),
    ...createPermitSamples(fixture),
    ...listOrdinanceSamples(fixture),
    ...listCounterSamples(fixture),
    ...listGatewaySamples(fixture),
    ...listRefundSamples(fixture),
    ...listDisputeSamples(fixture),
    ...listFraudFindingSamples(fixture),
    ...listDeficiencySamples(fixture),
    ...listSuccessionSamples(fixture),
    ...listSanctionSamples(fixture),
    ...listAppealSamples(fixture),
    ...listInquirySamples(fixture),
  };
}

function createPublicSamples({ stages, people }: MunicipalityFixture) {
  const email = people.owner.email;
  return {
    getHealth: PUBLIC,
    getReady: PUBLIC,
    getStatus: PUBLIC,
    getSetup: PUBLIC,
    getPublicFigures: PUBLIC,
    getMunicipality: PUBLIC,
    getCitizensCharter: PUBLIC,
    getComplaintChannels: PUBLIC,
    downloadBlankForm: { ...PUBLIC, query: { format: 'pdf' } },
    getSeal: { ...PUBLIC, expectedStatus: 404 },
    getRevenueCode: PUBLIC,
    findApplicationStatus: { ...PUBLIC, body: { reference_no: 'APP-2026-999999', mobile: '0917 123 4567' } },
    computePermitEstimate: { ...PUBLIC, body: ESTIMATE_SAMPLE },
    createFirstAdministrator: {
      ...PUBLIC,
      body: {
        setup_code: 'a-code-for-tests',
        firstname: 'Maria',
        lastname: 'Cruz',
        email: 'first@example.com',
        password: OWNER_PASSWORD,
      },
      expectedStatus: 409,
    },
    signIn: { ...PUBLIC, body: { email, password: OWNER_PASSWORD } },
    requestSignInCode: { ...PUBLIC, body: { mobile: '0917 123 4567' } },
    signInByCode: { ...PUBLIC, body: NO_CODE, expectedStatus: 200 },
    signUpByMobile: { ...PUBLIC, body: { firstname: 'Nena', lastname: 'Ramos', mobile: '0917 123 4568', terms: true } },
    completeMobileSignUp: { ...PUBLIC, body: NO_CODE, expectedStatus: 200 },
    signUp: {
      ...PUBLIC,
      body: {
        firstname: 'Nena',
        lastname: 'Ramos',
        email: 'nena@example.com',
        password: OWNER_PASSWORD,
        terms: true,
        locale: 'fil',
      },
    },
    verifyEmail: { ...PUBLIC, body: { token: 'a token that nobody mailed' }, expectedStatus: 422 },
    resendVerification: { ...PUBLIC, body: { email } },
    requestPasswordReset: { ...PUBLIC, body: { email } },
    resetPassword: {
      ...PUBLIC,
      body: { email, token: 'a token that nobody mailed', password: OWNER_PASSWORD },
      expectedStatus: 422,
    },
    readInvitation: { ...PUBLIC, body: { token: 'a token that nobody mailed' }, expectedStatus: 422 },
    acceptInvitation: {
      ...PUBLIC,
      body: { token: 'a token that nobody mailed', password: OWNER_PASSWORD },
      expectedStatus: 422,
    },
    refreshSession: { ...PUBLIC, expectedStatus: 401 },
    signOut: PUBLIC,
    notifyPaynamics: { ...PUBLIC, expectedStatus: 422 },
    returnFromPaynamics: {
      ...PUBLIC,
      query: { requestid: 'bm90IG91cnM=', responseid: 'bm90IG91cnM=' },
      expectedStatus: 303,
    },
    verifyPermit: { ...PUBLIC, params: { token: stages.issued.token } },
    verifyReceipt: { ...PUBLIC, params: { token: 'a-code-that-nobody-printed' } },
    findPermit: { ...PUBLIC, query: { permit_no: stages.issued.permit_no } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createAccountSamples({ people: { owner } }: MunicipalityFixture) {
  const own = { who: owner };
  return {
    getErasure: own,
    requestErasure: { ...own, body: { remarks: '' }, expectedStatus: 409 },
    withdrawErasure: { ...own, expectedStatus: 409 },
    getMobile: own,
    requestMobileCode: { ...own, body: { number: '0917 123 4567' } },
    confirmMobile: { ...own, body: { code: '123456' }, expectedStatus: 422 },
    switchMobile: { ...own, body: { is_on: false }, expectedStatus: 409 },
    removeMobile: own,
    listOwnExports: own,
    requestOwnExport: own,
    downloadOwnExport: { ...own, params: { export_id: '00000000-0000-4000-8000-000000000000' }, expectedStatus: 404 },
    getSecondStep: own,
    startSecondStep: { ...own, body: { current: OWNER_PASSWORD } },
    confirmSecondStep: { ...own, body: { code: '123456' }, expectedStatus: 409 },
    endSecondStep: { ...own, body: { current: OWNER_PASSWORD, code: '123456' }, expectedStatus: 409 },
    openUnsentWorkKey: own,
    getAccountSettings: own,
    saveAccountSettings: { ...own, body: { mail_progress: true, mail_reminders: false, mail_inquiries: true } },
    // The account has a password.
    requestProofCode: { ...own, expectedStatus: 409 },
    provePassword: { ...own, body: { password: OWNER_PASSWORD } },
    requestEmailChange: { ...own, body: { email: 'elsewhere@example.com', current: OWNER_PASSWORD } },
    confirmEmailChange: { ...own, body: { token: 'a token that nobody mailed' }, expectedStatus: 422 },
    reportPresence: { ...own, body: { idle_seconds: 30 } },
    sendAvatar: { ...own, expectedStatus: 422 },
    removeAvatar: own,
    getAvatar: { ...own, params: { file_name: '00000000-0000-4000-8000-000000000000.png' }, expectedStatus: 404 },
    listOwnNotifications: { ...own, query: { limit: '5', unread: '1' } },
    readNotification: { ...own, params: { notification_id: 999_999 }, expectedStatus: 404 },
    readAllNotifications: { ...own, body: { up_to: 1 } },
    search: { ...own, query: { q: 'Matibay' } },
    reportRelease: {
      ...own,
      body: { release_no: 999_999, slot: 'fire', version: '0.1.0-00000000', stage: 'entry', message: 'not found' },
      expectedStatus: 404,
    },
    reportScreenFailure: {
      ...own,
      body: {
        reference: '7f3a0192c4d5',
        part: 'desk.case',
        page: '/fire',
        message: 'x is null',
        stack: '',
        component_stack: '',
      },
    },
    getMe: own,
    listSessions: own,
    getReference: own,
    listFormMeasures: { ...own, query: { application_type: 'RENEWAL', lines: 'L04' } },
    getStreetMap: own,
    socketTicket: own,
    updateProfile: {
      ...own,
      body: { firstname: 'Maria', lastname: 'Santos', bio: 'I sell nails.', phone: '0917 123 4567', locale: 'en' },
    },
    changePassword: { ...own, body: { current: OWNER_PASSWORD, password: `${OWNER_PASSWORD} at bakuran` } },
    endSession: { ...own, params: { id: '00000000-0000-4000-8000-000000000000' }, expectedStatus: 404 },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createAdministrationSamples({
  people: { treasurer, signatory, officers },
  stages: { invited_id, account_request_id },
}: MunicipalityFixture) {
  const admin = { who: treasurer };
  const fire = officers.get('fire')?.account_id ?? 0;
  return {
    listUsers: { ...admin, query: { search: 'a', role_id: 4, is_staff: 'true', state: 'active', limit: '5' } },
    listRoles: admin,
    getServedRelease: admin,
    getAdminDashboard: admin,
    listExtraDocuments: { ...admin, query: { search: 'Matibay', limit: '5' } },
    listHolidays: { ...admin, params: { year: 2027 } },
    checkHolidays: { ...admin, params: { year: 2027 }, body: { days: NEW_YEAR } },
    saveHolidays: { ...admin, params: { year: 2027 }, body: { days: NEW_YEAR } },
    getSetUp: admin,
    getMunicipalityDetails: admin,
    saveMunicipality: {
      ...admin,
      body: {
        name: 'San Isidro',
        government: 'MUNICIPALITY',
        province: 'Maligaya',
        region: 'Region 99',
        zip: '9901',
        hall: 'Municipal Hall, Poblacion I',
        website: 'https://sanisidro-maligaya.example',
        lat: '13.25',
        lng: '123.45',
        reach_km: '9',
        series_prefix: 'SI',
      },
    },
    saveComplaintChannels: {
      ...admin,
      body: {
        desk_en: 'Complaints Desk',
        desk_fil: 'Tanggapan ng Reklamo',
        hours_en: 'Weekdays, 8 to 5',
        hours_fil: 'Lunes hanggang Biyernes, 8 hanggang 5',
        telephone: '(02) 8123 4567',
        email: 'complaints@sanisidro.example',
        arta_email: 'complaints@arta.gov.ph',
        hotline: '8888',
      },
    },
    sendSeal: { ...admin, expectedStatus: 422 },
    importBarangays: { ...admin, expectedStatus: 422 },
    listBarangays: admin,
    previewBarangayRecode: { ...admin, expectedStatus: 422 },
    recodeBarangays: {
      ...admin,
      body: { changes: [{ former_code: '0000000001', brgycode: '0000000002', name: 'Nowhere' }] },
      expectedStatus: 422,
    },
    closeBarangay: { ...admin, params: { brgycode: '9990101015' }, expectedStatus: 409 },
    inviteStaff: { ...admin, expectedStatus: 422 },
    tryGateway: admin,
    sendTestMail: admin,
    listMails: { ...admin, query: { search: 'confirm', state: 'SENT', limit: '5' } },
    listFailedEvents: { ...admin, query: { limit: '5' } },
    retryEvent: { ...admin, params: { event_id: 1 }, expectedStatus: 409 },
    resendMail: { ...admin, params: { mail_id: 1 }, expectedStatus: 409 },
    inviteUser: {
      ...admin,
      body: {
        firstname: 'Lito',
        lastname: 'Abad',
        email: 'lito@example.com',
        locale: 'fil',
        role_ids: [5],
        permissions: ['office_head'],
      },
    },
    resendInvitation: { ...admin, params: { user_id: invited_id } },
    changeUser: { ...admin, params: { user_id: fire }, body: { role_ids: [5], permissions: ['office_head'] } },
    closeUser: { ...admin, params: { user_id: fire } },
    reopenUser: { ...admin, params: { user_id: fire } },
    resetSecondStep: { ...admin, params: { user_id: fire }, expectedStatus: 409 },
    listAccountRequests: admin,
    listErasures: admin,
    decideErasure: {
      ...admin,
      params: { erasure_id: 999_999 },
      body: { outcome: 'REFUSED', reason: 'An application is open.' },
      expectedStatus: 404,
    },
    approveAccountRequest: { ...admin, params: { account_request_id } },
    refuseAccountRequest: { ...admin, params: { account_request_id }, body: { reason: 'Nobody told me of her.' } },
    withdrawAccountRequest: { who: signatory, params: { account_request_id } },
    getReport: {
      ...admin,
      params: { report: 'collections' },
      query: { from: '2026-01-01', to: '2026-01-31', by: 'channel', limit: '5' },
    },
    downloadReport: {
      ...admin,
      params: { report: 'delinquent' },
      query: { as_of: '2026-06-05', brgycode: '9990101015', minimum: '1,000', format: 'csv' },
    },
    downloadUsers: { ...admin, query: { search: 'santos', sort: 'name', format: 'csv' } },
    downloadAttempts: { ...admin, query: { search: 'Matibay', sort: 'amount', format: 'csv' } },
    downloadTransactions: { ...admin, query: { view: 'all', sort: 'number', format: 'xlsx' } },
    listAttempts: { ...admin, query: { search: 'Matibay', state: 'SUCCEEDED', limit: '5' } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createHoldingSamples({ people: { owner, officers }, stages }: MunicipalityFixture) {
  const own = { who: owner };
  const { identity } = createForm();
  const fire = { who: officers.get('fire') };
  return {
    listMyCompanies: { ...own, query: { search: 'Matibay', limit: '5' } },
    createCompany: { ...own, body: {} },
    getCompany: { ...own, params: { company_code: stages.registered } },
    saveCompanyDraft: {
      ...own,
      params: { company_code: stages.typed },
      body: { section: 'identity', values: identity, draft_revision: 5 },
    },
    registerCompany: { ...own, params: { company_code: stages.typed } },
    discardCompany: { ...own, params: { company_code: stages.typed } },
    getOwnerDashboard: own,
    getOwnerFigures: own,
    listOwnerTasks: own,
    listHoldings: { ...fire, query: { search: 'Matibay', brgycode: '9990101015', limit: '5' } },
    getHolding: { ...fire, params: { company_code: stages.issued.company_code } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createPaperSamples({ people: { owner, bplo }, stages }: MunicipalityFixture) {
  const { registered, document_id, open_document_id, upload_id, filed } = stages;
  return {
    uploadDocument: {
      who: owner,
      params: { company_code: registered },
      query: { requirement_code: 'R01' },
      expectedStatus: 422,
    },
    listDocuments: {
      who: owner,
      params: { company_code: filed.company_code },
      query: { assessment_code: filed.assessment_code },
    },
    downloadDocument: { who: owner, params: { document_id } },
    removeDocument: { who: owner, params: { document_id: open_document_id } },
    listVault: { who: owner, query: { company_code: registered } },
    declareValidity: {
      who: owner,
      params: { document_id: open_document_id },
      body: { valid_from: '2026-01-05', valid_until: '2027-01-04' },
    },
    bringPaper: {
      who: owner,
      params: { assessment_code: stages.prepared.assessment_code },
      body: { requirement_code: 'R01', is_brought: false },
    },
    markDocumentInapplicable: {
      who: owner,
      params: { assessment_code: stages.prepared.assessment_code },
      body: { requirement_code: 'R01', reason: null },
    },
    createUpload: {
      who: owner,
      params: { company_code: registered },
      query: { requirement_code: 'R01' },
      expectedStatus: 422,
    },
    getUpload: { who: owner, params: { upload_id } },
    sendChunk: { who: owner, params: { upload_id }, expectedStatus: 422 },
    removeUpload: { who: owner, params: { upload_id } },
    reviewDocument: {
      who: bplo,
      params: { document_id },
      body: { state: 'INCOMPLETE', remarks: 'The second page is missing.' },
    },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createApplicationSamples({ people: { owner }, stages }: MunicipalityFixture) {
  const own = { who: owner };
  const toAct = ({ assessment_code }: { readonly assessment_code: string }) => ({
    ...own,
    params: { assessment_code },
  });
  return {
    listCompanyAssessments: { ...own, params: { company_code: stages.filed.company_code } },
    startAssessment: {
      ...own,
      params: { company_code: stages.registered },
      body: { application_type: 'NEW', tax_year: 2026 },
    },
    getAssessment: toAct(stages.cleared_in_part),
    saveAssessmentDraft: { ...toAct(stages.prepared), body: { values: A_DECLARATION, draft_revision: 0 } },
    submitAssessment: { ...toAct(stages.prepared), body: A_DECLARATION },
    getRenewal: toAct(stages.prepared),
    renewAtOnce: { ...toAct(stages.prepared), body: A_DECLARATION, expectedStatus: 409 },
    withdrawAssessment: toAct(stages.filed),
    requestDeclaredOrder: { ...toAct(stages.filed), expectedStatus: 409 },
    downloadExtensionNotice: { ...toAct(stages.filed), expectedStatus: 404 },
    downloadSilenceEvidence: { ...toAct(stages.filed), expectedStatus: 404 },
    answerCondition: {
      ...own,
      params: { clearance_id: getClearanceId(stages, 'engineering') },
      body: { place: 0, note: 'A second one hangs at the door.' },
      expectedStatus: 404,
    },
    resubmitClearance: {
      ...own,
      params: { clearance_id: getClearanceId(stages, 'engineering') },
      body: { note: 'A sharper copy.' },
      expectedStatus: 422,
    },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

/** Changes of a permit in force, and transfers of a business; nothing is offered yet. */
function createChangeSamples({
  people: { owner, bplo, signatory },
  stages: { prepared, filed, issued },
}: MunicipalityFixture) {
  const own = { who: owner };
  const nobodys = { ...own, params: { transfer_id: 999_999 }, expectedStatus: 404 };
  const toParams = ({ assessment_code }: { readonly assessment_code: string }) => ({ assessment_code });
  return {
    fileChange: {
      ...own,
      params: toParams(prepared),
      body: { change: { kind: 'CHANGE_AREA', business_area_sqm: 90 }, signed_name: 'Ernesto Villarin', agrees: true },
      expectedStatus: 409,
    },
    listVisitsOfApplication: { ...own, params: toParams(filed) },
    listPauses: { ...own, params: { company_code: issued.company_code } },
    declarePause: {
      ...own,
      params: { company_code: issued.company_code },
      body: { closed_from: '2026-06-01', closed_until: '2026-06-03', reason: 'Repairs of the roof' },
    },
    endPause: { ...own, params: { pause_id: 999_999 }, expectedStatus: 404 },
    listPostAudits: { who: bplo },
    markPostAudit: {
      who: bplo,
      params: toParams(filed),
      body: { outcome: 'RIGHT', finding: 'As declared.' },
      expectedStatus: 404,
    },
    recordClosingVisit: {
      who: bplo,
      params: toParams(filed),
      body: { visited_on: '2026-01-12', outcome: 'CLOSED', findings: 'The shutters are down.' },
      expectedStatus: 409,
    },
    reverseRetirement: {
      who: signatory,
      params: toParams(issued),
      body: { reason: 'The owner goes on.' },
      expectedStatus: 409,
    },
    offerTransfer: {
      ...own,
      params: { company_code: issued.company_code },
      body: { buyer_email: 'buyer@example.com' },
      expectedStatus: 409,
    },
    listTransfers: own,
    getTransfer: nobodys,
    acceptTransfer: { ...nobodys, body: { tin: '987-654-321', agrees: true } },
    declineTransfer: { ...nobodys, body: { reason: 'Too dear.' } },
    withdrawTransfer: nobodys,
    ...createDelegationSamples(issued.company_code, owner),
  } satisfies Partial<Record<EndpointName, Sample>>;
}

/** No delegate is appointed yet. */
function createDelegationSamples(company_code: string, person: TestPerson) {
  const nobodys = { who: person, params: { delegation_id: 999_999 }, expectedStatus: 404 };
  return {
    appointDelegate: {
      who: person,
      params: { company_code },
      body: { delegate_email: 'bookkeeper@example.com', scope: ['FILE'], ends_on: '2026-12-31' },
    },
    listDelegates: { who: person, params: { company_code } },
    listDelegationOffers: { who: person },
    listClients: { who: person, query: { search: 'Matibay', limit: '5' } },
    getDelegation: nobodys,
    acceptDelegation: nobodys,
    declineDelegation: nobodys,
    endDelegation: nobodys,
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createMapSamples({ people: { bplo: person } }: MunicipalityFixture) {
  const box = { south: '13', west: '123', north: '14', east: '124', zoom: '12' };
  return {
    listPinClusters: { who: person, query: box },
    listMappedBusinesses: { who: person, query: { pin: 'missing', limit: '5' } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

/** No walk-in is at the counter yet. */
function createWalkInSamples({ people: { bplo: person, owner } }: MunicipalityFixture) {
  const consent = { params: { consent_id: '999999' }, query: { paper: 'ID_PHOTO' } };
  return {
    findCitizen: { who: person, body: { by: 'EMAIL', value: owner.email } },
    requestWalkInConsent: { who: person, body: { by: 'EMAIL', value: owner.email, way: 'EMAIL' } },
    listWalkInConsents: { who: person },
    sendWalkInPaper: { who: person, ...consent, expectedStatus: 404 },
    downloadWalkInPaper: { who: person, ...consent, expectedStatus: 404 },
    decideWalkInConsent: { who: person, params: consent.params, body: { is_confirmed: true }, expectedStatus: 404 },
    openWalkIn: { who: person, body: { consent_id: 999_999, code: '123456' }, expectedStatus: 404 },
    addWalkInCitizen: { who: person, body: { firstname: 'Nena', lastname: 'Cruz', email: 'nena.cruz@example.com' } },
    getOpenWalkIn: { who: person },
    endWalkIn: { who: person, params: { walk_in_no: 'WI-2026-999999' }, expectedStatus: 404 },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createLicensingSamples({ people: { bplo, treasurer, licensing_head }, stages }: MunicipalityFixture) {
  const toAct = ({ assessment_code }: { readonly assessment_code: string }) => ({
    who: bplo,
    params: { assessment_code },
  });
  return {
    listTransactions: { who: bplo, query: { view: 'all', search: 'Matibay', limit: '5' } },
    acceptAssessment: { ...toAct(stages.filed), body: { arta_class: 'COMPLEX' } },
    markOriginalSeen: {
      ...toAct(stages.filed),
      body: { requirement_code: 'R01', is_seen: true },
      expectedStatus: 409,
    },
    holdApplicationAct: { ...toAct(stages.filed), body: { act: 'accept' } },
    withdrawHeldAct: { ...toAct(stages.filed), expectedStatus: 409 },
    returnAssessment: {
      ...toAct(stages.filed),
      body: { remarks: 'The lease cannot be read.', requirement_codes: ['R01'] },
    },
    rejectAssessment: {
      ...toAct(stages.filed),
      body: { ground: 'Section 12', remarks: 'The place is not zoned for trade.' },
    },
    computeBill: toAct(stages.cleared),
    billSkippedYears: { ...toAct(stages.paid), expectedStatus: 409 },
    approveBill: { who: treasurer, params: { bill_id: stages.computed.bill_id } },
    reopenBill: {
      who: bplo,
      params: { bill_id: stages.payable.bill_id },
      body: { reason: 'The area was measured again.' },
    },
    voidBill: {
      who: treasurer,
      params: { bill_id: stages.computed.bill_id },
      body: { reason: 'It was computed for another business.' },
    },
    proposeWaiver: {
      who: treasurer,
      params: { bill_id: stages.payable.bill_id },
      body: { no: 1, resolution_no: 'SB-2026-014', reason: 'The market burnt down.' },
      expectedStatus: 409,
    },
    decideWaiver: { who: treasurer, params: { waiver_id: 1 }, body: { is_approved: true }, expectedStatus: 404 },
    extendLegalDays: {
      ...toAct(stages.filed),
      who: licensing_head,
      body: { days: 2, reason: 'The place must be measured again.' },
      expectedStatus: 409,
    },
    releasePermit: toAct(stages.paid),
    releasePermits: { who: bplo, body: { assessment_codes: [stages.paid.assessment_code] } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function getClearanceId({ cleared_in_part }: MunicipalityFixture['stages'], office: ClearingOffice): number {
  return cleared_in_part.parts.get(office) ?? 0;
}

function createDeskSamples({ people, stages }: MunicipalityFixture) {
  const toClearanceAct = (office: ClearingOffice) => ({
    who: people.officers.get(office),
    params: { clearance_id: getClearanceId(stages, office) },
  });
  const fire = toClearanceAct('fire');
  return {
    listClearances: { who: fire.who, query: { view: 'open', search: 'Matibay', limit: '5' } },
    getClearance: fire,
    nextClearance: { who: people.officers.get('assessor') },
    issueClearanceLate: { ...fire, body: { remarks: '' }, expectedStatus: 409 },
    markClearanceAudit: { ...fire, body: { outcome: 'RIGHT', finding: 'As declared.' }, expectedStatus: 409 },
    getFireList: { who: fire.who, params: { tax_year: 2026 } },
    saveFireList: {
      who: fire.who,
      params: { tax_year: 2026 },
      body: {
        paper: { kind: 'NEGATIVE', reference: 'BFP 2025-118', given_on: '2025-12-18' },
        company_codes: [stages.filed.company_code],
      },
    },
    getChecklist: { who: fire.who },
    proposeFee: { ...toClearanceAct('rhu'), body: { code: 'F03', amount: '600.00', reason: 'Two kitchens.' } },
    recordMeasure: {
      who: people.officers.get('rhu'),
      params: { assessment_code: stages.cleared_in_part.assessment_code },
      body: { code: 'scales', value: '4' },
      expectedStatus: 422,
    },
    decideProposedFee: {
      who: people.bplo,
      params: { assessment_code: stages.cleared_in_part.assessment_code },
      body: { code: 'F07', outcome: 'REJECTED', reason: 'It is not theirs.' },
      expectedStatus: 404,
    },
    getOfficeTemplates: { who: fire.who },
    publishOfficeTemplates: {
      who: fire.who,
      body: {
        version: 0,
        templates: [
          {
            act: 'return',
            title: { en: 'Exits', fil: 'Labasan' },
            text: { en: 'Of {business}', fil: 'Ng {business}' },
          },
        ],
      },
    },
    publishChecklist: {
      who: fire.who,
      body: {
        version: 0,
        items: [
          { text: { en: 'Two exits', fil: 'Dalawang labasan' }, is_mandatory: true, asked_of: ['NEW', 'RENEWAL'] },
        ],
      },
    },
    answerChecklist: { ...fire, body: { answers: [{ item: 'I01', answer: 'COMPLIANT' }] }, expectedStatus: 422 },
    listConditions: { who: fire.who },
    reviewCondition: {
      who: fire.who,
      params: fire.params,
      body: { place: 0, outcome: 'NOT_MET', remark: 'No receipt of the extinguisher.' },
      expectedStatus: 404,
    },
    claimClearance: { ...toClearanceAct('mpdo'), body: OUT_OF_TURN_REASON },
    claimClearances: {
      who: people.officers.get('mpdo'),
      body: { clearance_ids: [getClearanceId(stages, 'mpdo')], ...OUT_OF_TURN_REASON },
    },
    approveClearance: { ...fire, body: { remarks: 'Seen.' } },
    approveClearanceWithConditions: {
      ...fire,
      body: { remarks: 'Seen.', conditions: [{ text: 'A second extinguisher.', due_on: '2026-02-10' }] },
    },
    returnClearance: { ...fire, body: { remarks: 'The plan cannot be read.', requirement_codes: ['R10'] } },
    recallClearance: { ...fire, body: { reason: 'The second exit was bricked up.' }, expectedStatus: 409 },
    returnClearanceToQueue: { ...fire, body: { reason: 'The plan is with my colleague.' } },
    listColleagues: { who: fire.who },
    handOverClearances: { who: fire.who, body: { to_account_id: null, note: 'My shift is over.' } },
    takeBackDecision: { ...fire, expectedStatus: 409 },
    rejectClearance: { ...fire, body: { ground: 'RA 9514', remarks: 'There is no second way out.' } },
    scheduleInspection: {
      ...fire,
      body: { scheduled_on: '2026-01-14', scheduled_time: '09:30', inspectors: 'FO2 Santos' },
    },
    recordInspection: { ...toClearanceAct('rhu'), body: { result: 'PASSED', findings: 'Clean.' } },
    getListChoice: { who: fire.who, params: { list: 'clearances' } },
    saveListChoice: {
      who: fire.who,
      params: { list: 'clearances' },
      body: { hidden: ['barangay'], density: 'compact' },
    },
    downloadHoldings: { who: fire.who, query: { sort: 'business', format: 'csv', hidden: 'lines' } },
    downloadClearances: { who: fire.who, query: { view: 'open', sort: '-business', format: 'csv', hidden: 'visit' } },
    listSavedViews: { who: fire.who, query: { list: 'clearances' } },
    saveView: { who: fire.who, body: { list: 'clearances', name: 'Late', query: 'view=overdue' } },
    orderSavedViews: { who: fire.who, body: { list: 'clearances', view_ids: [1] } },
    removeSavedView: { who: fire.who, params: { view_id: 1 }, expectedStatus: 404 },
    getOfficeDashboard: { who: fire.who },
    ...createVisitSamples(people, getClearanceId(stages, 'rhu')),
  } satisfies Partial<Record<EndpointName, Sample>>;
}

/** The only visit of the fixture is the health unit's, on the day after. */
function createVisitSamples({ officers: staff, owner }: MunicipalityFixture['people'], clearance_id: number) {
  const rhu = staff.get('rhu');
  const visit = { who: rhu, params: { inspection_no: 'INS-2026-00001' } };
  const keys = {
    report_key: '5b0c5a52-6d6d-4a53-9a7e-4c1d0f7e1a01',
    photo_key: '5b0c5a52-6d6d-4a53-9a7e-4c1d0f7e1a02',
  };
  return {
    listVisits: { who: rhu, query: { from: '2026-01-12' } },
    getVisitCalendar: { who: rhu, query: { day: '2026-01-12' } },
    getFieldVisits: { who: rhu },
    getVisit: visit,
    assignVisit: { ...visit, body: { inspector_id: rhu?.account_id ?? 0 } },
    reportVisit: {
      ...visit,
      body: {
        report_key: keys.report_key,
        scheduled_at: '2026-01-13T01:00:00.000Z',
        visited_at: '2026-01-13T01:20:00.000Z',
        result: 'NO_SHOW',
        findings: 'The doors were closed.',
        checklist: [],
        met_name: '',
        signature: [],
        place: { latitude: 13.25, longitude: 123.45, accuracy_m: 12 },
      },
    },
    sendVisitPhoto: { ...visit, query: { ...keys, taken_at: '2026-01-13T01:10:00.000Z' }, expectedStatus: 422 },
    downloadVisitPhoto: { who: rhu, params: { photo_id: 999_999 }, expectedStatus: 404 },
    downloadVisitSlip: visit,
    printVisitSlips: { who: rhu, body: { clearance_ids: [clearance_id] } },
    downloadPrintedSlips: { who: rhu, params: { print_id: NO_PRINT }, expectedStatus: 404 },
    requestAnotherDay: { ...visit, who: owner, body: { day: '2026-01-14', reason: 'We are at a wedding.' } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createMoneySamples({ people: { owner }, stages }: MunicipalityFixture) {
  const { payable, started, paid } = stages;
  const own = { who: owner };
  return {
    getBill: { ...own, params: { assessment_code: payable.assessment_code } },
    listBills: { ...own, params: { assessment_code: payable.assessment_code } },
    downloadBill: { ...own, params: { bill_id: payable.bill_id } },
    getCurrentDue: { ...own, params: { assessment_code: payable.assessment_code } },
    startPayment: {
      ...own,
      params: { assessment_code: payable.assessment_code },
      body: { method: 'gcash', amount: payable.total },
    },
    startJointPayment: {
      ...own,
      body: {
        method: 'gcash',
        orders: [payable, started].map(({ assessment_code }) => ({ assessment_code, amount: payable.total })),
      },
      expectedStatus: 409,
    },
    getAttempt: { ...own, params: { request_id: started.request_id } },
    refreshAttempt: { ...own, params: { request_id: started.request_id } },
    getLastAttempt: { ...own, query: { assessment_code: started.assessment_code } },
    listMyPayments: { ...own, query: { search: 'Matibay', limit: '5' } },
    downloadReceipt: { ...own, params: { receipt_no: paid.receipt_no } },
    downloadPaymentReceipts: { ...own, params: { receipt_no: paid.receipt_no } },
    getStatement: { ...own, query: { company_code: payable.company_code, as_of: '2026-01-12' } },
    issueStatement: { ...own, body: { company_code: payable.company_code, as_of: '2026-06-05' } },
    downloadStatement: { ...own, params: { soa_no: stages.soa_no } },
  } satisfies Partial<Record<EndpointName, Sample>>;
}

function createPermitSamples({
  people: { owner, signatory, affiliate, bplo },
  stages: { released, issued },
}: MunicipalityFixture) {
  return {
    sendSignature: { who: signatory, expectedStatus: 422 },
    removeSignature: { who: signatory },
    getSignature: { who: signatory },
    signPermits: { who: signatory, body: { assessment_codes: [released.assessment_code] } },
    signPermit: { who: signatory, params: { permit_no: released.permit_no } },
    getSatisfactionSurvey: { who: owner, params: { assessment_code: issued.assessment_code } },
    answerSatisfactionSurvey: { who: owner, params: { assessment_code: issued.assessment_code }, body: SURVEY_SAMPLE },
    downloadForm: { who: owner, params: { assessment_code: issued.assessment_code }, query: { format: 'xlsx' } },
    downloadOriginalsSlip: {
      who: owner,
      params: { assessment_code: issued.assessment_code },
      expectedStatus: 409,
    },
    downloadPermit: { who: owner, params: { permit_no: issued.permit_no } },
    printPermits: { who: bplo, body: { assessment_codes: [issued.assessment_code] } },
    downloadPrintedPermits: { who: bplo, params: { print_id: NO_PRINT }, expectedStatus: 404 },
    scanPermit: { who: affiliate, body: { qrcode: issued.token } },
    getPermitList: { who: affiliate },
    listScanAlerts: { who: signatory, query: { limit: '5' } },
    listScans: { who: affiliate, query: { search: 'MP', limit: '5' } },
    getAffiliateDashboard: { who: affiliate },
  } satisfies Partial<Record<EndpointName, Sample>>;
}
