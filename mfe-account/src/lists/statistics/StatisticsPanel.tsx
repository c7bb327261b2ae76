import { useStore } from '@nanostores/react'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { deviceTimeZone, loadTranslations, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Skeleton } from 'shared-ui'
import { statisticsTranslations } from './statisticsTranslations.ts'

const ready = loadTranslations(statisticsTranslations)
const skeleton = <Skeleton $height="32rem" aria-busy="true" />

interface StatisticsPanelProps<Value> {
	fetch: () => Promise<Outcome<Value>>
	children: (value: Value) => ReactNode
}

/** Loads the figures of a widget and shows them; another subject needs another key. */
export function StatisticsPanel<Value>(props: StatisticsPanelProps<Value>) {
	return (
		<Suspense fallback={skeleton}>
			<Loaded {...props} />
		</Suspense>
	)
}

function Loaded<Value>({ fetch, children }: StatisticsPanelProps<Value>) {
	use(ready)
	const t = useTranslations(statisticsTranslations)
	const [panel] = useState(() => createRemote<Value>(fetch))
	const state = useStore(panel.$state)
	useEffect(() => panel.follow(), [panel])
	if (state.state === 'loading') return skeleton
	if (state.state === 'failed') return <FailurePanel title={t('stats.failed')} onRetry={panel.load} />
	return children(state.value)
}

/** The reader's time zone, by which days and months are counted. */
export const readerZone = () => deviceTimeZone()
