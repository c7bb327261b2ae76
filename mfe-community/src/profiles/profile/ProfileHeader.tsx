import { artworkPath, type Profile } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Badge, LockIcon, Picture } from 'shared-ui'
import { CalendarIcon } from 'shared-ui/parts'
import { ConnectionCounts } from './ConnectionCounts.tsx'
import { Actions, Banner, Bio, Body, Face, Facts, Head, Name, NameLine, Words } from './headerStyles.ts'
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
