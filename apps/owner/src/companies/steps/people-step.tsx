import { Grid, NumberField, Section, Stack } from '@ebpls/ui';

import { useBusinessFields } from '../form/fields.ts';

/** Form fields 24 to 26: workers, those of them who live in the municipality, and vehicles. */
export function PeopleStep() {
  const { count, t } = useBusinessFields();
  return (
    <Stack gap={8}>
      <Section title={t('workers_part')} level={3}>
        <Grid columns={2} gap={6}>
          <NumberField {...count('employees_female')} />
          <NumberField {...count('employees_male')} />
          <NumberField {...count('residents_female')} />
          <NumberField {...count('residents_male')} />
        </Grid>
      </Section>
      <Section title={t('vehicles_part')} level={3}>
        <Grid columns={2} gap={6}>
          <NumberField {...count('vehicles')} />
          <NumberField {...count('motorcycles')} />
        </Grid>
      </Section>
    </Stack>
  );
}
