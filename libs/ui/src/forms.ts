/** Components of whole forms; a field that is alone on a page comes with the page (`index.ts`). */
export {
  CheckField,
  type CheckFieldProps,
  RadioField,
  type RadioFieldProps,
  type RadioOption,
  SwitchField,
} from './fields/choice-fields.tsx';
export { ComboField, type ComboFieldProps } from './fields/combo-field.tsx';
export { ErrorSummary, type FieldProblem, focusField } from './fields/error-summary.tsx';
export { FileField, type FileFieldProps, type HeldFile } from './files/file-field.tsx';
export { hasHeicPhoto } from './files/heic.ts';
export { type FilePage, FilePages, type FilePagesProps } from './files/file-pages.tsx';
export { FormBar, type FormBarProps, type SaveState } from './fields/form-bar.tsx';
export { filterOptions } from './fields/option-search.ts';
export { DateField, type DateFieldProps } from './inputs/date-field.tsx';
export { AmountField, AreaField, MobileField, TinField } from './inputs/normalised-fields.tsx';
export { type SignatureLines, SignaturePad, type SignaturePadProps } from './inputs/signature-pad.tsx';
