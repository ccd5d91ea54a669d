// Reads the typed figures of the estimate, in any common writing of amounts and areas.

import { normaliseAmount, normaliseArea } from '@ebpls/contracts';

const UNITS = ['fuel_nozzle', 'peddler', 'scale_30', 'scale_300', 'scale_over_300'] as const;

/** Returns the form's values as the endpoint takes them; wrong ones stay as typed, so that a message can quote them. */
export function readFigures(form: FormData): Record<string, unknown> {
  const readText = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const readAmount = (name: string): string => normaliseAmount(readText(name)) ?? readText(name);
  const readCount = (name: string, empty?: number): unknown => parseFigure(readText(name), empty);
  const places = Number(readText('line_count'));
  return {
    application_type: readText('application_type'),
    org_type: readText('org_type'),
    brgycode: readText('brgycode'),
    activity_of_place: readText('activity_of_place'),
    business_area_sqm: parseFigure(normaliseArea(readText('business_area_sqm')) ?? readText('business_area_sqm')),
    employees_female: readCount('employees_female'),
    employees_male: readCount('employees_male'),
    ...(form.has('vehicles') && { vehicles: readCount('vehicles', 0) }),
    ...(form.has('motorcycles') && { motorcycles: readCount('motorcycles', 0) }),
    ...(form.has('total_assets') && { total_assets: readAmount('total_assets') }),
    ...(form.has('zero_gross_affidavit') && { zero_gross_affidavit: true }),
    ...readMeasures(form, ''),
    lines: Array.from({ length: places }, (_, place) => {
      const at = `lines.${place}`;
      return {
        line: readText(`${at}.line`),
        ...(readText(`${at}.category`) !== '' && { category: readText(`${at}.category`) }),
        ...readMeasures(form, `${at}.`),
        ...readUnits(form, at),
        ...(form.has(`${at}.capitalization`) && { capitalization: readAmount(`${at}.capitalization`) }),
        ...(form.has(`${at}.gross_non_essential`) && {
          // A blank essential part means that there is none; the other sales are required, and 0 is an answer.
          gross_essential: readAmount(`${at}.gross_essential`) || '0',
          gross_non_essential: readAmount(`${at}.gross_non_essential`),
        }),
      };
    }),
    sells_liquor: form.has('sells_liquor'),
    sells_tobacco: form.has('sells_tobacco'),
  };
}

/** Returns the counted units of a line; nothing where none is counted. */
function readUnits(form: FormData, at: string): { units?: Record<string, unknown> } {
  const units = UNITS.flatMap((unit) => {
    const text = form.get(`${at}.units.${unit}`);
    return typeof text === 'string' ? [[unit, parseFigure(text.trim())] as const] : [];
  });
  return units.length > 0 ? { units: Object.fromEntries(units) } : {};
}

/** Returns what the revenue code asks of a line or of the business; nothing where it asks nothing. */
function readMeasures(form: FormData, of: string): { measures?: Record<string, string | boolean> } {
  const measures = [...form].flatMap(([name, value]): [string, string | boolean][] => {
    if (typeof value !== 'string' || value.trim() === '') return [];
    if (name.startsWith(`${of}measures.`)) return [[name.slice(`${of}measures.`.length), value.trim()]];
    return name.startsWith(`${of}answers.`) ? [[name.slice(`${of}answers.`.length), value === 'yes']] : [];
  });
  return measures.length > 0 ? { measures: Object.fromEntries(measures) } : {};
}

function parseFigure(text: string, empty?: number): unknown {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return empty;
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text;
}
