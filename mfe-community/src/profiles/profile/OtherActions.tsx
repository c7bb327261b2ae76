import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deferred, showOutcome } from 'shared-composition'
import { blockRoute, comparePath, OWN_PROFILE, type Profile } from 'shared-contract'
import { common, loadTranslations, useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, CheckIcon, HeartFilledIcon, HeartIcon, LockIcon, PlusIcon, UsersIcon, WarningIcon } from 'shared-ui'
import { commentTranslations } from '../../comments/commentTranslations.ts'
import { FriendActions } from './FriendActions.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { profileTranslations } from './profileTranslations.ts'
import type { ProfileRelation } from './relation.ts'

const BlockDialog = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "profile-block" */ '../blocked/BlockDialog.tsx'),
		loadTranslations(commentTranslations),
	])
	return chunk.BlockDialog
})

const ReportDialog = deferred(() =>
	import(/* webpackChunkName: "report-dialog" */ 'shared-composition/report/dialog').then(
		(chunk) => chunk.ReportDialog,
	),
)

interface OtherActionsProps {
	profile: Profile
	relation: ProfileRelation
}

/** Actions on another member's profile: follow, like, befriend, message, report, block. */
export function OtherActions({ profile, relation }: OtherActionsProps) {
	const t = useTranslations(profileTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const [reporting, setReporting] = useState(false)
	const { isOn: isFollowed } = useStore(relation.followed.$shown)
	const { isOn: isLiked, count: likes } = useStore(relation.liked.$shown)
	const [blocking, setBlocking] = useState(false)
	const navigate = useNavigate()
	const name = profile.username

	async function toggleFollow() {
		const done = t(isFollowed ? 'profile.unfollowed' : 'profile.followed', { name })
		showOutcome(await relation.followed.toggle(), done)
	}

	async function toggleLike() {
		const outcome = await relation.liked.toggle()
		// The heart shows success; other outcomes need a toast.
		if (outcome.state !== 'done') showOutcome(outcome, t('profile.likes', { count: relation.liked.$shown.get().count }))
	}

	async function block() {
		const outcome = await act(blockRoute, { params: { memberId: profile.id } })
		if (!showOutcome(outcome, t('block.done', { name }))) return
		setBlocking(false)
		// A blocked member's profile is not visible.
		if (outcome.state === 'done') void navigate('/profile')
	}

	return (
		<>
			<Button
				variant={isFollowed ? 'secondary' : 'primary'}
				aria-pressed={isFollowed}
				onClick={() => void toggleFollow()}
			>
				{isFollowed ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
				{t(isFollowed ? 'profile.following' : 'profile.follow')}
			</Button>
			<Button
				aria-pressed={isLiked}
				aria-label={`${t('profile.like', { name })} (${t('profile.likes', { count: likes })})`}
				onClick={() => void toggleLike()}
			>
				{isLiked ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
				{formats.number(likes)}
			</Button>
			<FriendActions profile={profile} friendship={relation.friendship} />
			<ProfileMenu
				username={name}
				items={[
					{
						label: t('profile.compare'),
						icon: <UsersIcon size={18} />,
						to: comparePath(OWN_PROFILE, name),
					},
					{
						label: shared('report.action'),
						icon: <WarningIcon size={18} />,
						onSelect: () => setReporting(true),
					},
					{
						label: t('block.action', { name }),
						icon: <LockIcon size={18} />,
						danger: true,
						onSelect: () => setBlocking(true),
					},
				]}
			/>
			{reporting && <ReportDialog kind="profile" id={profile.id} onClose={() => setReporting(false)} />}
			{blocking && <BlockDialog name={name} onBlock={block} onClose={() => setBlocking(false)} />}
		</>
	)
}
