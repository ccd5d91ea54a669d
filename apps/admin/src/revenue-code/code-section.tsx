import { OrdinanceSections, type OrdinanceVersion, type SectionName } from '@ebpls/contracts';
import { Button, Chip, Row, Section, Stack, useLocale } from '@ebpls/ui';
import { useNavigate, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './code.messages.ts';
import { MatterView } from './figures/matter-view.tsx';
import { listMatters } from './figures/list-matters.ts';
import { SectionForm } from './figures/section-form.tsx';
import { getSectionValues } from './figures/section-values.ts';
import { findTerm } from './figures/find-term.ts';

const SECTIONS = Object.keys(OrdinanceSections) as SectionName[];
const FIRST: SectionName = 'business_tax';

const getSectionTitle = (section: SectionName): string => findTerm(section) ?? section;

interface CodeSectionProps {
  readonly version: OrdinanceVersion;
  /** The sections to choose from; all of them where absent. */
  readonly sections?: readonly SectionName[];
}

/**
 * One section of the revenue code, named in the address: shown to readers, and a form for those who may edit the draft.
 */
export function CodeSection({ version, sections = SECTIONS }: CodeSectionProps) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const first = sections.find((candidate) => candidate === FIRST) ?? sections[0] ?? FIRST;
  const section = sections.find((candidate) => candidate === params.get('part')) ?? first;
  const mayEdit = version.acts.includes('save');
  const matters = listMatters(section, getSectionValues(version.content, section), locale);
  const isEdited = mayEdit && params.has('edit');
  const at = (part: SectionName, edit = false): string =>
    addresses.revenueCodeVersion(version.ordinance_version_id, { part, ...(edit && { edit: '1' }) });

  return (
    <Section
      title={getSectionTitle(section)}
      actions={
        mayEdit &&
        !isEdited && (
          <Button size="desk" icon="edit" to={at(section, true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <nav aria-label={t('parts')}>
          <Row gap={2}>
            {sections.map((part) => (
              <Chip key={part} selected={part === section} to={at(part)}>
                {getSectionTitle(part)}
              </Chip>
            ))}
          </Row>
        </nav>
        {isEdited ? (
          <SectionForm
            key={section}
            version={version}
            section={section}
            leave={at(section)}
            onSaved={() => void navigate(at(section))}
          />
        ) : (
          <Stack gap={8}>
            {matters.map((matter, place) => (
              <MatterView key={matter.path} matter={matter} folds={matters.length > 1} startsOpen={place === 0} />
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
