import type { BusinessFormInput, BusinessChangeInput } from '@ebpls/contracts';

type Changing<Kind extends BusinessChangeInput['kind']> = Extract<BusinessChangeInput, { kind: Kind }>;
type FormLines = BusinessFormInput['activity']['lines'];

/**
 * Returns the registration as it will be once an amendment is granted: only the declared change differs. A transfer, a
 * closure and an event leave it as it is.
 */
export function applyChange(form: BusinessFormInput, change: BusinessChangeInput): BusinessFormInput {
  switch (change.kind) {
    case 'CHANGE_LOCATION':
      return { ...form, place: change.place };
    case 'CHANGE_AREA':
      return { ...form, place: { ...form.place, business_area_sqm: change.business_area_sqm } };
    case 'CHANGE_NAME':
      return { ...form, identity: renameIdentity(form.identity, change) };
    case 'CHANGE_ORG_TYPE':
      return { ...form, identity: change.identity };
    case 'CHANGE_CAPITAL':
      return { ...form, activity: { ...form.activity, total_assets: change.total_assets } };
    case 'ADD_LINE':
      return { ...form, activity: { ...form.activity, lines: withAdded(form.activity.lines, change) } };
    case 'DROP_LINE':
      return { ...form, activity: { ...form.activity, lines: withoutDropped(form.activity.lines, change) } };
    default:
      return form;
  }
}

function renameIdentity(
  identity: BusinessFormInput['identity'],
  { kind: _kind, ...named }: Changing<'CHANGE_NAME'>,
): BusinessFormInput['identity'] {
  return { ...identity, ...named };
}

/** A line of two tax categories is declared once for each and registered once. */
function withAdded(lines: FormLines, { lines: addedLines }: Changing<'ADD_LINE'>): FormLines {
  const existingLines = new Set(lines.map(({ line }) => line));
  const freshLines = addedLines
    .filter(
      ({ line }, index) => !existingLines.has(line) && addedLines.findIndex((other) => other.line === line) === index,
    )
    .map(({ line, products, units }) => ({ line, products, units, is_principal: false }));
  return [...lines, ...freshLines];
}

/** When the principal line ends, the first remaining line becomes the principal one. */
function withoutDropped(lines: FormLines, { lines: droppedLines }: Changing<'DROP_LINE'>): FormLines {
  const droppedCodes = new Set(droppedLines.map(({ line }) => line));
  const remainingLines = lines.filter(({ line }) => !droppedCodes.has(line));
  return remainingLines.some(({ is_principal }) => is_principal)
    ? remainingLines
    : remainingLines.map((line, index) => ({ ...line, is_principal: index === 0 }));
}
