import type { Assessment } from '@ebpls/contracts';
import { type Fact, Facts } from '@ebpls/ui';
import * as v from 'valibot';

import { useWords } from './business.messages.ts';

const Count = v.optional(v.number());

/** As much of the registration as a desk looks at; the server leaves out what an office may not see. */
const Registered = v.object({
  place: v.optional(
    v.object({ business_area_sqm: Count, premises: v.optional(v.string()), activity_of_place: v.optional(v.string()) }),
  ),
  people: v.optional(v.object({ employees_male: Count, employees_female: Count })),
  contacts: v.optional(v.object({ mobile: v.optional(v.string()), email: v.optional(v.string()) })),
  activity: v.optional(v.object({ sells_liquor: v.optional(v.boolean()), sells_tobacco: v.optional(v.boolean()) })),
});

type Registered = v.InferOutput<typeof Registered>;

/** Who and where the business is, for whoever has to judge it. */
export function BusinessFacts({ assessment }: { readonly assessment: Assessment }) {
  const t = useWords();
  const { owner_name, address, barangay_name, lines, company_code, business } = assessment;
  const read = v.safeParse(Registered, business);
  const always: Fact[] = [
    { label: t('owner'), value: owner_name },
    { label: t('number'), value: company_code },
    { label: t('place'), value: address || barangay_name },
    { label: t('lines'), value: lines.map(({ name }) => name).join(', '), wide: true },
  ];
  return <Facts columns={2} items={[...always, ...(read.success ? registeredFacts(read.output, t) : [])]} />;
}

/** What the registration tells beside that; what it leaves out is not shown. */
function registeredFacts({ place, people, contacts, activity }: Registered, t: ReturnType<typeof useWords>): Fact[] {
  const known: Record<'area' | 'workers' | 'mobile' | 'email' | 'sells', string | number | undefined> = {
    area: place?.business_area_sqm && `${place.business_area_sqm} m²`,
    workers: people && workersOf(people),
    mobile: contacts?.mobile,
    email: contacts?.email,
    sells: activity && goodsOf(activity, t),
  };
  const names = ['area', 'workers', 'mobile', 'sells', 'email'] as const;
  return names.flatMap((name) =>
    known[name] === undefined ? [] : [{ label: t(name), value: known[name], wide: name === 'email' }],
  );
}

function workersOf({ employees_male = 0, employees_female = 0 }: NonNullable<Registered['people']>): number {
  return employees_male + employees_female;
}

function goodsOf(
  { sells_liquor, sells_tobacco }: NonNullable<Registered['activity']>,
  t: ReturnType<typeof useWords>,
): string | undefined {
  return [sells_liquor && t('liquor'), sells_tobacco && t('tobacco')].filter(Boolean).join(', ') || undefined;
}
