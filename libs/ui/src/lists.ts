/** Components of lists and of the staff desk around them: tables, selectable rows, status badges. */
export { StatusBadge, type StatusBadgeProps } from './tables/status-badge.tsx';
export { type StatusKind, type StatusKinds, getStatusText, getStatusTone } from './words/statuses.ts';
export { Pager, type PagerProps } from './tables/pager.tsx';
export { RowCard, type RowCardProps } from './tables/row-card.tsx';
export { SelectionBar, SelectRow } from './selection/select-boxes.tsx';
export { type Selection, useSelection } from './selection/use-selection.ts';
export { PrintSheet, type PrintSheetProps } from './tables/print-sheet.tsx';
export { Table, type TableColumn, type TableProps } from './tables/table.tsx';
export { DeskFrame, type DeskFrameProps, type DeskPane, Pane, type PaneProps } from './frame/desk-frame.tsx';
export { ActButtons, type ActButtonsProps } from './actions/act-buttons.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './actions/segmented.tsx';
