import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { deferred, showOutcome } from 'shared-composition'
import { type Profile, setPrivacyRoute } from 'shared-contract'
import { loadTranslations, useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import {
	Cluster,
	EditIcon,
	EyeIcon,
	GlobeIcon,
	HeartFilledIcon,
	ImageIcon,
	LinkButton,
	LockIcon,
	UsersIcon,
	VisuallyHidden,
} from 'shared-ui'
import { MODERATION_PATH, useModerates } from '../../moderation/useModerates.ts'
import { elsewhereTranslations } from '../../shared/elsewhere/elsewhereTranslations.ts'
import { ProfileMenu } from './ProfileMenu.tsx'
import { profileTranslations } from './profileTranslations.ts'
import type { ProfileRelation } from './relation.ts'

const BlockedDialog = deferred(() =>
	import(/* webpackChunkName: "profile-block" */ './BlockedDialog.tsx').then((chunk) => chunk.BlockedDialog),
)

const WidgetDialog = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "profile-block" */ '../../shared/elsewhere/WidgetDialog.tsx'),
		loadTranslations(elsewhereTranslations),
	])
	return chunk.WidgetDialog
})

/** Actions on one's own profile. */
export function OwnActions({ profile, relation }: { profile: Profile; relation: ProfileRelation }) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const { count: likes } = useStore(relation.liked.$shown)
	const { isPublic } = profile
	const { revalidate } = useRevalidator()
	const moderates = useModerates()
	const [showsBlocked, setShowsBlocked] = useState(false)
	const [showsWidget, setShowsWidget] = useState(false)

	async function setPublic(isPublic: boolean) {
		const outcome = await act(setPrivacyRoute, { body: { isPublic } })
		showOutcome(outcome, t(isPublic ? 'profile.nowPublic' : 'profile.nowPrivate'))
		if (outcome.state === 'done') void revalidate()
	}

	return (
		<>
			<Cluster $gap={1} title={t('profile.likes', { count: likes })}>
				<HeartFilledIcon size={18} />
				<span aria-hidden="true">{formats.number(likes)}</span>
				<VisuallyHidden>{t('profile.likes', { count: likes })}</VisuallyHidden>
			</Cluster>
			<LinkButton to="/settings" variant="primary">
				<EditIcon size={18} />
				{t('profile.edit')}
			</LinkButton>
			<ProfileMenu
				username={profile.username}
				items={[
					...(moderates ? [{ label: t('moderation.title'), icon: <EyeIcon size={18} />, to: MODERATION_PATH }] : []),
					...(isPublic
						? [{ label: t('profile.widget'), icon: <ImageIcon size={18} />, onSelect: () => setShowsWidget(true) }]
						: []),
					{
						label: t(isPublic ? 'profile.makePrivate' : 'profile.makePublic'),
						icon: isPublic ? <LockIcon size={18} /> : <GlobeIcon size={18} />,
						onSelect: () => void setPublic(!isPublic),
					},
					{ label: t('block.list'), icon: <UsersIcon size={18} />, onSelect: () => setShowsBlocked(true) },
				]}
			/>
			{showsWidget && isPublic && (
				<WidgetDialog id={profile.id} name={profile.username} onClose={() => setShowsWidget(false)} />
			)}
			{showsBlocked && <BlockedDialog onClose={() => setShowsBlocked(false)} />}
		</>
	)
}
