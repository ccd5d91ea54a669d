// Draws an icon of the product by its name.

import type { IconType } from 'react-icons';
import {
  LuBell,
  LuBuilding2,
  LuCalendar,
  LuCamera,
  LuCheck,
  LuChevronDown,
  LuChevronLeft,
  LuChevronRight,
  LuChevronUp,
  LuCircleAlert,
  LuCircleCheck,
  LuCircleDashed,
  LuCirclePause,
  LuCircleUser,
  LuCircleX,
  LuClock,
  LuCookie,
  LuDownload,
  LuExternalLink,
  LuEye,
  LuEyeOff,
  LuFileText,
  LuFlag,
  LuHouse,
  LuInbox,
  LuInfo,
  LuLayoutDashboard,
  LuList,
  LuListFilter,
  LuLock,
  LuLogOut,
  LuMail,
  LuMapPin,
  LuMenu,
  LuMessageSquareText,
  LuMinus,
  LuPencil,
  LuPlus,
  LuPrinter,
  LuQrCode,
  LuReceipt,
  LuRotateCw,
  LuScanLine,
  LuScroll,
  LuSearch,
  LuSettings,
  LuShieldCheck,
  LuStore,
  LuSun,
  LuTrash2,
  LuTriangleAlert,
  LuUpload,
  LuUser,
  LuUsers,
  LuWallet,
  LuWifiOff,
  LuX,
  LuZoomIn,
  LuZoomOut,
  LuBookOpen,
  LuChartColumn,
  LuEllipsis,
  LuPhone,
  LuSend,
} from 'react-icons/lu';

const ICONS = {
  alert: LuCircleAlert,
  bell: LuBell,
  book: LuBookOpen,
  building: LuBuilding2,
  calendar: LuCalendar,
  camera: LuCamera,
  chart: LuChartColumn,
  check: LuCheck,
  'check-circle': LuCircleCheck,
  'chevron-down': LuChevronDown,
  'chevron-left': LuChevronLeft,
  'chevron-right': LuChevronRight,
  'chevron-up': LuChevronUp,
  clock: LuClock,
  close: LuX,
  cookie: LuCookie,
  'cross-circle': LuCircleX,
  dashboard: LuLayoutDashboard,
  dashed: LuCircleDashed,
  download: LuDownload,
  edit: LuPencil,
  external: LuExternalLink,
  eye: LuEye,
  'eye-off': LuEyeOff,
  file: LuFileText,
  filter: LuListFilter,
  flag: LuFlag,
  home: LuHouse,
  inbox: LuInbox,
  info: LuInfo,
  list: LuList,
  lock: LuLock,
  logout: LuLogOut,
  mail: LuMail,
  map: LuMapPin,
  menu: LuMenu,
  message: LuMessageSquareText,
  minus: LuMinus,
  more: LuEllipsis,
  offline: LuWifiOff,
  pause: LuCirclePause,
  person: LuCircleUser,
  phone: LuPhone,
  plus: LuPlus,
  print: LuPrinter,
  qr: LuQrCode,
  receipt: LuReceipt,
  retry: LuRotateCw,
  scan: LuScanLine,
  scroll: LuScroll,
  search: LuSearch,
  send: LuSend,
  settings: LuSettings,
  shield: LuShieldCheck,
  store: LuStore,
  sun: LuSun,
  trash: LuTrash2,
  upload: LuUpload,
  user: LuUser,
  users: LuUsers,
  wallet: LuWallet,
  warning: LuTriangleAlert,
  'zoom-in': LuZoomIn,
  'zoom-out': LuZoomOut,
} as const satisfies Record<string, IconType>;

export type IconName = keyof typeof ICONS;

/** Icons that point to a side and are mirrored with the reading direction; checks and clocks are not. */
const FLIPS = new Set<IconName>(['chevron-left', 'chevron-right', 'external', 'list', 'logout', 'send', 'filter']);

export interface IconProps {
  readonly name: IconName;
  readonly size?: 14 | 16 | 20 | 24 | 28 | 44 | undefined;
  /** Only when there is no text beside it. */
  readonly label?: string | undefined;
}

/** An icon, hidden from screen readers unless it has a label. */
export function Icon({ name, size = 20, label }: IconProps) {
  const IconComponent = ICONS[name];
  const ariaProps = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <IconComponent
      size={size}
      strokeWidth={size < 16 ? 2.25 : 1.75}
      className={FLIPS.has(name) ? 'flip' : undefined}
      {...ariaProps}
    />
  );
}
