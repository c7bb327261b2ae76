import { Suspense, use, useState } from 'react'
import { deferred, FailurePanel } from 'shared-composition'
import { type ActivityYear, activityYearRoute } from 'shared-contract'
import { deviceTimeZone, useTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { Section, Skeleton } from 'shared-ui'
import { profileTranslations } from './profileTranslations.ts'

const YearHeatmap = deferred(
	() => import(/* webpackChunkName: "year-heatmap" */ './YearHeatmap.tsx').then((chunk) => chunk.YearHeatmap),
	{ skeleton: <Skeleton $height="9.5rem" /> },
)

interface YearPanelProps {
	username: string
	/** The request started by the loader. */
	yearPromise: Promise<Outcome<ActivityYear>>
}

/** The panel with the activity heatmap of the last year. */
export function YearPanel({ username, yearPromise }: YearPanelProps) {
	const t = useTranslations(profileTranslations)
	const [currentPromise, setAsked] = useState(yearPromise)

	async function refetch() {
		const zone = deviceTimeZone()
		const again = call(activityYearRoute, { params: { username }, query: { zone } })
		setAsked(again)
		await again
	}

	return (
		<Section title={t('year.title')}>
			<Suspense fallback={<Skeleton $height="9.5rem" />}>
				<LoadedYear asked={currentPromise} onRetry={refetch} />
			</Suspense>
		</Section>
	)
}

function LoadedYear({ asked, onRetry }: { asked: Promise<Outcome<ActivityYear>>; onRetry: () => Promise<void> }) {
	const t = useTranslations(profileTranslations)
	const outcome = use(asked)
	if (outcome.state !== 'done') return <FailurePanel title={t('year.failed')} onRetry={onRetry} />
	return <YearHeatmap year={outcome.answer} />
}
