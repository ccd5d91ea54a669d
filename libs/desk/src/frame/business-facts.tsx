import { fetchFile } from '@ebpls/api-client';
import { type Assessment, downloadForm, FORM_SECTIONS, type FormSection, type FormTable } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { type Fact, Facts, Stack } from '@ebpls/ui';

import { useNames, useWords } from './business.messages.ts';

const FACT_NAMES = ['area', 'workers', 'mobile', 'sells', 'email', 'pin_remark'] as const;
type FactName = (typeof FACT_NAMES)[number];

/** Told by the head of the case, which the server writes: owner, number, address and lines. */
const HEAD = 'head';
/** Not needed to judge the place; whoever asks finds it in the papers. */
const NOT_SHOWN = null;

/** Where an office reads each answer of the form. The server leaves out what an office may not see. */
const SHOWN_IN = {
  identity: {
    org_type: NOT_SHOWN,
    registration_no: NOT_SHOWN,
    registration_date: NOT_SHOWN,
    registration_expiry: NOT_SHOWN,
    tin: NOT_SHOWN,
    company_name: HEAD,
    trade_name: NOT_SHOWN,
    has_one_name: NOT_SHOWN,
    last_name: HEAD,
    first_name: HEAD,
    middle_name: HEAD,
    suffix: HEAD,
    sex: NOT_SHOWN,
    birth_date: NOT_SHOWN,
    civil_status: NOT_SHOWN,
    citizenship: NOT_SHOWN,
    corporation_name: HEAD,
    nationality: NOT_SHOWN,
    president_name: NOT_SHOWN,
    treasurer_name: NOT_SHOWN,
  },
  place: {
    unit: HEAD,
    building: HEAD,
    street: HEAD,
    subdivision: HEAD,
    brgycode: HEAD,
    zip: NOT_SHOWN,
    geo_lat: NOT_SHOWN,
    geo_lng: NOT_SHOWN,
    pin_remark: 'pin_remark',
    activity_of_place: NOT_SHOWN,
    main_office_address: NOT_SHOWN,
    business_area_sqm: 'area',
    premises: NOT_SHOWN,
    tax_declaration_no: NOT_SHOWN,
    lessor_name: NOT_SHOWN,
    lessor_address: NOT_SHOWN,
    lessor_mobile: NOT_SHOWN,
    lessor_email: NOT_SHOWN,
    monthly_rental: NOT_SHOWN,
    lease_start: NOT_SHOWN,
    lease_end: NOT_SHOWN,
  },
  contacts: {
    telephone: NOT_SHOWN,
    mobile: 'mobile',
    email: 'email',
    website: NOT_SHOWN,
    owner_address: NOT_SHOWN,
    emergency_name: NOT_SHOWN,
    emergency_mobile: NOT_SHOWN,
    emergency_email: NOT_SHOWN,
  },
  people: {
    employees_male: 'workers',
    employees_female: 'workers',
    residents_male: NOT_SHOWN,
    residents_female: NOT_SHOWN,
    vehicles: NOT_SHOWN,
    motorcycles: NOT_SHOWN,
  },
  activity: {
    lines: HEAD,
    total_assets: NOT_SHOWN,
    date_started: NOT_SHOWN,
    sells_liquor: 'sells',
    sells_tobacco: 'sells',
  },
} as const satisfies FormTable<FactName | typeof HEAD | typeof NOT_SHOWN>;

type Answers = Readonly<Record<string, unknown>>;

/** Who and where the business is, for whoever has to judge it. */
export function BusinessFacts({ assessment }: { readonly assessment: Assessment }) {
  const t = useWords();
  const name = useNames();
  const { owner_name, address, barangay_name, lines, company_code, business, filed_by } = assessment;
  const always: Fact[] = [
    { label: t('owner'), value: owner_name },
    { label: t('number'), value: company_code },
    { label: t('place'), value: address || barangay_name },
    { label: t('lines'), value: lines.map(({ name }) => name).join(', '), wide: true },
    ...(filed_by === undefined
      ? []
      : [
          {
            label: t(filed_by.at_counter ? 'filed_at_counter' : 'filed_by'),
            value: representative(filed_by),
            wide: true,
          },
        ]),
  ];
  const form = () =>
    fetchFile(downloadForm, { params: { assessment_code: assessment.assessment_code }, query: { format: 'pdf' } });
  return (
    <Stack gap={2}>
      <Facts columns={2} items={[...always, ...registeredFacts(business ?? {}, t)]} />
      <div>
        <DownloadButton asLink shows offers={{ act: 'print_form', ...name('print_form') }} fetch={form}>
          {t('form')}
        </DownloadButton>
      </div>
    </Stack>
  );
}

function representative({ name, delegation_no }: NonNullable<Assessment['filed_by']>): string {
  return `${name} · ${delegation_no}`;
}

/** What the registration tells beside that; what it leaves out is not shown. */
function registeredFacts(business: Answers, t: ReturnType<typeof useWords>): Fact[] {
  const count = (answers: readonly unknown[]): number =>
    answers.reduce<number>((sum, answer) => sum + Number(answer), 0);
  const text = ([answer]: readonly unknown[]): string => String(answer);
  const facts: Readonly<Record<FactName, (answers: readonly unknown[]) => string | number>> = {
    area: (answers) => `${text(answers)} m²`,
    workers: count,
    mobile: text,
    sells: (goods) => goods.map(String).join(', '),
    email: text,
    pin_remark: text,
  };
  return FACT_NAMES.flatMap((name) => {
    const answers = answersFor(name, business).map(({ field, answer }) =>
      answer === true && (field === 'sells_liquor' || field === 'sells_tobacco') ? t(field) : answer,
    );
    return answers.length === 0
      ? []
      : [{ label: t(name), value: facts[name](answers), wide: name === 'email' || name === 'pin_remark' }];
  });
}

interface GivenAnswer {
  readonly field: string;
  readonly answer: unknown;
}

/** What stands in the fields of a fact, without those that are empty or answered with no. */
function answersFor(fact: FactName, business: Answers): GivenAnswer[] {
  return FORM_SECTIONS.flatMap((section) => {
    const given = business[section];
    if (typeof given !== 'object' || given === null) return [];
    return Object.entries(given).flatMap(([field, answer]: [string, unknown]) =>
      isShownIn(fact, section, field) && answer !== '' && answer !== false ? [{ field, answer }] : [],
    );
  });
}

function isShownIn(fact: FactName, section: FormSection, field: string): boolean {
  const rows: Readonly<Record<string, FactName | typeof HEAD | typeof NOT_SHOWN>> = SHOWN_IN[section];
  return rows[field] === fact;
}
