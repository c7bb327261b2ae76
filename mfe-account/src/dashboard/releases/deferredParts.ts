import { deferred } from 'shared-composition'

// One chunk: an admin who sees one of them often sees another.
const parts = () => import(/* webpackChunkName: "release-parts" */ './releaseParts.ts')

const detailed = async () => {
	const all = await parts()
	await all.loadDetailWords()
	return all
}

export const CandidateNotice = deferred(async () => (await parts()).CandidateNotice)
export const ConfirmAction = deferred(async () => (await parts()).ConfirmAction)
export const CreateTokenDialog = deferred(async () => (await parts()).CreateTokenDialog)
export const FlagList = deferred(async () => (await detailed()).FlagList)
export const LocalOverrideDialog = deferred(async () => (await parts()).LocalOverrideDialog)
export const OverrideNotice = deferred(async () => (await parts()).OverrideNotice)
export const PreviewDialog = deferred(async () => (await parts()).PreviewDialog)
export const PromoteDialog = deferred(async () => (await parts()).PromoteDialog)
export const RollBackDialog = deferred(async () => (await parts()).RollBackDialog)
export const VersionErrors = deferred(async () => (await parts()).VersionErrors)
export const VersionVitals = deferred(async () => (await detailed()).VersionVitals)
export const WatchNotice = deferred(async () => (await parts()).WatchNotice)
export const WithdrawDialog = deferred(async () => (await detailed()).WithdrawDialog)
