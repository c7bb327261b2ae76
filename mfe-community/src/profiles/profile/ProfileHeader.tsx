import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deferred } from 'shared-composition'
import { artworkPath, type ConnectionSide, type Profile, profileRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Avatar, Badge, LockIcon, Picture } from 'shared-ui'
import { CalendarIcon } from 'shared-ui/parts'
import { BoldText } from './BoldText.tsx'
import { Actions, Banner, Bio, Body, CountButton, Face, Facts, Head, Name, NameLine, Words } from './headerStyles.ts'
import { OtherActions } from './OtherActions.tsx'
import { OwnActions } from './OwnActions.tsx'
import { profileTranslations } from './profileTranslations.ts'
import type { ProfileRelation } from './relation.ts'

const AVATAR_PX = 152

interface ProfileHeadProps {
	profile: Profile
	relation: ProfileRelation
	/** True above a tab whose content should come first: one low row, without the bio. */
	isLow: boolean
}

/** The header of a profile: banner, avatar, name, facts and actions. */
export function ProfileHeader({ profile, relation, isLow }: ProfileHeadProps) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const isOwn = profile.relation.kind === 'self'

	return (
		<Head $isLow={isLow}>
			<Banner>
				<Picture
					src={profile.bannerUrl}
					fallbackUrl={artworkPath('banner', profile.id)}
					alt=""
					width={1600}
					height={700}
					sizes="max(100vw, 410px)"
					eager
				/>
			</Banner>
			<Body>
				<Face role="img" aria-label={t('profile.avatar', { name: profile.username })}>
					<Avatar name={profile.username} url={profile.avatarUrl} size={AVATAR_PX} />
				</Face>
				<Words>
					<NameLine>
						<Name>
							<bdi>{profile.username}</bdi>
						</Name>
						<Badges profile={profile} />
					</NameLine>
					<Facts>
						<ConnectionCounts profile={profile} relation={relation} />
						<span>
							<CalendarIcon size={16} />
							{t('profile.joined', { date: formats.date(profile.joinedAt) })}
						</span>
						{!profile.isPublic && (
							<span>
								<LockIcon size={16} />
								{t('profile.private')}
							</span>
						)}
					</Facts>
				</Words>
				<Actions>
					{isOwn ? (
						<OwnActions profile={profile} relation={relation} />
					) : (
						<OtherActions profile={profile} relation={relation} />
					)}
				</Actions>
				{!isLow && profile.bio && <Bio dir="auto">{profile.bio}</Bio>}
			</Body>
		</Head>
	)
}

function Badges({ profile: { role, badges, relation } }: { profile: Profile }) {
	const t = useTranslations(profileTranslations)
	const followsReader = relation.kind === 'other' && relation.followsReader
	if (role === 'member' && badges.length === 0 && !followsReader) return null
	return (
		<ul aria-label={t('profile.badges')}>
			{role !== 'member' && (
				<li>
					<Badge $tone="stamp">{t(`profile.role.${role}`)}</Badge>
				</li>
			)}
			{badges.map((badge) => (
				<li key={badge}>
					<Badge>{t(`profile.badge.${badge}`)}</Badge>
				</li>
			))}
			{followsReader && (
				<li>
					<Badge $tone="live">{t('profile.followsYou')}</Badge>
				</li>
			)}
		</ul>
	)
}

const Connections = deferred(() =>
	import(/* webpackChunkName: "connections" */ '../connections/Connections.tsx').then((chunk) => chunk.default),
)

const KEYS = { followers: 'profile.followers', following: 'profile.followingCount' } as const

interface ConnectionCountsProps {
	profile: Profile
	relation: ProfileRelation
}

/** Counts of followers and followed members; each opens its list. */
function ConnectionCounts({ profile, relation }: ConnectionCountsProps) {
	const t = useTranslations(profileTranslations)
	const counts = {
		followers: useStore(relation.followed.$shown).count,
		following: useStore(relation.$following),
	}
	const [side, setSide] = useState<ConnectionSide>()

	// Following somebody in the list changes the counts: reload them.
	async function recount() {
		const outcome = await call(profileRoute, { params: { username: profile.username } })
		if (outcome.state === 'done') relation.update(outcome.answer)
	}

	return (
		<>
			{(['followers', 'following'] as const).map((each) => (
				<CountButton key={each} type="button" aria-haspopup="dialog" onClick={() => setSide(each)}>
					<BoldText text={t(KEYS[each], { count: counts[each] })} />
				</CountButton>
			))}
			{side && (
				<Connections
					username={profile.username}
					side={side}
					onClose={() => setSide(undefined)}
					onChange={() => void recount()}
				/>
			)}
		</>
	)
}
