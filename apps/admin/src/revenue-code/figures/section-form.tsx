import type { OrdinanceVersion, SectionName } from '@ebpls/contracts';
import { useAct } from '@ebpls/desk';
import { type FieldMessages, createMessageGetter } from '@ebpls/remote-kit';
import { Button, Stack, Text, useLocale } from '@ebpls/ui';
import { ErrorSummary, FormBar } from '@ebpls/ui/forms';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useWords } from '../code.messages.ts';
import { Leaving } from './unsaved-warning.tsx';
import { type Editing, MatterFields } from './matter-fields.tsx';
import { NewRow } from './new-row.tsx';
import { listAt, putFigure } from './put-figure.ts';
import { type Ladder, listMatters } from './list-matters.ts';
import { getSectionValues } from './section-values.ts';

const NO_ROWS: FieldMessages = {};

interface SectionFormProps {
  readonly version: OrdinanceVersion;
  readonly section: SectionName;
  readonly onSaved: () => void;
  readonly leave: string;
}

/**
 * The form of one section of a draft. The input stays until it is saved or discarded on purpose; a save names the revision
 * from which it began.
 */
export function SectionForm({ version, section, onSaved, leave }: SectionFormProps) {
  const t = useWords();
  const locale = useLocale();
  const { busy, answer, run } = useAct();
  const { base, values, change, again } = useSectionValues(version, section);
  const isSaved = answer?.done === true;
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) finish();
  }, [isSaved]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run('save', version.ordinance_version_id, { section, revision: base.revision, values });
  };
  const fields = answer?.fields;
  const editing = useMemo(() => createEditing(change, fields), [change, fields]);
  const isOvertaken = version.revision !== base.revision && !busy && !isSaved;
  return (
    <Stack gap={8}>
      <NewRow section={section} values={values} saved={base.values} change={change} />
      <form noValidate onSubmit={submit}>
        <Stack gap={8}>
          <SectionRefusal message={answer?.message} fields={fields ?? NO_ROWS} />
          {isOvertaken && (
            <Text as="div" tone="warning">
              {t('conflict')}{' '}
              <Button size="desk" onClick={again}>
                {t('take_saved')}
              </Button>
            </Text>
          )}
          {listMatters(section, values, locale).map((matter) => (
            <MatterFields key={matter.path} matter={matter} editing={editing} />
          ))}
          <FormBar back={<Button to={leave}>{t('back')}</Button>}>
            <Button type="submit" kind="primary" busy={busy}>
              {t('save')}
            </Button>
          </FormBar>
        </Stack>
        <Leaving isTyped={values !== base.values && !isSaved} />
      </form>
    </Stack>
  );
}

type SectionChange = (former: unknown) => unknown;

/** The values of the form, and the revision from which they began. */
function useSectionValues(version: OrdinanceVersion, section: SectionName) {
  const fresh = () => ({ revision: version.revision, values: getSectionValues(version.content, section) });
  const [base, setBase] = useState(fresh);
  const [values, setValues] = useState<unknown>(base.values);
  const again = (): void => {
    const read = fresh();
    setBase(read);
    setValues(read.values);
  };
  const change = useCallback((next: SectionChange) => setValues((former: unknown) => next(former)), []);
  return { base, values, again, change };
}

function createEditing(change: (next: SectionChange) => void, fields: FieldMessages | undefined): Editing {
  const setList = (ladder: Ladder, next: (list: readonly unknown[]) => readonly unknown[]): void =>
    change((former) => putFigure(former, ladder.path, next(listAt(former, ladder.path))));
  return {
    put: (path, value) => change((former) => putFigure(former, path, value)),
    add: (ladder) => setList(ladder, (list) => [...list, ladder.blank]),
    drop: (ladder, index) => setList(ladder, (list) => list.toSpliced(index, 1)),
    errorAt: createMessageGetter(fields),
  };
}

/** The fields that are wrong, or the sentence of a refusal that belongs to none. */
function SectionRefusal({ message, fields }: { readonly message: string | undefined; readonly fields: FieldMessages }) {
  const errors = Object.entries(fields).map(([field_id, [text = '']]) => ({ field_id, message: text }));
  if (errors.length === 0 && message !== undefined)
    return (
      <div role="alert">
        <Text tone="danger" weight="bold">
          {message}
        </Text>
      </div>
    );
  return <ErrorSummary errors={errors} />;
}
