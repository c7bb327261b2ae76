import { useStore } from '@nanostores/react'
import { use, useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { type MemberCard, type Profile, profilePath, profileRoute } from 'shared-contract'
import { common, loadTranslations, useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Avatar, Badge, Cluster, color, LinkButton, Meta, Skeleton, Stack, space, UserIcon } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { FriendActions } from '../../../profiles/profile/FriendActions.tsx'
import { createFriendship } from '../../../profiles/profile/friendship.ts'
import { profileTranslations } from '../../../profiles/profile/profileTranslations.ts'
import { closeMemberCard } from './memberCard.ts'

const ready = loadTranslations(profileTranslations)

const Top = styled.div`
	display: flex;
	gap: ${space[4]};
	align-items: center;
	min-width: 0;
	overflow-wrap: anywhere;
`
const Bio = styled.p`
	line-height: 1.6;
	white-space: pre-line;
	overflow-wrap: anywhere;
	color: ${color.text};
`

interface MemberCardDialogProps {
	member: MemberCard
	onClose: () => void
}

/** The card of a member: profile summary and actions. */
export function MemberCardDialog({ member, onClose }: MemberCardDialogProps) {
	use(ready)
	const t = useTranslations(profileTranslations)
	const shared = useTranslations(common)
	const [profile] = useState(() => createRemote(() => call(profileRoute, { params: { username: member.name } })))
	const state = useStore(profile.$state)
	useEffect(() => void profile.load(), [profile])
	return (
		<Dialog open onClose={onClose} title={member.name} closeLabel={shared('action.close')}>
			{state.state === 'ready' && <Card profile={state.value} />}
			{state.state === 'loading' && (
				<Stack aria-busy="true">
					<Skeleton $height="5rem" />
					<Skeleton $height="2.5rem" />
				</Stack>
			)}
			{state.state === 'failed' && <FailurePanel title={t('profile.failed')} onRetry={profile.load} />}
		</Dialog>
	)
}

function Card({ profile }: { profile: Profile }) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const { username, avatarUrl, role, badges, bio, joinedAt, relation } = profile
	const [friendship] = useState(() => createFriendship(profile))
	return (
		<Stack>
			<Top>
				<Avatar name={username} url={avatarUrl} size={80} />
				<Stack $gap={2}>
					<Cluster $gap={2}>
						{role !== 'member' && <Badge $tone="stamp">{t(`profile.role.${role}`)}</Badge>}
						{badges.map((badge) => (
							<Badge key={badge}>{t(`profile.badge.${badge}`)}</Badge>
						))}
						{relation.kind === 'other' && relation.followsReader && (
							<Badge $tone="live">{t('profile.followsYou')}</Badge>
						)}
					</Cluster>
					<Meta as="p">{t('profile.joined', { date: formats.date(joinedAt) })}</Meta>
				</Stack>
			</Top>
			{bio && <Bio dir="auto">{bio}</Bio>}
			<Cluster $gap={2}>
				<LinkButton to={profilePath(username)} onClick={closeMemberCard}>
					<UserIcon size={18} />
					{t('messages.people.profile')}
				</LinkButton>
				{relation.kind === 'other' && (
					<FriendActions profile={profile} friendship={friendship} onLeave={closeMemberCard} />
				)}
			</Cluster>
		</Stack>
	)
}
