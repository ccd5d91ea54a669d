import {
  getMunicipality,
  getReference,
  getStreetMap,
  listFormMeasures as listMeasures,
  type Locale,
  type PublicMunicipality,
  type Reference,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { getRequestLocale } from '../../platform/locale.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { findOrdinanceOfYear } from '../../platform/reference/find-ordinance-of-year.ts';
import { listOfferedLines, loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listFormMeasures } from '../../domain/applications/cases/assess-case.ts';
import { readStreetMap } from './read-street-map.ts';

/** Names and figures that every form needs; the few that every page shows are public. */
export function referenceRoutes(api: Api): void {
  registerEndpoint(api, getMunicipality, 'public', async () => ({
    ...toMunicipalityReply(await loadReferenceRows(api.db)),
    has_tools: api.config.has_tools,
  }));
  registerEndpoint(api, getReference, 'reference.read', async ({ request }) => {
    const rows = await loadReferenceRows(api.db);
    const today = api.clock.today();
    const tax_year = getYear(today);
    return {
      ...getReferenceTexts(rows, getRequestLocale(request), tax_year),
      today,
      tax_year,
      map_tiles_url: api.config.map_tiles_url ?? null,
    };
  });
  registerEndpoint(api, listMeasures, 'reference.read', async ({ query }) => {
    const tax_year = query.tax_year ?? getYear(api.clock.today());
    return { data: listFormMeasures(await loadReferenceRows(api.db), { ...query, tax_year }) };
  });
  registerEndpoint(api, getStreetMap, 'reference.read', async ({ reply }) => {
    const path = api.config.map_streets_file;
    const street_map = path === undefined ? null : await readStreetMap(path);
    void reply.header('cache-control', STREETS_CACHE);
    return { street_map };
  });
}

/** Streets of a road change rarely, and a browser shows the barangays without them. */
const STREETS_CACHE = 'private, max-age=86400';

function toMunicipalityReply({
  municipality: { name, government, province, website, hall },
  seal_id,
  offices,
  barangays,
  ordinances,
}: ReferenceRows): Omit<PublicMunicipality, 'has_tools'> {
  return {
    name,
    government,
    province,
    website,
    hall,
    offices: [...offices.values()].map(({ office, title }) => ({ office, title })),
    barangays: [...barangays.values()].map(({ role_name, name: barangay }) => ({ role_name, name: barangay })),
    ...(seal_id !== undefined && { seal: seal_id }),
    has_deficiencies: ordinances.some(({ tariff }) => tariff?.tariff.deficiency !== undefined),
  };
}

type ReferenceTexts = Omit<Reference, 'today' | 'tax_year' | 'map_tiles_url'>;

// Built once for each language, year and set of rows: the lists are long and every form requests them.
const textsByRows = new WeakMap<ReferenceRows, Map<string, ReferenceTexts>>();

function getReferenceTexts(rows: ReferenceRows, locale: Locale, tax_year: number): ReferenceTexts {
  const builtTexts = textsByRows.get(rows) ?? new Map<string, ReferenceTexts>();
  textsByRows.set(rows, builtTexts);
  const key = `${locale} ${tax_year}`;
  const words = builtTexts.get(key) ?? translateReference(rows, locale, tax_year);
  builtTexts.set(key, words);
  return words;
}

function translateReference(rows: ReferenceRows, locale: Locale, tax_year: number): ReferenceTexts {
  const { series_prefix: _, ...municipality } = rows.municipality;
  return {
    municipality,
    barangays: [...rows.barangays.values()].map(({ brgycode, name, lat, lng, shape }) => ({
      brgycode,
      name,
      lat,
      lng,
      shape,
    })),
    lines: listOfferedLines(rows, tax_year).map((line) => ({
      line: line.line,
      name: line.name[locale],
      psic: line.psic,
      categories: line.taxed_as.map(({ category }) => category),
      is_essential: line.essential === 'MOSTLY',
      asks_liquor: line.flags.includes('liquor_question'),
      units: line.units,
      papers: line.papers.map(({ name }) => name[locale]).join(', '),
      synonyms: [...line.synonyms, locale === 'en' ? line.name.fil : line.name.en],
    })),
    ...(findOrdinanceOfYear(rows.ordinances, tax_year)?.tariff !== undefined && { asks_measures: true }),
    offices: [...rows.offices.values()].map(({ office, role_id, title, checks }) => ({
      office,
      role_id: role_id ?? 0,
      title: title[locale],
      checks: checks[locale],
    })),
    requirements: [...rows.requirements.values()].map(({ code, name, verified_by }) => ({
      code,
      name: name[locale],
      verified_by,
    })),
  };
}
