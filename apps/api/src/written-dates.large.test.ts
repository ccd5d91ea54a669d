import {
  downloadBill,
  downloadCollectionReport,
  downloadPaymentReceipts,
  downloadPermit,
  downloadStatement,
  getAssessment,
  type Locale,
  listOwnNotifications,
  LOCALES,
} from '@ebpls/contracts';

import type { MailTemplate } from './platform/mail/mail.ts';
import { renderMail } from './platform/mail/render-mail.ts';
import { listServerMessages } from './platform/messages/catalogue.ts';
import type { TestServer } from './testing/open-server.ts';
import { readPdfText } from './testing/pdf/read-pdf.ts';
import { openFixtureServer } from './testing/fixture-server.ts';
import type { MunicipalityFixture } from './testing/municipality-fixture.ts';

const MONTH =
  '(?:January|February|March|April|June|July|August|September|October|November|December|' +
  'Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre)';
const SHORT = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Ene|Peb|Abr|Hun|Hul|Ago|Set|Okt|Nob|Dis)';
/** Every date style other than ours (decision 0070). */
const OTHER_STYLES = [
  /\b(?:19|20)\d{2}-\d{2}-\d{2}(?!\d)/,
  /\b\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})\b/,
  new RegExp(String.raw`\b(?:${SHORT}|${MONTH})\.? \d{1,2},? \d{4}\b`),
  /\b\d{1,2}:\d{2}:\d{2}\b/,
  /\bGMT|\bUTC|\d{2}:\d{2}Z\b/,
];
/** The whole name of the month is used on permits and official receipts only. */
const IN_WORDS = new RegExp(String.raw`\b\d{1,2} ${MONTH} \d{4}\b`);

function findOtherStyles(text: string, more: readonly RegExp[] = []): string[] {
  return [...OTHER_STYLES, ...more].flatMap((style) => style.exec(text)?.[0] ?? []);
}

let server: TestServer;
let fixture: MunicipalityFixture;
beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
});
afterAll(() => server.close());

test('the search itself finds every style that occurred before', () => {
  const texts = [
    'Nov 22, 2026',
    'November 22, 2026',
    '2026-11-22 07:20',
    '2026-11-22',
    '11/22/2026',
    '2026-11-22T07:20:00.000Z',
    'Hun 5, 2026',
  ];
  expect(texts.filter((text) => findOtherStyles(text).length === 0)).toEqual([]);
  expect(findOtherStyles('22 Nov 2026, 7:20 AM')).toEqual([]);
  expect(findOtherStyles('22 November 2026', [IN_WORDS])).toEqual(['22 November 2026']);
});

test('every paper formats its days in the one style', async () => {
  const {
    people: { owner, treasurer },
    stages,
    counter,
  } = fixture;
  const file = async (
    endpoint: Parameters<typeof server.request>[0],
    person = owner,
    params: Record<string, string | number> = {},
  ) => {
    const { status, raw } = await server.request(endpoint, person, { params });
    expect([endpoint.path, status]).toEqual([endpoint.path, 200]);
    const text = readPdfText(raw);
    expect(text).toMatch(new RegExp(String.raw`\b\d{1,2} (?:${SHORT}|${MONTH}) 2026\b`));
    return text;
  };
  const proofs = [
    await file(downloadPermit, owner, { permit_no: stages.issued.permit_no }),
    await file(downloadPaymentReceipts, owner, { receipt_no: stages.paid.receipt_no }),
  ];
  const papers = [
    await file(downloadBill, owner, { bill_id: stages.payable.bill_id }),
    await file(downloadStatement, owner, { soa_no: stages.soa_no }),
    await file(downloadCollectionReport, treasurer, { report_no: counter.report_no, format: 'pdf' }),
  ];
  expect([
    ...proofs.flatMap((text) => findOtherStyles(text)),
    ...papers.flatMap((text) => findOtherStyles(text, [IN_WORDS])),
  ]).toEqual([]);
});

test('every sent mail and every template formats days in the one style', async () => {
  const mails = await server.api.db.selectFrom('mail').select(['subject', 'body_text', 'body_html']).execute();
  expect(mails.length).toBeGreaterThan(10);
  expect(mails.flatMap(({ subject, body_text }) => findOtherStyles(`${subject} ${body_text}`, [IN_WORDS]))).toEqual([]);

  const templates = Object.keys(listServerMessages('en')).flatMap(
    (key) => /^mail\.(\w+)\.subject$/.exec(key)?.[1] ?? [],
  ) as MailTemplate[];
  expect(templates.length).toBeGreaterThan(20);
  const mailTexts = LOCALES.flatMap((locale) =>
    templates.flatMap((template) => DATES.map((value) => [template, fillMail(value, { template, locale })] as const)),
  );
  expect(
    mailTexts.flatMap(([template, text]) => findOtherStyles(text, [IN_WORDS]).map((date) => `${template}: ${date}`)),
  ).toEqual([]);
});

/** As the wire and older rows have them. */
const DATES = ['2026-11-22', '2026-11-22 07:20', '2026-11-21T23:20:00.000Z'];

/** The mail with this value at every placeholder. */
function fillMail(
  value: string,
  { template, locale }: { readonly template: MailTemplate; readonly locale: Locale },
): string {
  const source = `${listServerMessages(locale)[`mail.${template}.subject`] ?? ''} ${listServerMessages(locale)[`mail.${template}.text`] ?? ''}`;
  const params = Object.fromEntries([...source.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value]));
  const { subject, body_text } = renderMail({ template, locale, params });
  return `${subject} ${body_text}`;
}

test.each(LOCALES)('histories and notifications in %s format days in the one style', async (locale) => {
  const headers = { 'accept-language': locale };
  const {
    people: { owner },
    stages,
  } = fixture;
  await server.api.db.updateTable('account').set({ locale }).where('id', '=', owner.account_id).execute();
  const codes = (
    await server.api.db
      .selectFrom('application')
      .select('assessment_code')
      .where('owner_id', '=', owner.account_id)
      .execute()
  ).flatMap(({ assessment_code }) => assessment_code ?? []);
  expect(codes).toContain(stages.issued.assessment_code);
  const texts: string[] = [];
  for (const assessment_code of codes) {
    const { timeline } = (await server.request(getAssessment, owner, { params: { assessment_code }, headers })).body;
    texts.push(...timeline.map(({ title, note }) => `${title} ${note}`));
  }
  const { data } = (await server.request(listOwnNotifications, owner, { query: { limit: '100' }, headers })).body;
  texts.push(...data.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.some((text) => new RegExp(`\\d ${SHORT} 2026`).test(text))).toBe(true);
  expect(texts.flatMap((text) => findOtherStyles(text, [IN_WORDS]))).toEqual([]);
});
