import { useLoaderData } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { DUMP_SCHEMA_PATH, type Dump, type DumpSource, type Dumps, dumpFilePath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import {
	Cluster,
	Container,
	color,
	EmptyState,
	Meta,
	Page,
	PageHeading,
	Prose,
	radius,
	Section,
	Skeleton,
	Stack,
	size,
	space,
} from 'shared-ui'
import { styled } from 'styled-components'
import { Await } from '../../shared/deferred/Await.tsx'
import type { Deferred } from '../../shared/deferred/deferred.ts'
import { LoadingRegion } from '../../shared/deferred/LoadingRegion.tsx'
import { DumpFiles } from './DumpFiles.tsx'
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
	if (outcome.state !== 'done') return <LoadFailure title={t('data.failed')} />
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

/** The names that we have for our own sources; those of others are names already. */
const OWN = { niouka: 'data.source.niouka', 'niouka-samples': 'data.source.samples' } as const

/** Where the rows come from, and under which licences. */
function DumpSources({ sources }: { sources: readonly DumpSource[] }) {
	const t = useTranslations(openDataTranslations)
	const { number } = useFormats()
	const nameOf = (source: string) =>
		source
			.split(', ')
			.map((each) => (isOwn(each) ? t(OWN[each]) : each))
			.join(' + ')
	return (
		<Section title={t('data.licences')} lead={t('data.licences.lead')}>
			<Stack as="ul" $gap={2}>
				{sources.map(({ source, licence, licenceUrl, rows }) => (
					<Cluster as="li" key={`${source} ${licence}`} $gap={3}>
						<span>{nameOf(source)}</span>
						<a href={licenceUrl} rel="license noopener">
							{licence}
						</a>
						<Meta>{t('data.licence.rows', { rows: number(rows) })}</Meta>
					</Cluster>
				))}
			</Stack>
		</Section>
	)
}

function isOwn(source: string): source is keyof typeof OWN {
	return source in OWN
}

const Command = styled.pre`
	padding: ${space[3]} ${space[4]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	white-space: pre-wrap;
	overflow-wrap: anywhere;
	background: ${color.raised};
`

/** How the files are made, and how to check one. */
function DumpFormat({ dump }: { dump: Dump }) {
	const t = useTranslations(openDataTranslations)
	const [file] = dump.files
	return (
		<>
			<Section title={t('data.format')}>
				<Prose>
					<p>{t('data.format.ndjson')}</p>
					<p>
						<a href={DUMP_SCHEMA_PATH}>{t('data.format.schema')}</a>
					</p>
				</Prose>
			</Section>
			{file && (
				<Section title={t('data.verify')}>
					<Prose>
						<p>{t('data.verify.text')}</p>
						<Command>{`curl -O ${location.origin}${dumpFilePath(dump, file)}\nsha256sum ${file.name}`}</Command>
					</Prose>
				</Section>
			)}
		</>
	)
}
