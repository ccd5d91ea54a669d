import type { OrdinanceText, SectionName } from '@ebpls/contracts';

/** The part of a version that one section holds. */
export function getSectionValues(content: OrdinanceText, section: SectionName): unknown {
  if (section !== 'heading') return content[section];
  const { version, title, effective_on } = content;
  return { version, title, effective_on };
}
