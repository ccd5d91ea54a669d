// Fills the figures of the owner's public estimate into the registration and the declaration.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import {
  type FormSection,
  type OrgType,
  type PermitEstimateFigures,
  saveAssessmentDraft,
  saveCompanyDraft,
} from '@ebpls/contracts';
import { findEstimatedFigures, removeEstimatedFigures, saveEstimatedFigures } from '@ebpls/remote-kit/estimate';

import { isAtCounter } from '../addresses.ts';

/** Returns the figures that the owner estimated with on this device; a clerk at the counter has none of the client. */
export function findOwnEstimate(): PermitEstimateFigures | undefined {
  return isAtCounter() ? undefined : findEstimatedFigures();
}

/** Removes the estimate that the owner does not use. */
export function removeOwnEstimate(): void {
  if (!isAtCounter()) removeEstimatedFigures();
}

/**
 * Saves the figures of the estimate as the draft of a new registration, and keeps its capital for the declaration; the
 * form of organization is the one that was chosen last.
 */
export async function fillRegistration(company_code: string, org_type: OrgType | undefined): Promise<void> {
  const figures = findOwnEstimate();
  if (figures === undefined) return fillOrganization(company_code, org_type);
  await saveSections(listSections({ ...figures, ...(org_type && { org_type }) }), company_code);
  saveEstimatedFigures(figures, company_code);
  removeEstimatedFigures();
}

/** Saves the chosen form of organization as the beginning of a new registration. */
export async function fillOrganization(company_code: string, org_type: OrgType | undefined): Promise<void> {
  if (org_type !== undefined) await saveSections([['identity', { org_type }]], company_code);
}

/** A repeated press finds sections that were saved already, and leaves them. */
async function saveSections(sections: readonly FilledSection[], company_code: string): Promise<void> {
  try {
    // One after the other: each save names the revision that it builds on.
    await sections.reduce(async (previousSave, [section, values]) => {
      const draft_revision = await previousSave;
      const body = { section, values, draft_revision };
      return (await callEndpoint(saveCompanyDraft, { params: { company_code }, body })).draft_revision;
    }, Promise.resolve(0));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

type FilledSection = readonly [FormSection, Record<string, unknown>];

/** What the revenue code did not need for the estimate is left for the owner to answer. */
function listSections(figures: PermitEstimateFigures): readonly FilledSection[] {
  const { org_type, brgycode, activity_of_place, business_area_sqm, total_assets } = figures;
  const { employees_female, employees_male, vehicles, motorcycles, sells_liquor, sells_tobacco } = figures;
  return [
    ['identity', { org_type }],
    ['place', { brgycode, activity_of_place, business_area_sqm }],
    ['people', withoutMissing({ employees_female, employees_male, vehicles, motorcycles })],
    ['activity', withoutMissing({ lines: listLines(figures), total_assets, sells_liquor, sells_tobacco })],
  ];
}

const withoutMissing = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A line of two tax categories is estimated twice and registered once; the first line is the main one. */
function listLines({ lines }: PermitEstimateFigures): object[] {
  const codes = [...new Set(lines.map(({ line }) => line))];
  return codes.map((code, place) => ({
    line: code,
    products: '',
    is_principal: place === 0,
    units: lines.find(({ line }) => line === code)?.units ?? {},
  }));
}

/** Saves the estimated capital as the draft of the first declaration; a draft that was saved already stays as it is. */
export async function fillDeclaration(assessment_code: string, company_code: string): Promise<void> {
  const figures = isAtCounter() ? undefined : findEstimatedFigures(company_code);
  if (figures === undefined) return;
  const lines = figures.lines.map(({ line, category, capitalization, measures }) => ({
    line,
    ...(category !== undefined && { category }),
    ...(capitalization !== undefined && { capitalization }),
    ...(measures !== undefined && { measures }),
  }));
  try {
    await callEndpoint(saveAssessmentDraft, {
      params: { assessment_code },
      body: { values: { lines, ...(figures.measures && { measures: figures.measures }) }, draft_revision: 0 },
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  removeEstimatedFigures(company_code);
}
