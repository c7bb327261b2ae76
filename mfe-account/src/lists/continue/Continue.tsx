import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import { artworkPath, type ListEntry, localizedPosterUrl, mayAdvance, titlePath } from 'shared-contract'
import { loadTranslations, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Button, EmptyState, LinkButton, Section, Skeleton, Stack, TitleCard } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { EntryProgress } from '../listTabs/EntryProgress.tsx'
import { isForToday, isGoingOn } from './continueState.ts'
import { ownContinue } from './continueStore.ts'
import { continueTranslations } from './continueTranslations.ts'
import { $minute } from './minute.ts'
import { showStep } from './showStep.ts'
import { Today } from './Today.tsx'
import { UpNext } from './UpNext.tsx'

/** The height of a row of cards with its heading. */
const ROW_HEIGHT = '26rem'

const ready = loadTranslations(continueTranslations)

/**
 * "Hoje", "Continuar" and "A seguir": what comes out today of what the signed-in member watches, what they have not finished, and
 * what comes next of their list. A widget of the home page.
 */
export default function Continue() {
	return (
		<Suspense fallback={<Skeleton $height={ROW_HEIGHT} />}>
			<Loaded />
		</Suspense>
	)
}

function Loaded() {
	use(ready)
	const t = useTranslations(continueTranslations)
	const nameOf = useTitleName()
	const state = useStore(ownContinue.$state)
	const now = useStore($minute)
	useEffect(ownContinue.follow, [])
	if (state.state === 'loading') return <Skeleton $height={ROW_HEIGHT} />
	if (state.state === 'failed') return <FailurePanel title={t('continue.failed')} onRetry={ownContinue.load} />
	const { episodes, sequels } = state.value
	const today = episodes.filter((next) => isForToday(next, now))
	const later = episodes.filter((next) => !today.includes(next))
	const advance = async (entry: ListEntry) => showStep(await ownContinue.advance(entry), entry, nameOf(entry.title))
	const isOfToday = new Set(today.map(({ release }) => release.animeId))
	const entryOf = (id: number) => state.value.entries.find(({ title }) => title.id === id)
	const entries = state.value.entries.filter((entry) => isGoingOn(entry) && !isOfToday.has(entry.title.id))
	if (entries.length + episodes.length + sequels.length === 0) return <EmptyList />
	return (
		<>
			{today.length > 0 && <Today episodes={today} entryOf={entryOf} onAdvance={(entry) => void advance(entry)} />}
			{entries.length > 0 && (
				<Section
					title={t('continue.title')}
					lead={t('continue.lead')}
					actions={
						<LinkButton to="/lists" size="sm" variant="quiet">
							{t('continue.lists')}
						</LinkButton>
					}
				>
					<RowCarousel
						label={t('continue.title')}
						previousLabel={t('continue.previous')}
						nextLabel={t('continue.next')}
					>
						{entries.map((entry) => (
							<ContinueCard key={entry.title.id} entry={entry} onAdvance={() => void advance(entry)} />
						))}
					</RowCarousel>
				</Section>
			)}
			{later.length + sequels.length > 0 && <UpNext episodes={later} sequels={sequels} />}
		</>
	)
}

/** For a member who is not at anything yet. */
function EmptyList() {
	const t = useTranslations(continueTranslations)
	return (
		<Section title={t('continue.title')}>
			<EmptyState
				title={t('continue.empty')}
				text={t('continue.empty.text')}
				action={
					<>
						<LinkButton to="/explore" variant="primary">
							{t('continue.empty.explore')}
						</LinkButton>
						<LinkButton to="/lists/import">{t('continue.empty.import')}</LinkButton>
					</>
				}
			/>
		</Section>
	)
}

/** A title that a member has not finished: poster, name, progress, and a button for one more episode or chapter. */
function ContinueCard({ entry, onAdvance }: { entry: ListEntry; onAdvance: () => void }) {
	const t = useTranslations(continueTranslations)
	const { title, progress } = entry
	const locale = useLocale()
	const name = useTitleName()(title)
	const action = t(`continue.advance.${title.format === 'Movie' ? 'film' : title.kind}`)
	return (
		<TitleCard
			href={titlePath(title)}
			title={name}
			imageUrl={localizedPosterUrl(locale, title.imageUrl)}
			fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
			color={title.color}
		>
			<Stack $gap={2}>
				<EntryProgress entry={entry} />
				{mayAdvance({ progress: progress.current }, progress.total) && (
					<Button size="sm" wide aria-label={t('continue.advance.of', { action, name })} onClick={onAdvance}>
						{action}
					</Button>
				)}
			</Stack>
		</TitleCard>
	)
}
