// The list of the parts of a revenue code, with how much each holds and what the check finds in it.

import type { OrdinanceVersion } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import type { TariffFinding } from '@ebpls/rules/tariff';
import { Heading, TextLink, useLocale } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { createSheetWords } from '../tariff-sheets/sheet.messages.ts';
import type { GoneLine } from '../tariff-successors/gone-lines.ts';
import { TARIFF_PARTS, type TariffPart } from '../tariff-sheets/part-sheets.ts';
import type { TariffProblem } from './read-tariff.ts';
import { useWords } from './tariff.messages.ts';
import * as styles from './tariff.module.css';

/** The part that the address names: a charge by its place, one of the lists, or the settings of the office. */
export type OpenPart =
  | { readonly part: 'charges'; readonly place: number }
  | { readonly part: TariffPart }
  | { readonly part: 'successors' }
  | { readonly part: 'office' };

const OFFICE_PARTS = new Set(['office', 'scale', 'late', 'retirement', 'routing']);

export function findOpenPart({ charges }: TariffText, params: URLSearchParams): OpenPart {
  const name = params.get('part') ?? 'charges';
  if (OFFICE_PARTS.has(name)) return { part: 'office' };
  if (name === 'successors') return { part: 'successors' };
  const part = TARIFF_PARTS.find((each) => each === name);
  if (part !== undefined) return { part };
  const place = Number(params.get('row') ?? '1') - 1;
  return { part: 'charges', place: place in charges ? place : 0 };
}

/** The address of the part in which a path of the document lies. */
export function toPartQuery(path: string): Record<string, string> {
  const [name = '', place = ''] = path.split('.');
  if (name === 'charges') return toChargeQuery(Number(place));
  return { part: TARIFF_PARTS.find((each) => each === name) ?? 'heading' };
}

/** A charge is named by its number in the document: a code may have one row for each kind of application. */
const toChargeQuery = (place: number): Record<string, string> => ({ part: 'charges', row: String(place + 1) });

const KINDS = ['TAX', 'FEE', 'FIRE', 'BARANGAY_FEE', 'BARANGAY_TAX'] as const;
const LIST_PARTS: readonly TariffPart[] = ['lines', 'classifications', 'measures', 'taxes'];
const RULE_PARTS: readonly TariffPart[] = [
  'payment',
  'late_policies',
  'reliefs',
  'deficiency',
  'presumed_incomes',
  'sources',
  'heading',
];

interface PartLink {
  readonly key: string;
  readonly label: string;
  readonly query: Record<string, string>;
  readonly count?: number;
  readonly findings: number;
  readonly isOpen: boolean;
}

interface PartGroup {
  readonly title: string;
  readonly links: readonly PartLink[];
}

interface TariffPartsProps {
  readonly version: OrdinanceVersion;
  readonly document: TariffText;
  readonly open: OpenPart;
  /** Lines that businesses have and the document no longer has. */
  readonly goneLines: readonly GoneLine[];
  readonly findings: readonly TariffFinding[];
  readonly problems: readonly TariffProblem[];
}

/** How many findings lie under each part, and under each charge. */
function countFindings(paths: readonly { readonly path: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of paths) {
    const [name = '', place = ''] = path.split('.');
    const key = name === 'charges' ? `charges.${place}` : name;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function useGroups({ document, open, goneLines, findings, problems }: TariffPartsProps): PartGroup[] {
  const t = useWords();
  const locale = useLocale();
  const words = createSheetWords(locale);
  const counts = countFindings([...findings, ...problems]);
  const toLink = (part: TariffPart): PartLink => {
    const list: unknown = document[part as keyof TariffText];
    return {
      key: part,
      label: words(`part_${part}`),
      query: { part },
      ...(Array.isArray(list) ? { count: list.length } : {}),
      findings: counts.get(part) ?? 0,
      isOpen: open.part === part,
    };
  };
  const charges = document.charges.map((charge, place) => ({
    kind: charge.kind,
    link: {
      key: `charges.${place}`,
      label: charge.name[locale],
      query: toChargeQuery(place),
      findings: counts.get(`charges.${place}`) ?? 0,
      isOpen: open.part === 'charges' && open.place === place,
    },
  }));
  const office = {
    key: 'office',
    label: t('office'),
    query: { part: 'office' },
    findings: 0,
    isOpen: open.part === 'office',
  };
  const successors = {
    key: 'successors',
    label: t('successors'),
    query: { part: 'successors' },
    count: goneLines.length,
    findings: goneLines.filter((goneLine) => goneLine.successors.length === 0).length,
    isOpen: open.part === 'successors',
  };
  const lineLinks = LIST_PARTS.map(toLink);
  return [
    { title: t('group_lines'), links: goneLines.length === 0 ? lineLinks : [...lineLinks, successors] },
    ...KINDS.map((kind) => ({
      title: t(`group_${kind}`),
      links: charges.filter((each) => each.kind === kind).map(({ link }) => link),
    })),
    { title: t('group_rules'), links: RULE_PARTS.map(toLink) },
    { title: t('group_office'), links: [office] },
  ].filter(({ links }) => links.length > 0);
}

export function TariffParts(props: TariffPartsProps) {
  const t = useWords();
  const { ordinance_version_id } = props.version;
  return (
    <nav aria-label={t('parts')} className={styles['parts']}>
      {useGroups(props).map(({ title, links }) => (
        <div key={title}>
          <Heading level={3} size="secondary">
            {title}
          </Heading>
          <ul>
            {links.map(({ key, label, query, count, findings, isOpen }) => (
              <li key={key} aria-current={isOpen ? 'true' : undefined}>
                <TextLink to={addresses.revenueCodeVersion(ordinance_version_id, query)}>{label}</TextLink>
                {count !== undefined && <span className={styles['count']}>{count}</span>}
                {findings > 0 && <span className={styles['findings']}>{t('findings', { count: findings })}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
