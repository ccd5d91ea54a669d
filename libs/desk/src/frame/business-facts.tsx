// Shows an office the business of a case: owner, address, lines, and the answers of the form that it needs.

import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadForm, FORM_SECTIONS, type FormSection, type FormTable } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { type Fact, Facts, Stack, Text } from '@ebpls/ui';

import { useNames, useWords } from './business.messages.ts';

const FACT_NAMES = ['area', 'workers', 'mobile', 'sells', 'email', 'pin_remark'] as const;
type FactName = (typeof FACT_NAMES)[number];

const HEAD = 'head'; // fields in the head of the case, which the server formats
/** Not needed to assess the place; the papers contain it. */
const HIDDEN_FIELD = null;

/** Where an office reads each answer of the form. The server leaves out the fields that an office may not see. */
const SHOWN_IN = {
  identity: {
    org_type: HIDDEN_FIELD,
    registration_no: HIDDEN_FIELD,
    registration_date: HIDDEN_FIELD,
    registration_expiry: HIDDEN_FIELD,
    tin: HIDDEN_FIELD,
    company_name: HEAD,
    trade_name: HIDDEN_FIELD,
    has_one_name: HIDDEN_FIELD,
    last_name: HEAD,
    first_name: HEAD,
    middle_name: HEAD,
    suffix: HEAD,
    sex: HIDDEN_FIELD,
    birth_date: HIDDEN_FIELD,
    civil_status: HIDDEN_FIELD,
    citizenship: HIDDEN_FIELD,
    corporation_name: HEAD,
    nationality: HIDDEN_FIELD,
    president_name: HIDDEN_FIELD,
    treasurer_name: HIDDEN_FIELD,
  },
  place: {
    unit: HEAD,
    building: HEAD,
    street: HEAD,
    subdivision: HEAD,
    brgycode: HEAD,
    zip: HIDDEN_FIELD,
    geo_lat: HIDDEN_FIELD,
    geo_lng: HIDDEN_FIELD,
    pin_remark: 'pin_remark',
    activity_of_place: HIDDEN_FIELD,
    main_office_address: HIDDEN_FIELD,
    business_area_sqm: 'area',
    premises: HIDDEN_FIELD,
    tax_declaration_no: HIDDEN_FIELD,
    lessor_name: HIDDEN_FIELD,
    lessor_address: HIDDEN_FIELD,
    lessor_mobile: HIDDEN_FIELD,
    lessor_email: HIDDEN_FIELD,
    monthly_rental: HIDDEN_FIELD,
    lease_start: HIDDEN_FIELD,
    lease_end: HIDDEN_FIELD,
  },
  contacts: {
    telephone: HIDDEN_FIELD,
    mobile: 'mobile',
    email: 'email',
    website: HIDDEN_FIELD,
    owner_address: HIDDEN_FIELD,
    emergency_name: HIDDEN_FIELD,
    emergency_mobile: HIDDEN_FIELD,
    emergency_email: HIDDEN_FIELD,
  },
  people: {
    employees_male: 'workers',
    employees_female: 'workers',
    residents_male: HIDDEN_FIELD,
    residents_female: HIDDEN_FIELD,
    vehicles: HIDDEN_FIELD,
    motorcycles: HIDDEN_FIELD,
  },
  activity: {
    lines: HEAD,
    total_assets: HIDDEN_FIELD,
    date_started: HIDDEN_FIELD,
    sells_liquor: 'sells',
    sells_tobacco: 'sells',
  },
} as const satisfies FormTable<FactName | typeof HEAD | typeof HIDDEN_FIELD>;

type BusinessAnswers = Readonly<Record<string, unknown>>;

/** Name, address and facts of the business for the person who reviews it. */
export function BusinessFacts({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const name = useNames();
  const { owner_name, address, barangay_name, lines, company_code, business, filed_by } = assessment;
  const always: Fact[] = [
    { label: t('owner'), value: owner_name },
    { label: t('number'), value: company_code },
    { label: t('place'), value: address || barangay_name, wide: true },
    { label: t('lines'), value: lines.map(({ name }) => name).join(', '), wide: true },
    ...(filed_by === undefined
      ? []
      : [
          {
            label: t(filed_by.at_counter ? 'filed_at_counter' : 'filed_by'),
            value: formatRepresentative(filed_by),
            wide: true,
          },
        ]),
  ];
  const form = () =>
    fetchFile(downloadForm, { params: { assessment_code: assessment.assessment_code }, query: { format: 'pdf' } });
  return (
    <Stack gap={2}>
      <Facts columns={2} items={[...always, ...listRegisteredFacts(business ?? {}, t)]} />
      <Text as="div" size="secondary">
        <DownloadButton asLink shows offers={{ act: 'print_form', ...name('print_form') }} fetch={form}>
          {t('form')}
        </DownloadButton>
      </Text>
    </Stack>
  );
}

function formatRepresentative({ name, delegation_no }: NonNullable<AssessmentReply['filed_by']>): string {
  return `${name} · ${delegation_no}`;
}

/** Further facts of the registration; a fact without an answer is not shown. */
function listRegisteredFacts(business: BusinessAnswers, t: ReturnType<typeof useWords>): Fact[] {
  const count = (answers: readonly unknown[]): number =>
    answers.reduce<number>((sum, answer) => sum + Number(answer), 0);
  const text = ([answer]: readonly unknown[]): string => String(answer);
  const facts: Readonly<Record<FactName, (answers: readonly unknown[]) => string | number>> = {
    area: (answers) => `${Number(text(answers)).toLocaleString('en')} m²`,
    workers: count,
    mobile: (answers) => formatMobile(text(answers)),
    sells: (goods) => goods.map(String).join(', '),
    email: text,
    pin_remark: text,
  };
  return FACT_NAMES.flatMap((name) => {
    const answers = listAnswers(name, business).map(({ field, answer }) =>
      answer === true && (field === 'sells_liquor' || field === 'sells_tobacco') ? t(field) : answer,
    );
    return answers.length === 0
      ? []
      : [{ label: t(name), value: facts[name](answers), wide: name === 'email' || name === 'pin_remark' }];
  });
}

/** A Philippine mobile number in groups: `0917 404 1375`; any other text as it is. */
function formatMobile(number: string): string {
  return number.replace(/^(09\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
}

interface GivenAnswer {
  readonly field: string;
  readonly answer: unknown;
}

/** The answers in the fields of a fact, without those that are empty or answered with no. */
function listAnswers(fact: FactName, business: BusinessAnswers): GivenAnswer[] {
  return FORM_SECTIONS.flatMap((section) => {
    const answers = business[section];
    if (typeof answers !== 'object' || answers === null) return [];
    return Object.entries(answers).flatMap(([field, answer]: [string, unknown]) =>
      isShownIn(fact, section, field) && answer !== '' && answer !== false ? [{ field, answer }] : [],
    );
  });
}

function isShownIn(fact: FactName, section: FormSection, field: string): boolean {
  const rows: Readonly<Record<string, FactName | typeof HEAD | typeof HIDDEN_FIELD>> = SHOWN_IN[section];
  return rows[field] === fact;
}
