// A field for several values of a list: boxes for a few, a searchable list for many.

import { Field, IconButton, type Option, Row, Stack, Text } from '@ebpls/ui';
import { CheckField, ComboField } from '@ebpls/ui/forms';

import { useWords } from './condition.messages.ts';

interface ValuesFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly Option[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** The values are read, not changed. */
  readonly isLocked?: boolean;
}

/** More options than this are searched. */
const MAX_BOXES = 6;

/** Every value that is chosen is visible, also one that the list no longer has. */
export function ValuesField({ label, help, error, options, values, onChange, isLocked = false }: ValuesFieldProps) {
  const unlistedValues = values.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...unlistedValues.map((value) => ({ value, label: value }))];
  const Choice = all.length <= MAX_BOXES ? Boxes : SearchedValues;
  return (
    <Field group label={label} help={help} error={error}>
      <Choice options={all} values={values} onChange={onChange} isLocked={isLocked} />
    </Field>
  );
}

type ChoiceProps = Required<Pick<ValuesFieldProps, 'options' | 'values' | 'onChange' | 'isLocked'>>;

function Boxes({ options, values, onChange, isLocked }: ChoiceProps) {
  return (
    <Stack gap={1}>
      {options.map(({ value, label }) => (
        <CheckField
          key={value}
          label={label}
          disabled={isLocked}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((each) => each !== value))
          }
        />
      ))}
    </Stack>
  );
}

function SearchedValues({ options, values, onChange, isLocked }: ChoiceProps) {
  const t = useWords();
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return (
    <Stack gap={2}>
      {values.length > 0 && (
        <Stack as="ul" gap={1}>
          {values.map((value) => {
            const name = names.get(value) ?? value;
            return (
              <li key={value}>
                <Row gap={2} wrap={false}>
                  <Text as="span">{name}</Text>
                  {!isLocked && (
                    <IconButton
                      size="desk"
                      icon="close"
                      label={t('remove_value', { name })}
                      onClick={() => onChange(values.filter((each) => each !== value))}
                    />
                  )}
                </Row>
              </li>
            );
          })}
        </Stack>
      )}
      {!isLocked && (
        <ComboField
          label={t('add_value')}
          value=""
          options={options.filter(({ value }) => !values.includes(value))}
          onPick={(value) => onChange([...values, value])}
        />
      )}
    </Stack>
  );
}
