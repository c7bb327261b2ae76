import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { Dumps } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, Page, PageHeading, Section, Skeleton, Stack } from 'shared-ui'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { DumpFiles } from './DumpFiles.tsx'
import { DumpFormat } from './DumpFormat.tsx'
import { DumpSources } from './DumpSources.tsx'
import { openDataTranslations } from './openDataTranslations.ts'

export type DeferredDumps = Deferred<Outcome<Dumps>>

/** The open dumps of the catalogue: files, licences, format, and how to verify them. */
export function OpenDataPage() {
	const t = useTranslations(openDataTranslations)
	const deferred = useLoaderData<DeferredDumps>()
	return (
		<Page>
			<title>{`${t('data.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={t('data.title')} lead={t('data.lead')} />
					<Await key={deferred.state} deferred={deferred} skeleton={<FilesSkeleton />}>
						{(outcome) => <DumpList outcome={outcome} />}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function DumpList({ outcome }: { outcome: Outcome<Dumps> }) {
	const t = useTranslations(openDataTranslations)
	const { instant } = useFormats()
	const { revalidate } = useRevalidator()
	if (outcome.state !== 'done') return <FailurePanel title={t('data.failed')} onRetry={revalidate} />
	const [latest, ...former] = outcome.answer.dumps
	if (!latest) return <EmptyState title={t('data.empty.title')} text={t('data.empty.text')} />
	return (
		<>
			<Section title={t('data.latest', { date: instant(latest.madeAt) })}>
				<DumpFiles dump={latest} />
			</Section>
			<DumpSources sources={latest.sources} />
			<DumpFormat dump={latest} />
			{former.length > 0 && (
				<Section title={t('data.former')} lead={t('data.former.lead')}>
					<Stack as="ul" $gap={3}>
						{former.map((dump) => (
							<li key={dump.name}>
								<details>
									<summary>{instant(dump.madeAt)}</summary>
									<DumpFiles dump={dump} />
								</details>
							</li>
						))}
					</Stack>
				</Section>
			)}
		</>
	)
}

function FilesSkeleton() {
	return (
		<LoadingRegion>
			<Skeleton $height="30rem" />
		</LoadingRegion>
	)
}
