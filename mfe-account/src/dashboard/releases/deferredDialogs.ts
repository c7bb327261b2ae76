import { deferred } from 'shared-composition'

// One chunk for all dialogs: an admin who opens one often opens another.
const dialogs = () => import(/* webpackChunkName: "release-dialogs" */ './releaseDialogs.ts')

export const ConfirmAction = deferred(async () => (await dialogs()).ConfirmAction)
export const CreateTokenDialog = deferred(async () => (await dialogs()).CreateTokenDialog)
export const LocalOverrideDialog = deferred(async () => (await dialogs()).LocalOverrideDialog)
export const PreviewDialog = deferred(async () => (await dialogs()).PreviewDialog)
export const PromoteDialog = deferred(async () => (await dialogs()).PromoteDialog)
export const RollBackDialog = deferred(async () => (await dialogs()).RollBackDialog)
export const WithdrawDialog = deferred(async () => (await dialogs()).WithdrawDialog)
