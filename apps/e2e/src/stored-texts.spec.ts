import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

import { HOSTILE } from './hostile-texts.ts';
import { getProduct } from './e2e-harness.ts';
import { getMailLink, waitForMail, listMailPages } from './outbox.ts';
import { createPdf } from './papers.ts';
import { signIn, test, type MunicipalityFixture } from './municipality.ts';

const MAIL_DOMAIN = '@sanisidro-maligaya.example';
const PASSWORD = 'Isang-mahabang-susi-2026';
const THEMES = ['LIGHT', 'ONE_DARK', 'UNICORN'] as const;
/** Numbers of hostile texts that fit into a field of 500 characters, and into the name of a business. */
const IN_REMARKS = 7;
const IN_NAME = 3;
/** An owner opens twenty inquiries an hour. */
const IN_SUBJECT = 3;

/** A client that calls the API directly, without a form. */
interface Caller {
  readonly request: <T>(method: string, path: string, body?: object | FormData) => Promise<T>;
  readonly token: string;
}

const toUrl = (path: string): string => `${getProduct().address}${path}`;

async function createCaller(email: string, password = getProduct().password): Promise<Caller> {
  const response = await fetch(toUrl('/api/auth/signin'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  const request = async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
    const isForm = body instanceof FormData;
    const bodyInit = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const reply = await fetch(toUrl(path), {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...bodyInit,
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer as T;
  };
  return { request, token: accessToken };
}

/** A new owner, whose names are hostile already in the mail that greets them. */
async function createOwner(): Promise<Caller & { readonly email: string }> {
  const email = `written-${Date.now()}@negosyo.example`;
  const [firstname, lastname] = HOSTILE.slice(8, 10);
  await fetch(toUrl('/api/auth/signup'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstname, lastname, email, password: PASSWORD, terms: true }),
  });
  const token = new URL(getMailLink(await waitForMail(email, /confirm your e-mail/i))).searchParams.get('token');
  await fetch(toUrl('/api/auth/verify'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return { ...(await createCaller(email, PASSWORD)), email };
}

const splitHostile = (size: number): string[][] =>
  Array.from({ length: Math.ceil(HOSTILE.length / size) }, (_, place) =>
    HOSTILE.slice(place * size, (place + 1) * size),
  );
/** Two businesses of one barangay may not have one name, nor may two runs in one municipality. */
const RUN = Date.now().toString(36);
const NAMES = splitHostile(IN_NAME).map((part) => `${part.join(' ')} ${RUN}`);
const SUBJECT_LINES = splitHostile(IN_SUBJECT).map((part) => part.join(' '));
const getHostileText = (place: number): string => HOSTILE[place % HOSTILE.length] ?? '';

/** The registration of a business with a hostile text in every text field. */
function createForm(name: string, turn: number): Readonly<Record<string, object>> {
  const [one, two, three] = [getHostileText(turn * 3), getHostileText(turn * 3 + 1), getHostileText(turn * 3 + 2)];
  return {
    identity: {
      org_type: 'SOLE',
      registration_no: `DTI-${turn}-${Date.now()}`,
      registration_date: '2025-12-15',
      tin: '123-456-789-000',
      company_name: name,
      trade_name: two,
      last_name: one,
      first_name: two,
      middle_name: three,
      sex: 'F',
      birth_date: '1988-06-19',
      civil_status: 'SINGLE',
      citizenship: 'Filipino',
    },
    place: {
      unit: three,
      building: two,
      street: one,
      subdivision: two,
      brgycode: '9990101015',
      zip: '9901',
      geo_lat: 13.25,
      geo_lng: 123.45,
      activity_of_place: 'MAIN_OFFICE',
      main_office_address: two,
      business_area_sqm: 40,
      premises: 'OWNED',
      tax_declaration_no: 'TD-1',
    },
    contacts: {
      mobile: '09171234567',
      email: 'shop@example.com',
      owner_address: one,
      emergency_name: two,
      emergency_mobile: '09171234568',
    },
    people: {
      employees_male: 1,
      employees_female: 1,
      residents_male: 1,
      residents_female: 1,
      vehicles: 0,
      motorcycles: 0,
    },
    activity: {
      lines: [{ line: 'L11', products: [one, two, three].join(' '), is_principal: true }],
      total_assets: '750,000',
      date_started: '2026-01-05',
      sells_liquor: false,
      sells_tobacco: false,
    },
  };
}

async function register(owner: Caller, name: string, turn: number): Promise<string> {
  const { company_code } = await owner.request<{ company_code: string }>('POST', '/api/companies', {});
  for (const [draft_revision, [section, values]] of Object.entries(createForm(name, turn)).entries())
    await owner.request('PUT', `/api/companies/${company_code}/draft`, { section, values, draft_revision });
  await owner.request('POST', `/api/companies/${company_code}/register`);
  return company_code;
}

interface SentPaper {
  readonly document_id: string;
  readonly file_name: string;
}

/** Papers with hostile names: each text once, over the kinds of paper that the application requires. */
async function sendPapers(
  owner: Caller,
  company_code: string,
  assessment_code: string,
  codes: readonly string[],
): Promise<SentPaper[]> {
  const sentPapers: SentPaper[] = [];
  for (const [place, name] of HOSTILE.entries()) {
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array(createPdf('paper.pdf', `Paper ${place}`).buffer)], { type: 'application/pdf' }),
      `${name}.pdf`,
    );
    sentPapers.push(
      await owner.request<SentPaper>(
        'POST',
        `/api/companies/${company_code}/documents?requirement_code=${codes[place % codes.length]}&assessment_code=${assessment_code}`,
        form,
      ),
    );
  }
  return sentPapers;
}

interface HostileApplication {
  readonly company_code: string;
  readonly assessment_code: string;
  readonly papers: readonly SentPaper[];
}

interface Application {
  readonly requirements: readonly {
    readonly code: string;
    readonly is_mandatory: boolean;
    readonly document: SentPaper | null;
  }[];
  readonly clearances: readonly { readonly clearance_id: number | null; readonly office: string }[];
}

async function file(owner: Caller, company_code: string): Promise<HostileApplication> {
  const draft = (
    await owner.request<{ assessment_code: string }>('POST', `/api/companies/${company_code}/assessments`, {
      application_type: 'NEW',
      tax_year: 2026,
    })
  ).assessment_code;
  const { requirements } = await owner.request<Application>('GET', `/api/assessments/${draft}`);
  const papers = await sendPapers(
    owner,
    company_code,
    draft,
    requirements.filter(({ is_mandatory }) => is_mandatory).map(({ code }) => code),
  );
  const declaration = {
    payment_mode: 'ANNUAL',
    total_assets: '750000.00',
    employees_male: 1,
    employees_female: 1,
    lines: [{ line: 'L11', capitalization: '750000.00' }],
    zero_gross_affidavit: false,
    signed_name: getHostileText(8),
    agrees: true,
  };
  const { assessment_code } = await owner.request<{ assessment_code: string }>(
    'POST',
    `/api/assessments/${draft}/submit`,
    declaration,
  );
  return { company_code, assessment_code, papers };
}

/** Texts of the offices to the owner: about papers, about a visit, about the case. */
async function answerAll(
  { assessment_code }: HostileApplication,
  { bplo, fire }: { readonly bplo: Caller; readonly fire: Caller },
): Promise<number> {
  const remarks = splitHostile(IN_REMARKS).map((part) => part.join(' '));
  await bplo.request('POST', `/api/assessments/${assessment_code}/accept`, {});
  const { clearances, requirements } = await bplo.request<Application>('GET', `/api/assessments/${assessment_code}`);
  const requirementRules = (
    await bplo.request<{ requirements: readonly { code: string; verified_by: readonly string[] }[] }>(
      'GET',
      '/api/reference',
    )
  ).requirements;
  const own = requirements.filter(({ code }) =>
    requirementRules.find((one) => one.code === code)?.verified_by.includes('bplo'),
  );
  for (const [place, { document }] of own.entries())
    if (document)
      await bplo.request('POST', `/api/documents/${document.document_id}/judge`, {
        state: 'INVALID',
        remarks: remarks[place % remarks.length],
      });
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  const act = (name: string, body: object): Promise<unknown> =>
    fire.request('POST', `/api/clearances/${clearance_id}/${name}`, body);
  await act('claim', { ground: 'OTHER', note: getHostileText(5) });
  await act('schedule-inspection', {
    scheduled_on: '2026-01-14',
    scheduled_time: '09:00',
    inspectors: [getHostileText(8), getHostileText(31)].join(' '),
  });
  // A failed visit returns the case to the owner, with its findings.
  await act('record-inspection', { result: 'FAILED', findings: remarks.slice(0, 3).join(' ') });
  return clearance_id;
}

/** The remarks of one thread: the texts of its subject, and the next ones. */
const listRemarks = (place: number): string[] => HOSTILE.slice(place * IN_SUBJECT, place * IN_SUBJECT + IN_REMARKS);

/** A socket of the messenger without the browser. */
async function openSocket({ token }: Caller): Promise<Socket> {
  const socket = io(getProduct().address, {
    query: { token, connection_from: 'web' },
    transports: ['websocket'],
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return socket;
}

async function emit(socket: Socket, event: string, body: object): Promise<{ id: number }> {
  const answer = (await socket.timeout(20_000).emitWithAck(event, body)) as { ok?: boolean; data?: { id: number } };
  if (answer.ok !== true) throw new Error(JSON.stringify(answer));
  return answer.data ?? { id: 0 };
}

/** An inquiry for every three texts, and one thread in which both sides send all of them. */
async function exchangeMessages(owner: Caller, fire: Caller): Promise<void> {
  // Each socket sends as many events in a burst as there are texts.
  const [asker, ownerSocket, officeSocket] = [await openSocket(owner), await openSocket(owner), await openSocket(fire)];
  for (const [place, subject] of SUBJECT_LINES.entries()) {
    const remarks = listRemarks(place).join(' ');
    await emit(asker, 'sent-inquiry', { sent_to_role_id: 4, subject, remarks, message: getHostileText(place + 1) });
  }
  const { data } = await owner.request<{ data: readonly { id: number }[] }>('GET', '/api/account/inquiries');
  for (const [place, message] of HOSTILE.entries())
    await emit(place % 2 === 0 ? ownerSocket : officeSocket, 'sent-inquiry-message', {
      type: place % 2 === 0 ? 'user' : 'office',
      inquiry_id: data[0]?.id,
      message,
    });
  for (const socket of [asker, ownerSocket, officeSocket]) socket.close();
}

/** Forbidden events of a browser: hostile texts that ran, and violations of the page's policy. */
interface Watch {
  readonly struck: string[];
  readonly stopped: string[];
}

async function watchPage(page: Page): Promise<Watch> {
  const watch: Watch = { struck: [], stopped: [] };
  await page.exposeFunction('struck', () => watch.struck.push(page.url()));
  await page.exposeFunction('stopped', (what: string) => watch.stopped.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { stopped: (what: string) => void }).stopped;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      report(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  return watch;
}

/** Opens a page in a theme, and waits until it is complete. */
async function open(page: Page, address: string, theme: string): Promise<void> {
  await page.evaluate((chosenTheme) => localStorage.setItem('settings', JSON.stringify({ theme: chosenTheme })), theme);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Every text is shown literally. */
async function expectShown(page: Page, words: readonly string[], where = 'main'): Promise<void> {
  await expect
    .poll(async () => {
      const text = (await page.locator(where).allTextContents()).join('\n');
      return words.filter((one) => !text.includes(one));
    }, `${page.url()} shows what was written`)
    .toEqual([]);
}

const getDrawer = (page: Page): Locator => page.getByRole('dialog');
const SUBJECTS = 'ul[aria-label="Inquiries"] > li';

/**
 * The messenger on both sides: every subject in the list, every message in the thread, every remark above its thread,
 * every saved reply.
 */
async function expectAllRead(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.locator('button.eb-fab').click();
    const rows = getDrawer(page).locator(SUBJECTS);
    await expect(rows.first()).toBeVisible();
    // Others write to the same office, before and meanwhile.
    const findPlace = async (subject: string): Promise<number> =>
      (await rows.allTextContents()).findIndex((text) => text.includes(subject));
    while ((await findPlace(SUBJECT_LINES[0] ?? '')) < 0) {
      const rowCount = await rows.count();
      await getDrawer(page).getByRole('button', { name: 'Show older inquiries' }).click();
      await expect.poll(() => rows.count()).toBeGreaterThan(rowCount);
    }
    await expectShown(page, HOSTILE, SUBJECTS);
    const newest = SUBJECT_LINES.length - 1;
    // The remarks of every second thread contain all texts.
    for (const place of [newest, ...[...SUBJECT_LINES.keys()].filter((one) => one % 2 === 0)]) {
      await expect.poll(() => findPlace(SUBJECT_LINES[place] ?? '')).toBeGreaterThanOrEqual(0);
      await rows
        .nth(await findPlace(SUBJECT_LINES[place] ?? ''))
        .getByRole('button')
        .click();
      await expectShown(page, listRemarks(place), '[role="dialog"]');
      if (place === newest) await expectShown(page, HOSTILE, '[role="dialog"] ol');
      await getDrawer(page).getByRole('button', { name: 'Back to list' }).click();
    }
    await page.keyboard.press('Escape');
  }
}

/** The saved replies of an office, half of them at a time: fifty are allowed. */
async function expectReplies(page: Page, office: Caller): Promise<void> {
  for (const half of splitHostile(HOSTILE.length / 2)) {
    const ids: number[] = [];
    for (const title of half)
      ids.push(
        (await office.request<{ id: number }>('PUT', '/api/account/inquiries/replies', { title, message: title })).id,
      );
    await page.locator('button.eb-fab').click();
    await getDrawer(page).locator(SUBJECTS).first().getByRole('button').click();
    await expectShown(page, half, '[role="dialog"] select');
    await getDrawer(page)
      .getByLabel('Saved replies')
      .selectOption({ label: half[0] ?? '' });
    await expect(getDrawer(page).getByLabel('Reply', { exact: true })).toHaveValue(half[0] ?? '');
    await getDrawer(page).getByRole('button', { name: 'Back to list' }).click();
    await page.keyboard.press('Escape');
    for (const id of ids) await office.request('DELETE', `/api/account/inquiries/replies/${id}`);
  }
}

/** The owner's mails, rendered without a policy of their own. */
async function renderMails(municipality: MunicipalityFixture, email: string, watches: Watch[]): Promise<void> {
  const reader = await municipality.visitor();
  watches.push(await watchPage(reader));
  const mails = listMailPages(email);
  const texts: string[] = [];
  for (const mail of mails) {
    await reader.setContent(mail);
    texts.push(await reader.locator('body').innerText());
  }
  // A mail to an unconfirmed mailbox contains no text that an unknown person may have entered.
  const greeting = texts.filter((text) => text.includes('<img src=x onerror=struck()>'));
  expect(greeting.length).toBeGreaterThan(0);
  expect(texts.length - greeting.length).toBe(1);
}

test('the watch works: it reports a text that ran, and one that the policy of the page stopped', async ({
  municipality,
}) => {
  const page = await municipality.visitor();
  const watch = await watchPage(page);
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const insertAttempt = page.evaluate(
    (plain) => document.body.insertAdjacentHTML('beforeend', plain),
    getHostileText(8),
  );
  await expect(insertAttempt).rejects.toThrow('TrustedHTML');
  const [insertion, handler] = ['require-trusted-types-for', 'script-src-attr'];
  const listStoppedBy = (directive: string) =>
    watch.stopped.filter((violation) => violation.includes(`: ${directive} `));
  await expect.poll(() => listStoppedBy(insertion)).toHaveLength(1);
  // A newer browser also reports, for each policy, that the handler in it was stopped; no other violation may occur.
  expect(watch.stopped).toHaveLength(1 + listStoppedBy(handler).length);
  expect(municipality.drainViolations().filter((violation) => !violation.includes('inline event handler'))).toEqual([
    expect.stringContaining('TrustedHTML'),
  ]);
  expect(watch.struck).toEqual([]);
  await page.goto('about:blank');
  await page.setContent(getHostileText(8));
  await expect.poll(() => watch.struck.length).toBe(1);
});

test('texts are shown to others literally: sixty hostile ones in every field, in every theme, and none of them runs', async ({
  municipality,
}) => {
  test.setTimeout(300_000);
  const owner = await createOwner();
  const [bplo, fire] = await Promise.all([createCaller(`bplo${MAIL_DOMAIN}`), createCaller(`fire${MAIL_DOMAIN}`)]);
  const codes: string[] = [];
  for (const [turn, name] of NAMES.entries()) codes.push(await register(owner, name, turn));
  const application = await file(owner, codes[0] ?? '');
  const clearance_id = await answerAll(application, { bplo, fire });
  await exchangeMessages(owner, fire);

  const pages = {
    owner: await signIn(await municipality.visitor(), owner.email, PASSWORD),
    fire: await municipality.clerk('fire'),
    bplo: await municipality.clerk('bplo'),
    admin: await municipality.clerk('admin'),
  };
  const watches = await Promise.all(Object.values(pages).map(watchPage));
  const fileNames = application.papers.map(({ file_name }) => file_name);
  expect(
    fileNames.filter((name) => /[<>:/\\]/.test(name)),
    'a file name keeps nothing that a page or a disk would read as something else',
  ).toEqual([]);

  for (const [turn, theme] of THEMES.entries()) {
    await owner.request('POST', '/api/account/profile', {
      firstname: getHostileText(31 + turn * 2),
      lastname: getHostileText(32 + turn * 2),
      bio: '',
    });
    await open(pages.bplo, `/bplo/request/holdings/list?search=${RUN}`, theme);
    await expectShown(pages.bplo, NAMES.slice(1));
    await open(pages.bplo, `/bplo/request/clearances?case=${application.assessment_code}`, theme);
    await expectShown(pages.bplo, NAMES.slice(0, 1));
    await open(pages.fire, `/fire/request/clearances?case=${clearance_id}`, theme);
    await expectShown(pages.fire, NAMES.slice(0, 1));
    await open(
      pages.fire,
      `/fire/request/holdings/files/${application.company_code}/${application.assessment_code}`,
      theme,
    );
    await expectShown(pages.fire, fileNames.slice(-3));
    await open(pages.fire, `/fire/request/holdings/location/main/${application.company_code}`, theme);
    await open(pages.admin, `/administrator/users?search=${encodeURIComponent(owner.email)}`, theme);
    await expectShown(pages.admin, [getHostileText(31 + turn * 2)]);
    await open(pages.admin, '/administrator/request/clearances', theme);
    await expectShown(pages.admin, NAMES.slice(0, 1));
    await open(pages.admin, '/administrator/email/sent', theme);
    await open(pages.owner, '/app/management/companies', theme);
    await expectShown(pages.owner, NAMES);
    await open(
      pages.owner,
      `/app/management/companies/assessment/details/${application.assessment_code}/${application.company_code}`,
      theme,
    );
    await expectShown(pages.owner, HOSTILE.slice(0, IN_REMARKS));
    await open(pages.owner, `/app/request/holdings/files/${application.company_code}`, theme);
  }
  await expectAllRead(pages.fire, pages.owner);
  await expectReplies(pages.fire, fire);
  await renderMails(municipality, owner.email, watches);
  expect(watches).toEqual(watches.map(() => ({ struck: [], stopped: [] })));
});
