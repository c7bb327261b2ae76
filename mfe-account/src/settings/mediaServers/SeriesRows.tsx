import { useState } from 'react'
import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type MediaSeries, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, WarningIcon } from 'shared-ui'
import type { MediaServersStore } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { PROGRAMS } from './programs.ts'
import { SettleDialogs } from './SettleDialogs.tsx'
import { MediaRows } from './style.ts'
import { useForeignName } from './useForeignName.ts'

interface SeriesRowsProps {
	store: MediaServersStore
	series: readonly MediaSeries[]
}

/** Seasons that were not recognised: to choose their titles, to ignore them, or to forget the choice. */
export function SeriesRows({ store, series }: SeriesRowsProps) {
	const t = useTranslations(mediaTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const foreignName = useForeignName()
	const [settled, setSettled] = useState<MediaSeries>()

	/** What the member chose; undefined while it waits. */
	function choiceOf({ state, title, episode, offset }: MediaSeries) {
		if (state === 'ignored') return t('media.ignored')
		if (title === null) return undefined
		const name = nameOf(title)
		return (
			<Link to={titlePath(title)}>
				{episode === null ? name : t('media.episode', { name, episode: episode + offset })}
			</Link>
		)
	}

	return (
		<>
			<MediaRows>
				{series.map((season) => {
					const name = foreignName(season)
					const isWaiting = season.state === 'waiting'
					const choice = choiceOf(season)
					return (
						<li key={season.id}>
							<WarningIcon size={18} />
							<div>
								<strong>{name}</strong>
								{choice && <p>{choice}</p>}
								<Meta as="p">
									{PROGRAMS[season.program]} · {t('media.times', { count: season.count })} ·{' '}
									{formats.ago(season.lastSeenAt)}
								</Meta>
							</div>
							<Cluster>
								<Button size="sm" aria-label={t('media.settle.of', { name })} onClick={() => setSettled(season)}>
									{t('media.settle')}
								</Button>
								{isWaiting ? (
									<Button
										size="sm"
										variant="quiet"
										aria-label={t('media.ignore.of', { name })}
										onClick={async () => showOutcome(await store.settle(season, null), t('media.ignore.done'))}
									>
										{t('media.ignore')}
									</Button>
								) : (
									<Button
										size="sm"
										variant="quiet"
										aria-label={t('media.forget.of', { name })}
										onClick={async () => showOutcome(await store.forget(season), t('media.forget.done'))}
									>
										{t('media.forget')}
									</Button>
								)}
							</Cluster>
						</li>
					)
				})}
			</MediaRows>
			{settled && (
				<SettleDialogs key={settled.id} store={store} season={settled} onClose={() => setSettled(undefined)} />
			)}
		</>
	)
}
