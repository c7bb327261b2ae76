import { deferred } from 'shared-composition'
import type { NameDialogProps, ShareDialogProps } from './viewDialogs.tsx'

const load = () => import(/* webpackChunkName: "view-dialogs" */ './viewDialogs.tsx')

export const NameDialog = deferred<NameDialogProps>(() => load().then((chunk) => chunk.NameDialog))
export const ShareDialog = deferred<ShareDialogProps>(() => load().then((chunk) => chunk.ShareDialog))
