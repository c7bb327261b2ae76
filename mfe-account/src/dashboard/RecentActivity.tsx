import { type ComponentType, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { joinRuns } from 'shared-composition/runs'
import { artworkPath, type SiteActivity, subjectPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import {
	Avatar,
	Button,
	CheckIcon,
	ChevronDownIcon,
	ChevronUpIcon,
	color,
	EditIcon,
	type IconProps,
	Meta,
	Panel,
	Picture,
	PlayIcon,
	PlusIcon,
} from 'shared-ui'
import { NewsIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { Row, RowList, Sight } from './style.ts'
import { eventKey, useSubjectName } from './subject.ts'
import { TRANS_SLOT, Trans } from './Trans.tsx'

const KINDS: Record<SiteActivity['event'], [Icon: ComponentType<IconProps>, tone: string]> = {
	added: [PlusIcon, color.danger],
	edited: [EditIcon, color.blue],
	published: [NewsIcon, color.text],
	progressed: [PlayIcon, color.live],
	finished: [CheckIcon, color.live],
}

const Show = styled(Button)`
	display: flex;
	margin-inline-start: -0.75em;
`

/** A list of activities: poster, member, action and time; `empty` is the text without any. What one member did alike is one row. */
export function RecentActivity({ items, empty }: { items: readonly SiteActivity[]; empty: string }) {
	if (items.length === 0) {
		return (
			<Panel>
				<Meta as="p">{empty}</Meta>
			</Panel>
		)
	}
	const runs = joinRuns(items, ({ event, user }) => [`${event} ${user.name}`])
	return (
		<RowList>
			{runs.map(({ items }) => (
				<Run key={items.at(-1)?.id} items={items} />
			))}
		</RowList>
	)
}

function Run({ items: [latest, ...rest] }: Pick<ReturnType<typeof joinRuns<SiteActivity>>[number], 'items'>) {
	const t = useTranslations(dashboardTranslations)
	const formats = useFormats()
	const [isOpen, setOpen] = useState(false)
	if (rest.length === 0) return <ActivityRow activity={latest} />
	return (
		<>
			<ActivityRow
				activity={latest}
				sentence={t(`dashboard.run.${latest.event}`, { count: formats.number(rest.length + 1) })}
			>
				<Show size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{t('dashboard.run.show')}
					{isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
				</Show>
			</ActivityRow>
			{isOpen && [latest, ...rest].map((activity) => <ActivityRow key={activity.id} activity={activity} />)}
		</>
	)
}

interface ActivityRowProps {
	activity: SiteActivity
	/** In place of its own words, where it stands for several. */
	sentence?: string
	children?: ReactNode
}

function ActivityRow({ activity, sentence, children }: ActivityRowProps) {
	const t = useTranslations(dashboardTranslations)
	const formats = useFormats()
	const nameOf = useSubjectName()
	const { user, event, subject, progress, at } = activity
	const [Icon, tone] = KINDS[event]
	const poster = 'title' in subject ? artworkPath('poster', subject.title.id) : undefined
	return (
		<Row>
			<Sight $tone={tone}>
				{poster === undefined ? (
					<Avatar name={user.name} url={user.avatarUrl} size={40} />
				) : (
					<div>
						<Picture
							src={('imageUrl' in subject && subject.imageUrl) || poster}
							fallbackUrl={poster}
							alt=""
							width={40}
							height={60}
						/>
					</div>
				)}
				<span>
					<Icon size={13} />
				</span>
			</Sight>
			<p>
				<strong>
					<bdi>{user.name}</bdi>
				</strong>{' '}
				{sentence ?? (
					<Trans sentence={t(eventKey(event, subject), { subject: TRANS_SLOT, progress: progress ?? '' })}>
						<Link to={subjectPath(subject)}>
							<bdi>{nameOf(subject)}</bdi>
						</Link>
					</Trans>
				)}
				{children}
			</p>
			<Meta as="time" dateTime={at} title={formats.instant(at)}>
				{formats.ago(at)}
			</Meta>
		</Row>
	)
}
