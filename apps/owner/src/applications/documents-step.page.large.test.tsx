import {
  bringPaper,
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  markDocumentInapplicable,
  type RequirementItem,
  saveAssessmentDraft,
  uploadDocument,
} from '@ebpls/contracts';
import {
  createBusinessForm,
  createOwnedCompany,
  createDocument,
  createAssessment,
  createReference,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { showPhotos } from './documents/document-photos.store.ts';
import { createPhotoPdf } from './documents/photos-to-pdf.ts';

jest.mock('./documents/photos-to-pdf.ts', () => ({
  createPhotoPdf: jest.fn(async (photos: File[], name: string) => new File([`${photos.length} pages`], name)),
}));

const api = createFakeApi();
const ADDRESS = '/app/management/companies/assessment/edit/DRAFT-45/SI-000114';
const R01 = { code: 'R01', name: 'Proof of registration', is_mandatory: true, verified_by: ['bplo'], document: null };
const R07 = { ...R01, code: 'R07', name: 'Lease' };
const R30 = { ...R01, code: 'R30', name: 'Photo of the shop', is_mandatory: false };

const getGroup = (name: string): HTMLElement => screen.getByRole('group', { name });
const createPhoto = (name: string): File => new File([name], name, { type: 'image/jpeg' });

beforeEach(() => {
  showPhotos('DRAFT-45/R07', undefined);
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

test('a paper that is brought counts as done, and appears on the check page with a warning', async () => {
  let is_brought = false;
  api.replyWith(getAssessment, () =>
    createAssessment({
      assessment_code: 'DRAFT-45',
      requirements: [{ ...R01, is_brought }, { ...R07, document: createDocument({ requirement_code: 'R07' }) }, R30],
    }),
  );
  api.replyWith(bringPaper, ({ body }) => {
    is_brought = (body as { is_brought: boolean }).is_brought;
    return { is_brought };
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('1 of 2 done')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I will bring it' }));
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(
    screen.getByText('All required documents have been uploaded or will be brought to the municipal hall.'),
  ).toBeVisible();
  expect(api.listRequests(bringPaper)[0]?.body).toEqual({ requirement_code: 'R01', is_brought: true });
  expect(getGroup('Proof of registration')).toHaveTextContent('Bring the original to the municipal hall.');

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const list = await screen.findByRole('list', { name: 'Documents' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('Bring the original'),
    expect.stringContaining('dti.pdf'),
    expect.stringContaining('Not uploaded, optional'),
  ]);
  expect(screen.getByText(/^Bring 1 original to the municipal hall/)).toBeVisible();
});

test('every warning of the steps appears on the check page again', async () => {
  const photo = { key: '1', file: createPhoto('lease.jpg'), thumbnail: undefined, hints: ['blurred'] as const };
  showPhotos('DRAFT-45/R07', { photos: [photo], is_open: false, sent_as: 'lease.jpg' });
  const expiredDocument = createDocument({ requirement_code: 'R01', valid_until: '2025-12-31', is_expired: true });
  api.replyWith(
    getAssessment,
    createAssessment({
      assessment_code: 'DRAFT-45',
      requirements: [
        { ...R01, document: expiredDocument },
        { ...R07, document: createDocument({ requirement_code: 'R07' }) },
      ],
    }),
  );
  api.replyWith(listDocuments, {
    quotas: [{ of: 'application', used_bytes: 95_000_000, limit_bytes: 100_000_000 }],
    data: [],
  });
  const place = {
    ...createBusinessForm().place,
    geo_lat: 15.5,
    geo_lng: 120.85,
    pin_remark: 'The gate faces Silangan',
  };
  api.replyWith(getCompany, createOwnedCompany({ form: { ...createBusinessForm(), place } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);

  const list = await screen.findByRole('list', { name: 'Documents' });
  const [registration, lease] = within(list).getAllByRole('listitem');
  expect(registration).toHaveTextContent(/expired on 31 Dec 2025/);
  expect(lease).toHaveTextContent(/blurred/i);
  expect(screen.getByText(/^5 of 100 MB left/)).toBeVisible();
  expect(screen.getByText(/^The pin is in Barangay Poblacion 1, but you chose Barangay Silangan/)).toBeVisible();
  expect(screen.getByText('Reason for keeping both the pin and the barangay: The gate faces Silangan')).toBeVisible();
});

test('the choice to bring a paper is withdrawn, and the paper can be sent again', async () => {
  let is_brought = true;
  api.replyWith(getAssessment, () =>
    createAssessment({ assessment_code: 'DRAFT-45', requirements: [{ ...R01, is_brought }] }),
  );
  api.replyWith(bringPaper, () => ({ is_brought: (is_brought = false) }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  await userEvent.click(await screen.findByRole('button', { name: 'Upload it instead' }));
  expect(await screen.findByText('0 of 1 done')).toBeVisible();
  expect(screen.getByLabelText('Proof of registration')).toBeInTheDocument();
});

test('an optional paper cannot be brought, and missing papers are named before the signature', async () => {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', requirements: [R01, R30] }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
  expect(await screen.findAllByRole('button', { name: 'I will bring it' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText(/You cannot submit the application without these documents. Upload them/),
  ).toBeVisible();
  expect(screen.getByText('1 document is still missing')).toBeVisible();
});

test('several photos are ordered and sent as one PDF', async () => {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', requirements: [R07] }));
  api.replyWith(uploadDocument, createDocument({ requirement_code: 'R07' }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  await userEvent.upload(await screen.findByLabelText('Lease'), [createPhoto('1.jpg'), createPhoto('2.jpg')]);
  expect(await screen.findByRole('button', { name: 'Upload 2 pages as one PDF' })).toBeVisible();
  expect(api.listRequests(uploadDocument)).toHaveLength(0);
  await userEvent.upload(screen.getByLabelText(/^Another page of this document/), createPhoto('3.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Move page 3 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove page 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 pages as one PDF' }));

  await waitFor(() => expect(api.listRequests(uploadDocument)[0]).toMatchObject({ body: { file: 'Lease.pdf' } }));
  const names = jest.mocked(createPhotoPdf).mock.calls[0]?.[0].map(({ name }) => name);
  expect(names).toEqual(['3.jpg', '2.jpg']);
});

test('photos and a PDF together are refused with a message', async () => {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', requirements: [R07] }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
  const both = [createPhoto('1.jpg'), new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' })];
  await userEvent.upload(await screen.findByLabelText('Lease'), both);
  expect(await screen.findByText(/Choose photos only, or one PDF/)).toBeVisible();
  expect(api.listRequests(uploadDocument)).toHaveLength(0);
});

test('a document that does not apply is excused with a reason, which can be withdrawn', async () => {
  let inapplicable_reason: string | undefined;
  api.replyWith(getAssessment, () =>
    createAssessment({
      assessment_code: 'DRAFT-45',
      requirements: [{ ...R07, ...(inapplicable_reason !== undefined && { inapplicable_reason }) }],
    }),
  );
  api.replyWith(markDocumentInapplicable, ({ body }) => {
    const { reason } = body as { reason: string | null };
    inapplicable_reason = reason ?? undefined;
    return { inapplicable_reason: reason };
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
  await userEvent.click(await screen.findByRole('button', { name: 'This does not apply to me' }));
  expect(screen.getByRole('button', { name: 'Save the reason' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByLabelText('Why it does not apply'), 'The building is mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the reason' }));
  expect(await screen.findByText('Does not apply: The building is mine.')).toBeVisible();
  expect(screen.getByText('1 of 1 done')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Upload it instead' }));
  expect(await screen.findByText('0 of 1 done')).toBeVisible();
  expect(api.listRequests(markDocumentInapplicable).map(({ body }) => body)).toEqual([
    { requirement_code: 'R07', reason: 'The building is mine.' },
    { requirement_code: 'R07', reason: null },
  ]);
});

test('the proof of a claim is uploaded or brought, and never stated not to apply', async () => {
  const requirements = [{ ...R07, is_proof: true }];
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', requirements }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
  expect(await screen.findByRole('button', { name: 'I will bring it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'This does not apply to me' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = (query) =>
      ({ matches: query.includes('639px'), addEventListener: () => {}, removeEventListener: () => {} }) as never;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  const getFold = (name: string): HTMLElement => screen.getByRole('region', { name });
  const listOpenFolds = () => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('.eb-section.folds > details')];
    return folds.filter(({ open }) => open).map((fold) => fold.querySelector('h3')?.textContent);
  };

  test('all documents are on one screen, required ones first, each with its state; the first missing one is open', async () => {
    const sentPaper = { ...R01, document: createDocument({ requirement_code: 'R01' }) };
    api.replyWith(
      getAssessment,
      createAssessment({ assessment_code: 'DRAFT-45', requirements: [R30, sentPaper, R07] }),
    );
    openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

    expect(await screen.findByRole('region', { name: 'Lease' })).toBeVisible();
    const summaries = [...document.querySelectorAll('.eb-section.folds summary')];
    expect(summaries.map(({ textContent }) => textContent)).toEqual([
      'Proof of registrationDone',
      'LeaseMissing',
      'Photo of the shopOptional',
    ]);
    expect(listOpenFolds()).toEqual(['Lease']);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('the next missing document opens when one is done; one with dates to enter stays open', async () => {
    const requirements: RequirementItem[] = [
      { ...R01, expires: true },
      { ...R07, is_brought: false },
      { ...R07, code: 'R08', name: 'Clearance' },
    ];
    api.replyWith(getAssessment, () => createAssessment({ assessment_code: 'DRAFT-45', requirements }));
    api.replyWith(uploadDocument, () => {
      const document = createDocument({ requirement_code: 'R01', state: 'PENDING_REVIEW' });
      requirements[0] = { ...R01, expires: true, document };
      return document;
    });
    api.replyWith(bringPaper, () => {
      requirements[1] = { ...R07, is_brought: true };
      return { is_brought: true };
    });
    openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
    const file = new File(['%PDF-1.7'], 'dti.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Proof of registration', { selector: 'input' }), file);
    await waitFor(() => expect(listOpenFolds()).toEqual(['Proof of registration', 'Lease']));
    await userEvent.click(within(getFold('Lease')).getByRole('button', { name: 'I will bring it' }));
    await waitFor(() => expect(listOpenFolds()).toEqual(['Proof of registration', 'Clearance']));
    expect(getFold('Lease').querySelector('summary')).toHaveTextContent('LeaseTo bring');
    expect(getFold('Clearance').querySelector('summary')).toHaveFocus();
  });
});

test('one press states that the originals of all missing documents are brought', async () => {
  const requirements: RequirementItem[] = [
    { ...R01, document: createDocument({ requirement_code: 'R01' }) },
    { ...R07 },
    { ...R07, code: 'R08', name: 'Clearance' },
    R30,
  ];
  api.replyWith(getAssessment, () => createAssessment({ assessment_code: 'DRAFT-45', requirements }));
  api.replyWith(bringPaper, ({ body }) => {
    const { requirement_code } = body as { requirement_code: string };
    const place = requirements.findIndex(({ code }) => code === requirement_code);
    requirements[place] = { ...(requirements[place] ?? R07), is_brought: true };
    return { is_brought: true };
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
  await userEvent.click(await screen.findByRole('button', { name: 'I will bring all 2 originals' }));
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(api.listRequests(bringPaper).map(({ body }) => body)).toEqual([
    { requirement_code: 'R07', is_brought: true },
    { requirement_code: 'R08', is_brought: true },
  ]);
  expect(screen.queryByRole('button', { name: /^I will bring all/ })).not.toBeInTheDocument();
});

test('on a desk all documents are listed, the optional ones last', async () => {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', requirements: [R30, R07] }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);
  const lease = await screen.findByLabelText('Lease');
  const photo = screen.getByLabelText(/^Photo of the shop/);
  expect(lease.compareDocumentPosition(photo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelector('.eb-section.folds')).toBeNull();
});

describe('an application that the licensing office returned for a document', () => {
  const RETURNED: Parameters<typeof createAssessment>[0] = {
    state: 'RETURNED',
    returned: { remarks: 'The lease has no signature.', requirement_codes: ['R07'], at: '2026-01-12T02:00:00.000Z' },
    requirements: [
      { ...R01, document: createDocument({ requirement_code: 'R01' }) },
      { ...R07, document: createDocument({ requirement_code: 'R07', state: 'REQUIRES_RESUBMISSION' }) },
    ],
  };

  beforeEach(() => api.replyWith(getAssessment, createAssessment(RETURNED)));

  test('opens at its documents, the one to replace first, with the words of the office in quotation marks', async () => {
    openRemote(createRoutes, '/app', ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reply to the licensing office' })).toBeVisible();
    expect(screen.getByText('“The lease has no signature.”')).toBeVisible();
    expect(screen.getByText('1 document needs a new copy')).toBeVisible();
    const order = screen.getByText('Lease').compareDocumentPosition(screen.getByText('Proof of registration'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('has the last day, and a note to the office on every step that survives a reload', async () => {
    openRemote(createRoutes, '/app', ADDRESS);
    expect(await screen.findByText(/^Submit again by 11 Feb 2026\./)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Note to the office/ }), 'The owner abroad signed it.');
    cleanup();
    openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);
    expect(await screen.findByRole('textbox', { name: /^Note to the office/ })).toHaveValue(
      'The owner abroad signed it.',
    );
  });

  test('stays at its documents when the new copy is uploaded', async () => {
    openRemote(createRoutes, '/app', ADDRESS);
    const field = await screen.findByLabelText('Lease');
    api.replyWith(uploadDocument, () => {
      api.replyWith(
        getAssessment,
        createAssessment({ ...RETURNED, requirements: [{ ...R07, document: createDocument() }] }),
      );
      return createDocument();
    });
    await userEvent.upload(field, new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('All required documents have been uploaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Reply to the licensing office' })).toBeVisible();
  });

  test('says how many documents are done and that it is signed again, and links to the document from the figures', async () => {
    openRemote(createRoutes, '/app', `${ADDRESS}?step=declare`);
    const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Figures for the yearIn progress',
      'Documents1 of 2 done',
      'Check and signSign again',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Upload again: Lease' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reply to the licensing office' })).toBeVisible();
  });
});
