import type { PublicFigures } from '../dashboards/public-figures.contract.ts';
import type { NamedGovernment } from '../shared/local-government.ts';
import { type PublicMunicipality, getSealAddress } from './public-municipality.contract.ts';

/**
 * The start page is rendered when the product is built and completed when it is served. For values known only to the
 * server the template has a placeholder, `{{name}}`, or an optional section, `{{#figures}}…{{/figures}}` and
 * `{{^municipality}}…{{/municipality}}`.
 */
export type StartPageBlank = 'name' | 'province' | 'website' | 'hall' | 'seal' | 'year' | 'issued' | 'renewal' | 'new';
export type StartPagePart =
  | 'municipality'
  | 'city'
  | 'no_province'
  | 'website'
  | 'seal'
  | 'figures'
  | 'renewal'
  | 'renewal_one'
  | 'new'
  | 'new_one'
  | 'docs'
  | 'form';

/** Facts of the municipality at the request of the page. Each of them may be missing; the page works without. */
export interface StartPageFacts {
  readonly municipality?:
    | (NamedGovernment & Pick<PublicMunicipality, 'province' | 'website' | 'hall' | 'seal'>)
    | undefined;
  readonly figures?: PublicFigures | undefined;
  readonly has_docs: boolean;
  readonly has_form: boolean;
}

type Texts = Readonly<Partial<Record<StartPageBlank, string>>>;

/** Text of each placeholder, and the sections of the page that are present. */
export function readStartPageFacts(facts: StartPageFacts): {
  readonly texts: Texts;
  readonly parts: ReadonlySet<StartPagePart>;
} {
  return { texts: { ...municipalityTexts(facts), ...figureTexts(facts) }, parts: listStartPageParts(facts) };
}

/** The page with every blank filled, safe for HTML, and without the parts that nobody knows anything about. */
export function completeStartPage(template: string, facts: StartPageFacts): string {
  const { texts, parts } = readStartPageFacts(facts);
  // The parts first: what a municipality wrote into its settings is never read as a part.
  return renderSections(template, parts).replaceAll(/\{\{(\w+)\}\}/g, (_, blankName: StartPageBlank) =>
    escapeHtml(texts[blankName] ?? ''),
  );
}

function renderSections(template: string, parts: ReadonlySet<string>): string {
  return template.replaceAll(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (...[, sign, part, inside]: string[]) =>
    parts.has(part ?? '') === (sign === '#') ? renderSections(inside ?? '', parts) : '',
  );
}

function municipalityTexts({ municipality }: StartPageFacts): Texts {
  return municipality
    ? {
        name: municipality.name,
        province: municipality.province,
        website: municipality.website,
        hall: municipality.hall,
        seal: getSealAddress(municipality) ?? '',
      }
    : {};
}

function figureTexts({ figures }: StartPageFacts): Texts {
  if (!figures) return {};
  const { year, permits_issued, median_days_renewal, median_days_new } = figures;
  return {
    year: String(year),
    issued: permits_issued.toLocaleString('en-PH'),
    renewal: String(median_days_renewal),
    new: String(median_days_new),
  };
}

function listStartPageParts({ municipality, figures, has_docs, has_form }: StartPageFacts): ReadonlySet<StartPagePart> {
  const partConditions: readonly (readonly [StartPagePart, boolean])[] = [
    ['municipality', municipality !== undefined],
    ['city', municipality?.government === 'CITY'],
    ['no_province', municipality?.province === ''],
    ['website', isOnTheWeb(municipality?.website)],
    ['seal', municipality?.seal !== undefined],
    ['figures', figures !== undefined],
    ['renewal', typeof figures?.median_days_renewal === 'number'],
    ['renewal_one', figures?.median_days_renewal === 1],
    ['new', typeof figures?.median_days_new === 'number'],
    ['new_one', figures?.median_days_new === 1],
    ['docs', has_docs],
    ['form', has_form],
  ];
  return new Set(partConditions.filter(([, is_there]) => is_there).map(([part]) => part));
}

/** A link of ours never runs anything: `javascript:` is an address too. */
function isOnTheWeb(address = ''): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
