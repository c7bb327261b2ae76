import { useLoaderData } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import type { RouteAnswer, transparencyRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, Page, PageHeading, Stack } from 'shared-ui'
import { moderationTranslations } from '../moderationTranslations.ts'
import { MonthCounts } from './MonthCounts.tsx'

export type TransparencyData = Outcome<RouteAnswer<typeof transparencyRoute>>

/** How many reports, decisions and appeals there were, month by month. */
export function TransparencyPage() {
	const t = useTranslations(moderationTranslations)
	const outcome = useLoaderData<TransparencyData>()
	return (
		<Page>
			<title>{`${t('transparency.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack $gap={6}>
					<PageHeading title={t('transparency.title')} lead={t('transparency.lead')} />
					{outcome.state !== 'done' ? (
						<LoadFailure title={t('transparency.failed')} />
					) : outcome.answer.months.length === 0 ? (
						<EmptyState title={t('transparency.empty')} text={t('transparency.empty.text')} />
					) : (
						outcome.answer.months.map((month) => <MonthCounts key={month.month} month={month} />)
					)}
				</Stack>
			</Container>
		</Page>
	)
}
