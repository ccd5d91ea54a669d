/** Components of a record's page: bill, stages, open tasks, events, map. */
export { TotalBar, type TotalBarProps } from './amounts/total-bar.tsx';
export { Bill, BillLine, type BillLineProps, BillTotal } from './records/bill.tsx';
export { ExplainedReason, type ExplainedReasonProps } from './layout/explained-reason.tsx';
export { CheckItem, type CheckItemProps, CheckList } from './records/check-list.tsx';
export { type Stage, StageLine } from './records/stage-line.tsx';
export { type Task, TaskList } from './records/task-list.tsx';
export { Timeline, type TimelineEntry } from './records/timeline.tsx';
export { QrCode } from './pictures/qr-code.tsx';
export { PinsMap, type PinsMapProps } from './map/pins-map.tsx';
export { MunicipalityMap, type MunicipalityMapProps } from './map/municipality-map.tsx';
export { Disclosure, type DisclosureProps } from './layout/disclosure.tsx';
