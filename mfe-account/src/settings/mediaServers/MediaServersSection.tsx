import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { type MediaEvent, type MediaResult, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, type BadgeTone, Meta, Panel, PlayIcon, Skeleton, Stack } from 'shared-ui'
import { PanelSection } from '../style.ts'
import { createMediaServers } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { PROGRAMS } from './programs.ts'
import { SeriesRows } from './SeriesRows.tsx'
import { ServerRows } from './ServerRows.tsx'
import { MediaRows } from './style.ts'
import { useForeignName } from './useForeignName.ts'

/** The media servers of the member, what was not recognised, and what they told last. */
export function MediaServersSection() {
	const t = useTranslations(mediaTranslations)
	const [store] = useState(createMediaServers)
	const panel = useStore(store.$state)
	useEffect(() => store.follow(), [store])

	if (panel.state === 'failed') return <FailurePanel title={t('media.failed')} onRetry={store.load} />
	if (panel.state === 'loading') {
		return (
			<MediaPanel title={t('media.title')} lead={t('media.lead')}>
				<Skeleton $height="8rem" />
			</MediaPanel>
		)
	}
	const { servers, series, events } = panel.value
	const waiting = series.filter(({ state }) => state === 'waiting')
	const chosen = series.filter(({ state }) => state !== 'waiting')
	return (
		<Stack $gap={8}>
			<MediaPanel title={t('media.title')} lead={t('media.lead')}>
				<ServerRows store={store} servers={servers} />
			</MediaPanel>
			{(servers.length > 0 || series.length > 0) && (
				<MediaPanel title={t('media.unmatched.title')} lead={t('media.unmatched.lead')}>
					{waiting.length === 0 ? <p>{t('media.unmatched.none')}</p> : <SeriesRows store={store} series={waiting} />}
					{chosen.length > 0 && (
						<>
							<h3>{t('media.chosen.title')}</h3>
							<SeriesRows store={store} series={chosen} />
						</>
					)}
				</MediaPanel>
			)}
			{servers.length > 0 && (
				<MediaPanel title={t('media.events.title')} lead={t('media.events.lead')}>
					{events.length === 0 ? <p>{t('media.events.none')}</p> : <EventRows events={events} />}
				</MediaPanel>
			)}
		</Stack>
	)
}

interface MediaPanelProps {
	title: string
	lead: string
	children: ReactNode
}

function MediaPanel({ title, lead, children }: MediaPanelProps) {
	const titleId = useId()
	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{title}</h2>
					<Meta as="p">{lead}</Meta>
				</div>
				{children}
			</PanelSection>
		</Panel>
	)
}

const TONES: Partial<Record<MediaResult, BadgeTone>> = { advanced: 'live', unmatched: 'danger', beyond: 'danger' }

/** What the media servers told last, and what came of it. */
function EventRows({ events }: { events: readonly MediaEvent[] }) {
	const t = useTranslations(mediaTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const foreignName = useForeignName()
	return (
		<MediaRows>
			{events.map((event) => (
				<li key={event.id}>
					<PlayIcon size={18} />
					<div>
						{foreignName(event)}
						{event.title && event.titleEpisode !== null && (
							<p>
								<Link to={titlePath(event.title)}>
									{t('media.episode', { name: nameOf(event.title), episode: event.titleEpisode })}
								</Link>
							</p>
						)}
						<Meta as="p">
							{PROGRAMS[event.program]} · {formats.ago(event.receivedAt)}
						</Meta>
					</div>
					<Badge $tone={TONES[event.result]}>{t(`media.result.${event.result}`)}</Badge>
				</li>
			))}
		</MediaRows>
	)
}
