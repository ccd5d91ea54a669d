import {
  APPLICATION_TYPES,
  type ApplicationType,
  type ArtaClass,
  type CharterService,
  type CitizensCharter,
  CLEARING_OFFICES,
  type Requirement,
} from '@ebpls/contracts';
import { getClearanceLimit, getRoutingScope, listArtaClasses, type SilencePolicy, TIME_LIMITS } from '@ebpls/rules';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

/**
 * The Citizen's Charter from the rows and rules that applications follow: offices and their fees, routing, time limits
 * in working days and the catalogue of papers. The days of a whole service are the legal days of RA 11032 s.9 as the
 * municipality reads them.
 */
export function toCitizensCharter(
  rows: ReferenceRows,
  { legal_wd }: Pick<SilencePolicy, 'legal_wd'>,
  day: string,
): CitizensCharter {
  const ordinance = rows.ordinances.find(({ effective_on }) => effective_on <= day)?.ordinance;
  const fees = ordinance?.fees.filter(({ in_force }) => in_force) ?? [];
  const requirements = [...rows.requirements.values()];
  return {
    as_of: day,
    accept_days: TIME_LIMITS.accept_wd,
    release_days: TIME_LIMITS.release_wd,
    answer_days: TIME_LIMITS.answer_wd,
    offices: [...rows.offices.values()].map(({ office, title, checks, issues, fee_codes }) => ({
      office,
      title,
      checks,
      issues,
      fees: fees.filter(({ code }) => fee_codes.includes(code)).map(({ name }) => name),
    })),
    services: APPLICATION_TYPES.map((application_type) =>
      toCharterService(application_type, { requirements, legal_wd }),
    ),
  };
}

interface ServiceRows extends Pick<SilencePolicy, 'legal_wd'> {
  readonly requirements: readonly Requirement[];
}

function toCharterService(application_type: ApplicationType, { requirements, legal_wd }: ServiceRows): CharterService {
  const classes = listArtaClasses(application_type);
  const mapClasses = (days: (arta_class: ArtaClass) => number): CharterService['days'] =>
    Object.fromEntries(classes.map((arta_class) => [arta_class, days(arta_class)])) as CharterService['days'];
  return {
    application_type,
    classes,
    days: mapClasses((arta_class) => legal_wd[arta_class]),
    offices: CLEARING_OFFICES.filter((office) => office !== 'bplo').flatMap((office) => {
      const scope = getRoutingScope(office, application_type);
      const days = mapClasses((arta_class) => getClearanceLimit({ office, arta_class, application_type }));
      return scope === 'NONE' ? [] : [{ office, scope, days }];
    }),
    requirements: requirements
      .filter(({ rules }) => rules[application_type] !== 'none')
      .map(({ code, name, rules, verified_by }) => ({ code, name, rule: rules[application_type], verified_by })),
  };
}
