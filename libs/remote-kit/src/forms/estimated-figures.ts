// Keeps the figures of the public estimate on the device, for the registration after the sign-up.

import { PermitEstimateInput, type PermitEstimateFigures } from '@ebpls/contracts';
import * as v from 'valibot';

const FIGURES_KEY = 'ebpls.estimated-figures';
/**
 * A day, in milliseconds. The link of the confirmation e-mail opens another tab, which a session storage does not
 * reach; the figures hold no name and no address.
 */
const FIGURES_LIFETIME_MS = 24 * 60 * 60 * 1000;

const isEstimate = (value: unknown): value is PermitEstimateFigures => v.is(PermitEstimateInput, value);

const KeptFigures = v.object({ until: v.number(), figures: v.custom<PermitEstimateFigures>(isEstimate) });

/** Key of the figures: those of a visitor, or of the registration that they were filled into. */
const toKey = (company_code: string | undefined): string =>
  company_code === undefined ? FIGURES_KEY : `${FIGURES_KEY}.${company_code}`;

/** Saves the figures for a day; the estimate works without a storage too. */
export function saveEstimatedFigures(figures: PermitEstimateFigures, company_code?: string): void {
  try {
    localStorage.setItem(toKey(company_code), JSON.stringify({ until: Date.now() + FIGURES_LIFETIME_MS, figures }));
  } catch {
    // A browser without storage: the figures are typed again.
  }
}

/** Returns the figures of an estimate of the last day; undefined when there are none. */
export function findEstimatedFigures(company_code?: string): PermitEstimateFigures | undefined {
  try {
    const result = v.safeParse(KeptFigures, JSON.parse(localStorage.getItem(toKey(company_code)) ?? 'null'));
    return result.success && result.output.until > Date.now() ? result.output.figures : undefined;
  } catch {
    return undefined;
  }
}

export function removeEstimatedFigures(company_code?: string): void {
  try {
    localStorage.removeItem(toKey(company_code));
  } catch {
    // A browser without storage holds no figures.
  }
}
