/** Components of Chakra's: dialogs, drawers, menus and popovers over the page, and tabs. */
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { Menu, type MenuAct, type MenuProps } from './overlays/menu.tsx';
export { Popover, type PopoverProps } from './overlays/popover.tsx';
export { type Tab, Tabs, type TabsProps } from './overlays/tabs.tsx';
