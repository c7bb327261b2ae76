import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { type Activity, type ActivityEvent, type ActivitySubject, subjectPath } from 'shared-contract'
import { useFormats, useTitleName, useWords } from 'shared-i18n'
import {
	BookmarkedIcon,
	ChatIcon,
	CheckIcon,
	color,
	EditIcon,
	type IconProps,
	NewsIcon,
	PlayIcon,
	PlusIcon,
	radius,
	StarIcon,
	size,
	space,
	ThumbUpIcon,
	UserIcon,
	UsersIcon,
} from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { activityKey } from './activityWords.ts'
import { PLACE } from './lightMarkup.ts'
import { RichWords } from './RichWords.tsx'

const ICONS: Record<ActivityEvent, ComponentType<IconProps>> = {
	saved: BookmarkedIcon,
	progressed: PlayIcon,
	finished: CheckIcon,
	scored: StarIcon,
	liked: ThumbUpIcon,
	commented: ChatIcon,
	replied: ChatIcon,
	edited: EditIcon,
	added: PlusIcon,
	published: NewsIcon,
	followed: UserIcon,
	joined: UsersIcon,
}

const Item = styled.li`
	display: grid;
	grid-template-columns: 36px minmax(0, 1fr) auto;
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
	@media (max-width: 479px) {
		grid-template-columns: 36px minmax(0, 1fr);
		> :first-child { grid-row: span 2; align-self: start; }
	}
`
const Sign = styled.span<{ $gold: boolean }>`
	display: grid;
	place-items: center;
	width: 36px;
	height: 36px;
	border-radius: ${radius.full};
	color: ${(p) => (p.$gold ? color.gold : color.text)};
	background: ${color.raised};
`

/** One thing that a member did: its sign, what it was, and when. */
export function ActivityItem({ activity }: { activity: Activity }) {
	const t = useWords(words)
	const formats = useFormats()
	const { event, subject, score, progress, at } = activity
	const name = useSubjectName()(subject)
	const key = activityKey(event, subject)
	if (key === undefined) return null
	const Icon = ICONS[event]
	return (
		<Item>
			<Sign $gold={event === 'scored'}>
				<Icon size={18} />
			</Sign>
			<p>
				<RichWords text={t(key, { subject: PLACE, score: score ?? '', progress: progress ?? '' })}>
					<Link to={subjectPath(subject)}>
						<bdi>{name}</bdi>
					</Link>
				</RichWords>
			</p>
			<time dateTime={at} title={formats.instant(at)}>
				{formats.ago(at)}
			</time>
		</Item>
	)
}

function useSubjectName(): (subject: ActivitySubject) => string {
	const t = useWords(words)
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
