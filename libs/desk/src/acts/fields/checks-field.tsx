import { Heading, Stack, Text, TextField } from '@ebpls/ui';
import { useState } from 'react';

import type { ActField } from '../act-form.ts';
import { CheckGroup } from './check-group.tsx';
import { useMessageGetter } from './use-refused-fields.ts';

interface ChecksFieldProps {
  readonly field: Extract<ActField, { kind: 'checks' }>;
}

/** A shorter list is read faster than it is searched. */
const MIN_CHOICES_TO_SEARCH = 6;

/** Field of several checkboxes under a heading, with a search where they are many. */
export function ChecksField({ field: { name, label, search, options } }: ChecksFieldProps) {
  const error = useMessageGetter()(name);
  const [searchText, setSearchText] = useState('');
  if (options.length === 0) return null;
  const words = searchText.trim().toLowerCase().split(/\s+/);
  const foundOptions = options.filter((option) => words.every((word) => option.label.toLowerCase().includes(word)));
  return (
    <Stack gap={1}>
      <Heading level={3} size="secondary">
        {label}
      </Heading>
      {error !== undefined && (
        <Text tone="danger" size="secondary">
          {error}
        </Text>
      )}
      {search !== undefined && options.length >= MIN_CHOICES_TO_SEARCH && (
        <TextField
          id={`${name}.search`}
          type="search"
          optional
          label={search}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
          // Enter would send the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <CheckGroup name={name} options={options} found={new Set(foundOptions.map(({ value }) => value))} />
    </Stack>
  );
}
