type Section = Readonly<Record<string, unknown>>;
type Form = Readonly<Record<string, Section | undefined>>;

/** Formats a value as JSON with sorted keys, so that two forms are alike when their texts are, byte for byte. */
export function formatCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatCanonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${formatCanonicalJson(inner)}`).join()}}`;
}

/** The fields, `section.field`, in which two forms are not the same byte for byte. */
export function listChangedFields(before: object, after: object): string[] {
  const paths = new Set([...pathsIn(before), ...pathsIn(after)]);
  return [...paths].filter(
    (path) => formatCanonicalJson(findFormField(before, path)) !== formatCanonicalJson(findFormField(after, path)),
  );
}

function pathsIn(form: object): string[] {
  return Object.entries(form as Form).flatMap(([section, fields]) =>
    Object.keys(fields ?? {}).map((field) => `${section}.${field}`),
  );
}

export function findFormField(form: object, path: string): unknown {
  const [section = '', field = ''] = path.split('.');
  return (form as Form)[section]?.[field];
}

/** The form with these answers and nothing else changed. */
export function correctForm<F extends object>(form: F, answers: Readonly<Record<string, unknown>>): F {
  return Object.entries(answers).reduce((correctedForm, [path, answer]) => {
    const [section = '', field = ''] = path.split('.');
    return { ...correctedForm, [section]: { ...(correctedForm as Form)[section], [field]: answer } };
  }, form);
}
