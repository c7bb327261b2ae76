/** What no page shows at first: dialogs, drawers, toasts. Hosts give it to slices when one asks for it. */
export * from './overlay/Dialog.tsx'
export * from './overlay/Drawer.tsx'
export { focusPlace } from './overlay/focusPlace.ts'
export * from './overlay/Toast.tsx'
export { useModal } from './overlay/useModal.ts'
