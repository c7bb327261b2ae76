import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useScoreText } from 'shared-composition/score/scoreText'
import {
	type Activity,
	type ActivityEvent,
	type ActivitySubject,
	artworkPath,
	exactScore,
	type FollowedActivity,
	profilePath,
	subjectPath,
	titlePath,
} from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import {
	Avatar,
	BookmarkedIcon,
	ChatIcon,
	CheckIcon,
	color,
	EditIcon,
	type IconProps,
	Picture,
	PlayIcon,
	PlusIcon,
	radius,
	StarIcon,
	size,
	space,
	UserIcon,
	UsersIcon,
} from 'shared-ui'
import { NewsIcon, ThumbUpIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { activityKey } from './activityKey.ts'
import { BoldText } from './BoldText.tsx'
import { SLOT } from './boldParts.ts'
import { profileTranslations } from './profileTranslations.ts'

const KINDS: Record<ActivityEvent, [Icon: ComponentType<IconProps>, tone: string]> = {
	saved: [BookmarkedIcon, color.text],
	progressed: [PlayIcon, color.live],
	finished: [CheckIcon, color.live],
	scored: [StarIcon, color.gold],
	liked: [ThumbUpIcon, color.danger],
	commented: [ChatIcon, color.blue],
	reviewed: [StarIcon, color.gold],
	replied: [ChatIcon, color.blue],
	edited: [EditIcon, color.muted],
	added: [PlusIcon, color.muted],
	published: [NewsIcon, color.muted],
	followed: [UserIcon, color.text],
	joined: [UsersIcon, color.text],
}

const POSTER_PX = 44
const POSTER_HEIGHT_PX = 66

const Item = styled.li`
	display: grid;
	grid-template-columns: ${POSTER_PX}px minmax(0, 1fr) auto;
	gap: ${space[1]} ${space[3]};
	align-items: center;
	padding-block: ${space[3]};
	border-bottom: 1px solid ${color.line};
	&:last-child { border-bottom: 0; }
	time { font-size: ${size.xs}; color: ${color.muted}; white-space: nowrap; }
	p { color: ${color.muted}; overflow-wrap: anywhere; }
	strong { font-weight: 650; color: ${color.text}; }
	a { text-decoration: none; }
	a:hover { text-decoration: underline; text-underline-offset: 3px; }
	@media (width < 30em) {
		grid-template-columns: ${POSTER_PX}px minmax(0, 1fr);
		> :first-child { grid-row: span 2; }
		p { align-self: end; }
		time { align-self: start; }
	}
`
const Figure = styled.div`
	position: relative;
	justify-self: center;
	a {
		display: block;
		width: ${POSTER_PX}px;
		border-radius: ${radius.sm};
		overflow: hidden;
	}
`
// On a poster the icon sits at the corner.
const Sign = styled.span<{ $tone: string }>`
	display: grid;
	place-items: center;
	width: 36px;
	height: 36px;
	border-radius: ${radius.full};
	a + & {
		position: absolute;
		inset-block-end: -4px;
		inset-inline-end: -6px;
		width: 24px;
		height: 24px;
		box-shadow: 0 0 0 2px ${color.canvas};
	}
	color: ${(p) => p.$tone};
	background: ${color.raised};
`

const By = styled(Link)`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	width: fit-content;
	margin-bottom: 2px;
	font-weight: 650;
	color: ${color.text};
`

interface ActivityItemProps {
	activity: Activity
	/** Who did it, where the list has several members. */
	by?: FollowedActivity['user'] | undefined
	/** In place of its own words, where it stands for several. */
	text?: string | undefined
	children?: ReactNode
}

/** One activity: poster or icon, text and time. */
export function ActivityItem({ activity, by, text, children }: ActivityItemProps) {
	const t = useTranslations(profileTranslations)
	const formats = useFormats()
	const { event, subject, progress, first, at } = activity
	const given = exactScore(activity)
	const scoreText = useScoreText()
	const name = useSubjectName()(subject)
	const key = activityKey(activity)
	if (key === undefined) return null
	const [Icon, tone] = KINDS[event]
	return (
		<Item>
			<Figure>
				<Poster subject={subject} />
				<Sign $tone={tone}>
					<Icon size={hasPoster(subject) ? 13 : 18} />
				</Sign>
			</Figure>
			<p>
				{by && (
					<By to={profilePath(by.name)}>
						<Avatar name={by.name} url={by.avatarUrl} size={20} />
						<bdi>{by.name}</bdi>
					</By>
				)}
				<BoldText
					text={
						text ??
						t(key, {
							subject: SLOT,
							score: given === null ? '' : scoreText(given),
							progress: progress ?? '',
							first: first ?? '',
						})
					}
				>
					<Link to={subjectPath(subject)}>
						<bdi>{name}</bdi>
					</Link>
				</BoldText>
				{children}
			</p>
			<time dateTime={at} title={formats.instant(at)}>
				{formats.ago(at)}
			</time>
		</Item>
	)
}

type OfTitle = Extract<ActivitySubject, { title: unknown }>

function hasPoster(subject: ActivitySubject): subject is OfTitle {
	return 'title' in subject
}

/** The poster of the activity's title. The text links to the same page, so the keyboard skips this link. */
function Poster({ subject }: { subject: ActivitySubject }) {
	if (!hasPoster(subject)) return null
	const { title, imageUrl } = subject
	const drawn = artworkPath('poster', title.id)
	return (
		<Link to={titlePath(title)} tabIndex={-1} aria-hidden="true">
			<Picture src={imageUrl ?? drawn} fallbackUrl={drawn} alt="" width={POSTER_PX} height={POSTER_HEIGHT_PX} />
		</Link>
	)
}

function useSubjectName(): (subject: ActivitySubject) => string {
	const t = useTranslations(profileTranslations)
	const titleName = useTitleName()
	return (subject) => {
		switch (subject.kind) {
			case 'title':
				return titleName(subject.title)
			case 'episode':
				return t('activity.episode', { number: subject.number, title: titleName(subject.title) })
			case 'member':
				return subject.username
			default:
				return subject.name
		}
	}
}
