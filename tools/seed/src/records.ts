// Reads the records of the demo data from the files in `data/`.

import { readFileSync } from 'node:fs';

import type { CLIENT_SEXES, DeclarationInput } from '@ebpls/contracts';

type ClaimedExemptionSent = NonNullable<DeclarationInput['exemptions']>[number];

/** A barangay of a municipality of the demonstration. */
export interface Barangay {
  readonly brgycode: string;
  readonly name: string;
  readonly class: string;
  readonly population: number;
  readonly role_name: string;
  readonly role_id: number;
  readonly clearance_fee: Readonly<Record<string, string>>;
  readonly lat: number;
  readonly lng: number;
}

interface BusinessLineRecord {
  readonly line: string;
  readonly capitalization?: string;
  readonly gross_essential?: string;
  readonly gross_non_essential?: string;
  /** Service income of a line that sells and services (category e beside d). */
  readonly gross_as_service?: string;
  readonly units?: Readonly<Record<string, number>>;
  /** What the revenue code asks of the line beside its gross, by the code of the measure. */
  readonly measures?: Readonly<Record<string, string>>;
}

/** One of the businesses of the demonstration, with the state that it is brought to. */
export interface BusinessRecord {
  readonly code: string;
  readonly company_name: string;
  readonly owner: string;
  readonly sex: 'M' | 'F' | null;
  readonly org_type: string;
  readonly brgycode: string;
  readonly street: string;
  readonly application_type: 'NEW' | 'RENEWAL';
  readonly total_assets: string;
  readonly business_area_sqm: number;
  readonly employees_male: number;
  readonly employees_female: number;
  readonly residents_male: number;
  readonly residents_female: number;
  readonly lines: readonly BusinessLineRecord[];
  readonly scenario: string;
  readonly payment_mode: 'ANNUAL' | 'SEMI_ANNUAL' | 'QUARTERLY';
  readonly sells_liquor: boolean;
  readonly exemptions?: readonly ClaimedExemptionSent[];
  readonly has_history: boolean;
  /** The main owner’s account files for it, so that one account shows every state of an application. */
  readonly filed_by_main_owner: boolean;
  /** What the revenue code asks of the business, by the code of the measure. */
  readonly measures?: Readonly<Record<string, string>>;
  /** Cases beside its application that the demonstration makes with it, such as a returned cheque. */
  readonly cases?: readonly string[];
  /** How its owner answered the client satisfaction survey. */
  readonly survey?: SurveyAnswer;
}

/** A satisfaction survey answered in the demo data. */
export interface SurveyAnswer {
  readonly sex: (typeof CLIENT_SEXES)[number];
  readonly age: string;
  /** Answers to the nine questions on the service, in their order. */
  readonly ratings: string;
  readonly suggestions: string;
}

/** The text of one file of demonstration data. */
export function readRecords<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')) as T;
}
