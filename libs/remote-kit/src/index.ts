export { accountRoute } from './account/account-route.ts';
export { ProofField } from './account/security/proof-field.tsx';
export { secondStepRoute } from './account/security/second-step-route.ts';
export type { OwnStart } from './account/own-start.ts';
export {
  type FieldMessages,
  isSending,
  createMessageGetter,
  type RefusedForm,
  toRefusedForm,
} from './forms/form-answers.ts';
export type { CreateRoutes, RemoteModule } from './create-routes.ts';
export { CONTRACT, type Declaration, type MenuEntry, type MenuIcon, type Slot, type BilingualText } from './declare.ts';
export { DownloadButton } from './download-button.tsx';
export { loadStreetMap } from './load-street-map.ts';
export { dismissNotice, showNotice, type Notice, useNotices } from './notices.store.ts';
export { useNudge } from './reload/nudges.ts';
export { useReload } from './reload/use-reload.ts';
export { useOffline } from './offline.ts';
export { type OfferedAct, useOfferActs, useOfferedActs } from './offered-acts.store.ts';
export { RowMenu } from './row-menu.tsx';
export { requestPassword, useProof } from './proof.store.ts';
export { useRoleTitle } from './people/use-role-title.ts';
export {
  beginSession,
  hasStoredToken,
  replaceUser,
  restoreSession,
  signOut,
  enableFieldUse,
  useSession,
  useVisitorKind,
  getVisitorKind,
} from './session.store.ts';
export { findSessionEnd, recordLostSession } from './session/session-end.ts';
export { isInSessionArea, rememberSessionArea } from './session/session-area.ts';
export { hasOlderSettings, saveSettings, readSettings, type Settings, showSettings } from './settings/settings.ts';
export { applySettings, changeSettings, useSettings } from './settings/settings.store.ts';
export { saveLocalGovernment, useLocalGovernment } from './settings/local-government.store.ts';
export { usePicture } from './people/use-picture.ts';
export { defineMessages, type GetMessage } from './define-messages.ts';
export { createStore, type StoreApi, useStore } from 'zustand';
