export { accountRoute } from './account/account-route.ts';
export { checkForm, type Checked, type FieldMessages, messageInWords, messagesAt, type RefusedForm, refusedForm } from './check-form.ts';
export type { CreateRoutes, RemoteModule } from './create-routes.ts';
export { CONTRACT, type Declaration, type MenuEntry, type MenuIcon, type Slot, type Worded } from './declare.ts';
export { dismissNotice, notify, type Notice, useNotices } from './notices.store.ts';
export { useNudge } from './nudges.ts';
export { beginSession, hasStoredToken, replaceUser, restoreSession, signOut, useSession, useVisitorKind, visitorKind } from './session.store.ts';
export { applySettings, changeSettings, readSettings, type Settings, useSettings } from './settings.store.ts';
export { defineWords, type Words } from './words.ts';
