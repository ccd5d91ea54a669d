// The municipalities of the demonstration: what each one is, from its folder in `data/towns`.

import { existsSync, readdirSync } from 'node:fs';

import { Holiday } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { Municipality } from '../../../../apps/api/src/platform/reference/reference-rows.ts';
import { type Barangay, type BusinessRecord, readRecords } from '../records.ts';

/** First and last name of a person of the demonstration. */
const PersonName = v.tuple([v.string(), v.string()]);

const MunicipalityFacts = v.object({
  ...Municipality.entries,
  /** The business number before the first one. */
  last_number_before: v.number(),
  /** Domain of the mailboxes of its offices. */
  mail_domain: v.string(),
  /** The city in which owners of branches have their main office. */
  capital: v.string(),
  /** The barangay of the municipal hall, whose secretary is among the printed sign-ins. */
  centre_barangay: v.string(),
  rule_ordinance_no: v.string(),
  /** The owner whose businesses show every state of an application. */
  main_owner: v.string(),
  /** Who works in each mailbox. */
  staff: v.record(v.string(), PersonName),
  /** Who claims a business of a deceased owner, by the case or scenario of the business. */
  heirs: v.object({ inherited: PersonName, succession_granted: PersonName }),
  feasts: v.array(Holiday),
  /** Why what the check of the revenue code asks was written so, by its place. */
  code_reasons: v.optional(v.record(v.string(), v.string()), {}),
  /** A charge of the revenue code whose amount is to change next year. */
  draft: v.optional(v.object({ charge: v.string(), amount: v.record(v.string(), v.unknown()) })),
});

/** A municipality of the demonstration with its barangays and businesses. */
export interface MunicipalityRecords extends v.InferOutput<typeof MunicipalityFacts> {
  /** Name of its folder, by which EBPLS_MUNICIPALITY chooses it. */
  readonly key: string;
  readonly barangays: readonly Barangay[];
  readonly businesses: readonly BusinessRecord[];
  /** Its revenue code as a document; absent where it has the former shape. */
  readonly code: TariffText | undefined;
}

export const DEFAULT_MUNICIPALITY = 'san-isidro';

const FOLDER = new URL('../../data/towns/', import.meta.url);

/** The names that EBPLS_MUNICIPALITY may have. */
export function listMunicipalities(): string[] {
  return readdirSync(FOLDER)
    .filter((key) => existsSync(new URL(`${key}/municipality.json`, FOLDER)))
    .toSorted();
}

/** Reads a municipality of the demonstration. Throws a sentence with every name for an unknown one. */
export function readMunicipality(key: string): MunicipalityRecords {
  const names = listMunicipalities();
  if (!names.includes(key)) throw new Error(`EBPLS_MUNICIPALITY: expected ${names.join(', ')}`);
  return {
    key,
    ...v.parse(MunicipalityFacts, readRecords(`towns/${key}/municipality.json`)),
    barangays: readRecords<Barangay[]>(`towns/${key}/barangays.json`),
    businesses: readRecords<BusinessRecord[]>(`towns/${key}/businesses.json`),
    code: existsSync(new URL(`${key}/code.json`, FOLDER))
      ? readRecords<TariffText>(`towns/${key}/code.json`)
      : undefined,
  };
}

/** The days on which the offices of a municipality are closed: those of the whole country, and its own feasts. */
export function listHolidays({ feasts }: Pick<MunicipalityRecords, 'feasts'>): Holiday[] {
  return [...v.parse(v.array(Holiday), readRecords('holidays.json')), ...feasts];
}

/** The one business of a case of the demonstration. Throws when there is none. */
export function getCase({ key, businesses }: MunicipalityRecords, name: string): BusinessRecord {
  const record = businesses.find(({ cases }) => cases?.includes(name));
  if (!record) throw new Error(`${key}: no business has the case ${name}`);
  return record;
}
