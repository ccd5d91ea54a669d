/** Components over the page: dialogs, drawers, menus and popovers. */
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { Menu, type MenuAct, type MenuProps } from './overlays/menu.tsx';
export { Popover, type PopoverProps } from './overlays/popover.tsx';
