export { type Direction, UiProvider, type UiProviderProps, useDirection } from './provider.tsx';
export type { ThemeName, Tone } from './theme/tokens.ts';
export { type Locale, useLocale } from './words/words.ts';

export {
  Box,
  type BoxProps,
  Divider,
  type Gap,
  Grid,
  type GridProps,
  Row,
  type RowProps,
  Split,
  Stack,
  type StackProps,
} from './layout/boxes.tsx';
export { useDocumentTitle } from './layout/document-title.ts';
export { type Crumb, Page, type PageProps } from './layout/page.tsx';
export { openOnPrint, Section, type SectionProps } from './layout/section.tsx';
export {
  Heading,
  type HeadingProps,
  joinFacts,
  NumberedText,
  Text,
  type TextProps,
  VisuallyHidden,
} from './layout/text.tsx';

export { Button, type ButtonProps } from './actions/button.tsx';
export { Chip, type ChipProps } from './actions/chip.tsx';
export { Icon, type IconName, type IconProps } from './actions/icon.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { KeyHint } from './actions/key-hint.tsx';
export { TextLink, type TextLinkProps } from './actions/text-link.tsx';
export { Field, type FieldProps, FieldRow, useField } from './fields/field.tsx';
export { formatFileSize } from './files/format-file-size.ts';
export { SearchField, type SearchFieldProps } from './fields/search-field.tsx';
export { type Option, SelectField, type SelectFieldProps } from './fields/select-field.tsx';
export {
  NumberField,
  PasswordField,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './fields/text-fields.tsx';

export { Pesos, formatPesos } from './amounts/pesos.tsx';
export { type DayStyle, DayText, dayWritten, MomentText, momentWritten } from './amounts/time.tsx';

export { Avatar, getInitials } from './records/avatar.tsx';
export { Blocker, type BlockerProps } from './records/blocker.tsx';
export { DaysMeter, type DaysMeterProps } from './records/days-meter.tsx';
export { type Fact, Facts } from './records/facts.tsx';
export { Remark } from './records/remark.tsx';
export {
  ClearanceRow,
  type ClearanceRowProps,
  RowGroup,
  RowItem,
  type RowItemProps,
  Rows,
  TaskRow,
} from './records/rows.tsx';
export { Tag } from './records/tag.tsx';
export { isNarrow, useMediaQuery, useNarrow } from './layout/use-media-query.ts';

export { Chart, Charts, type ChartCell, type ChartProps, type ChartPoint } from './figures/chart.tsx';
export { BarChart, ColumnChart } from './figures/bar-chart.tsx';
export { Figure, type FigureProps, Figures, Meter, type MeterProps } from './figures/figure.tsx';

export { Boundary, type BoundaryProps, type PartFailure, type ReportFailure } from './states/boundary.tsx';
export { useReportedFailure } from './states/boundary.tsx';
export { lazyWithRetry } from './states/lazy-with-retry.tsx';
export {
  EmptyState,
  FailedState,
  type FailedProps,
  FullScreenLoader,
  Loading,
  NoMatch,
  type NoMatchProps,
  NoRights,
  type StateProps,
  Verdict,
} from './states/states.tsx';
export { dismissToast, showToast, type ToastAction } from './states/toasts.ts';

export type { MapPosition } from './map/map-position.ts';
export type { MapView, PinMark } from './map/leaflet-pins.tsx';
