// Lists the steps of a service of the Citizen's Charter, with office, time limit and fee.

import type { ArtaClass, CharterService, CitizensCharter } from '@ebpls/contracts';

import type { useWords } from './charter.messages.ts';

/** One step of a service as the charter prints it. */
export interface CharterStep {
  readonly key: string;
  readonly what: string;
  readonly note: string;
  readonly responsible: string;
  readonly limits: Partial<Record<ArtaClass, string>>;
}

interface CharterTexts {
  readonly t: ReturnType<typeof useWords>;
  readonly locale: 'en' | 'fil';
}

interface CharterContext {
  readonly service: CharterService;
  readonly charter: CitizensCharter;
}

/** Returns the steps of a service in their order, parallel offices in one row, and the total in the last row. */
export function listCharterSteps({ service, charter }: CharterContext, { t, locale }: CharterTexts): CharterStep[] {
  const listLimits = (limit: (arta_class: ArtaClass) => string): CharterStep['limits'] =>
    Object.fromEntries(service.classes.map((arta_class) => [arta_class, limit(arta_class)]));
  const formatDays = (count: number) => t('days', { count });
  const findOffice = (name: string) => charter.offices.find((one) => one.office === name);
  const licensing = t('licensing_officer', { office: findOffice('bplo')?.title[locale] ?? '' });
  const createStep = (key: Key, office: string, limit: string): CharterStep => ({
    key,
    what: t(`step_${key}`),
    note: '',
    responsible: office,
    limits: listLimits(() => limit),
  });
  return [
    createStep('file', t('applicant'), ''),
    createStep('accept', licensing, t('before_total', { days: formatDays(charter.accept_days) })),
    ...service.offices.flatMap(({ office: name, scope, days: limits }) => {
      const facts = findOffice(name);
      if (facts === undefined) return [];
      const fees = facts.fees.map((fee) => fee[locale]).join(', ');
      return {
        key: name,
        what: t('step_clear', { issues: facts.issues[locale], checks: facts.checks[locale] }),
        note: listNotes({ is_parallel: service.offices.length > 1, scope, fees }, t).join('. '),
        responsible: t('clearing_officer', { office: facts.title[locale] }),
        limits: listLimits((arta_class) => formatDays(limits[arta_class] ?? 0)),
      };
    }),
    createStep('assess', licensing, t('within_total')),
    createStep('approve', t('treasurer'), t('within_total')),
    createStep('pay', t('applicant'), t('at_once')),
    createStep('release', licensing, t('after_payment', { days: formatDays(charter.release_days) })),
    createStep('sign', t('mayor'), t('within_release')),
    { ...createStep('total', '', ''), limits: listLimits((arta_class) => formatDays(service.days[arta_class] ?? 0)) },
  ];
}

type Key = 'file' | 'accept' | 'assess' | 'approve' | 'pay' | 'release' | 'sign' | 'total';

interface OfficeStep {
  readonly is_parallel: boolean;
  readonly scope: CharterService['offices'][number]['scope'];
  readonly fees: string;
}

/** What is said of an office: that it works beside the others, whether it always has a part, and its fees. */
function listNotes({ is_parallel, scope, fees }: OfficeStep, t: CharterTexts['t']): string[] {
  return [is_parallel && t('parallel'), scope === 'SOME' && t('some'), fees !== '' && t('fee_of', { fees })].filter(
    (note) => note !== false,
  );
}
