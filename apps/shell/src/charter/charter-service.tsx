import type { ArtaClass, CharterService, CitizensCharter } from '@ebpls/contracts';
import { Heading, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './charter.messages.ts';
import { listCharterSteps, type CharterStep } from './charter-steps.ts';
import { useRequirementRules } from './requirement-rules.messages.ts';

interface ServiceProps {
  readonly service: CharterService;
  readonly charter: CitizensCharter;
}

/**
 * One service of the Citizen's Charter: its steps with the responsible office and the time limit, and its requirements.
 */
export function CharterServiceSection({ service, charter }: ServiceProps) {
  const t = useWords();
  const title = t(service.application_type);
  return (
    <Section title={title} hint={t('who')} id={service.application_type.toLowerCase()} folds>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={3}>{t('steps')}</Heading>
          <ServiceSteps service={service} charter={charter} />
        </Stack>
        <Stack gap={2}>
          <Heading level={3}>{t('papers')}</Heading>
          <ServicePapers service={service} charter={charter} />
        </Stack>
      </Stack>
    </Section>
  );
}

function ServiceSteps({ service, charter }: ServiceProps) {
  const t = useWords();
  const locale = useLocale();
  const columns: TableColumn<CharterStep>[] = [
    { key: 'step', header: t('step'), cell: ({ what }) => what, note: ({ note }) => note },
    { key: 'responsible', header: t('responsible'), cell: ({ responsible }) => responsible },
    ...service.classes.map((arta_class: ArtaClass) => ({
      key: arta_class,
      header: t('limit', { class_name: t(arta_class) }),
      cell: ({ limits }: CharterStep) => limits[arta_class] ?? '',
    })),
  ];
  return (
    <Table
      caption={`${t(service.application_type)}: ${t('steps')}`}
      columns={columns}
      rows={listCharterSteps({ service, charter }, { t, locale })}
      rowKey={({ key }) => key}
      density="compact"
    />
  );
}

function ServicePapers({ service, charter }: ServiceProps) {
  const t = useWords();
  const rule = useRequirementRules();
  const locale = useLocale();
  const getOfficeTitle = (office: string) =>
    charter.offices.find((one) => one.office === office)?.title[locale] ?? office;
  type Paper = CharterService['requirements'][number];
  const columns: TableColumn<Paper>[] = [
    { key: 'paper', header: t('paper'), cell: ({ name }) => name[locale] },
    { key: 'when', header: t('when'), cell: (paper) => rule(paper.rule) },
    {
      key: 'checked_by',
      header: t('checked_by'),
      cell: ({ verified_by }) => verified_by.map(getOfficeTitle).join(', '),
    },
  ];
  return (
    <Table
      caption={`${t(service.application_type)}: ${t('papers')}`}
      columns={columns}
      rows={service.requirements}
      rowKey={({ code }) => code}
      density="compact"
      empty={<Text>{t('no_papers')}</Text>}
    />
  );
}
