import {
  getMunicipality,
  getReference,
  getStreetMap,
  type Locale,
  type PublicMunicipality,
  type Reference,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { getRequestLocale } from '../../platform/locale.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
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
    return {
      ...getReferenceTexts(rows, getRequestLocale(request)),
      today,
      tax_year: getYear(today),
      map_tiles_url: api.config.map_tiles_url ?? null,
    };
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
  municipality: { name, province, website, hall },
  seal_id,
  offices,
  barangays,
}: ReferenceRows): Omit<PublicMunicipality, 'has_tools'> {
  return {
    name,
    province,
    website,
    hall,
    offices: [...offices.values()].map(({ office, title }) => ({ office, title })),
    barangays: [...barangays.values()].map(({ role_name, name: barangay }) => ({ role_name, name: barangay })),
    ...(seal_id !== undefined && { seal: seal_id }),
  };
}

type ReferenceTexts = Omit<Reference, 'today' | 'tax_year' | 'map_tiles_url'>;

// Built once for each language and set of rows: the lists are long and every form requests them.
const textsByRows = new WeakMap<ReferenceRows, Map<Locale, ReferenceTexts>>();

function getReferenceTexts(rows: ReferenceRows, locale: Locale): ReferenceTexts {
  const textsByLocale = textsByRows.get(rows) ?? new Map<Locale, ReferenceTexts>();
  textsByRows.set(rows, textsByLocale);
  const words = textsByLocale.get(locale) ?? translateReference(rows, locale);
  textsByLocale.set(locale, words);
  return words;
}

function translateReference(rows: ReferenceRows, locale: Locale): ReferenceTexts {
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
    lines: [...rows.lines.values()].map((line) => ({
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
