import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { useScoreText } from 'shared-composition/score/scoreText'
import {
	artworkPath,
	exactScore,
	localizedPosterUrl,
	type SuggestionReason,
	type TitleSuggestion,
	titlePath,
} from 'shared-contract'
import { loadTranslations, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { CloseIcon, IconButton, LinkButton, Meta, Section, Skeleton, space, TitleCard } from 'shared-ui'
import { RowCarousel } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { continueTranslations } from '../continue/continueTranslations.ts'
import { showUndoableOutcome } from '../entry/showUndoableOutcome.ts'
import { createForYou } from './forYouStore.ts'

/** Reasons differ in length: each begins right below its title. */
const Suggestion = styled.div`
	article { height: auto; }
`
/** The reason, and the button at the end of its first line. */
const Foot = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	gap: ${space[1]};
	align-items: start;
	p { padding-block: ${space[1]}; overflow-wrap: anywhere; }
`

const ready = loadTranslations(continueTranslations)

/** "Para você": what the signed-in member may want to see next, each with its reason. The widget of the home page. */
export default function ForYou() {
	return (
		<Suspense fallback={<Skeleton $height="22rem" />}>
			<Loaded />
		</Suspense>
	)
}

function Loaded() {
	use(ready)
	const t = useTranslations(continueTranslations)
	const [store] = useState(createForYou)
	const state = useStore(store.$state)
	useEffect(() => store.follow(), [store])
	if (state.state === 'loading') return <Skeleton $height="22rem" />
	if (state.state === 'failed') return <FailurePanel title={t('forYou.failed')} onRetry={store.load} />
	const { items, hidden } = state.value
	const shown = items.filter(({ title }) => !hidden.has(title.id))
	if (shown.length === 0) return null

	async function reject(id: number) {
		showUndoableOutcome(await store.reject(id), t('forYou.rejected'), async () =>
			showOutcome(await store.accept(id), t('forYou.accepted')),
		)
	}

	return (
		<Section
			title={t('forYou.title')}
			lead={t('forYou.lead')}
			actions={
				<LinkButton to="/settings/privacy" size="sm" variant="quiet">
					{t('forYou.manage')}
				</LinkButton>
			}
		>
			<RowCarousel label={t('forYou.title')} previousLabel={t('forYou.previous')} nextLabel={t('forYou.next')}>
				{shown.map((suggestion) => (
					<SuggestionCard
						key={suggestion.title.id}
						suggestion={suggestion}
						onReject={() => void reject(suggestion.title.id)}
					/>
				))}
			</RowCarousel>
		</Section>
	)
}

function SuggestionCard({ suggestion, onReject }: { suggestion: TitleSuggestion; onReject: () => void }) {
	const t = useTranslations(continueTranslations)
	const { title, reason } = suggestion
	const locale = useLocale()
	const name = useTitleName()(title)
	const reasonText = useReasonText()
	return (
		<Suggestion>
			<TitleCard
				href={titlePath(title)}
				title={name}
				imageUrl={localizedPosterUrl(locale, title.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
				color={title.color}
			>
				<Foot>
					<Meta as="p">{reasonText(reason)}</Meta>
					<IconButton
						size="sm"
						label={t('forYou.reject', { title: name })}
						title={t('forYou.reject', { title: name })}
						icon={<CloseIcon size={16} />}
						onClick={onReject}
					/>
				</Foot>
			</TitleCard>
		</Suggestion>
	)
}

/** The reason of a suggestion in words. */
function useReasonText(): (reason: SuggestionReason) => string {
	const t = useTranslations(continueTranslations)
	const nameOf = useTitleName()
	const scoreText = useScoreText()
	return (reason) => {
		switch (reason.kind) {
			case 'score':
				return t('forYou.reason.score', { score: scoreText(exactScore(reason) ?? 0), title: nameOf(reason.title) })
			case 'seen':
				return t('forYou.reason.seen', { title: nameOf(reason.title) })
			case 'recommended':
				return t('forYou.reason.recommended', { name: reason.by, title: nameOf(reason.title) })
			case 'following':
				return t('forYou.reason.following', { count: reason.members })
			case 'season':
				return t('forYou.reason.season')
		}
	}
}
