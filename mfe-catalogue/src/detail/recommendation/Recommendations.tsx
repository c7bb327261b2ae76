import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred, FailurePanel, outcomeMessage, showOutcome } from 'shared-composition'
import type { Recommendation, TitlePage } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { $session, $site, showToast, signInPath } from 'shared-state'
import { Button, from, LinkButton, Meta, Section, SkeletonText, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ShowMore } from '../title/ShowMore.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { RecommendationCard } from './RecommendationCard.tsx'
import { createRecommendations } from './recommendationsState.ts'

const RecommendDialog = deferred(() =>
	import(/* webpackChunkName: "recommend" */ './RecommendDialog.tsx').then((chunk) => chunk.default),
)

const FEW = 4

const Cards = styled.ul`
	display: grid;
	gap: ${space[4]};
	${from.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** What members recommend to those who like a title, with votes, and a form to recommend another one. */
export function Recommendations({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const name = useTitleName()(page)
	const [store] = useState(() => createRecommendations(page.id))
	const state = useStore(store.$state)
	const session = useStore($session)
	const isDemo = useStore($site).demo
	const [isWriting, setWriting] = useState(false)
	const member = session.state === 'member' ? session.member : undefined
	const isModerator = member?.role === 'moderator' || member?.role === 'admin'

	// Another member has other votes.
	useEffect(() => store.follow(), [store])

	async function vote(item: Recommendation) {
		const outcome = await store.toggleVote(item)
		if (outcome.state === 'refused' || outcome.state === 'unreachable' || outcome.state === 'wrong') {
			showToast('bad', outcomeMessage(outcome))
		}
	}

	return (
		<Section
			title={t('recommend.title')}
			lead={t('recommend.lead', { title: name })}
			actions={
				session.state === 'member' || isDemo ? (
					<Button size="sm" onClick={() => setWriting(true)}>
						{t('recommend.write')}
					</Button>
				) : (
					<LinkButton to={signInPath()} size="sm">
						{t('recommend.write')}
					</LinkButton>
				)
			}
		>
			{state.state === 'loading' && <SkeletonText lines={4} />}
			{state.state === 'failed' && <FailurePanel title={t('recommend.failed')} onRetry={store.load} />}
			{state.state === 'ready' && state.value.items.length === 0 && <Meta as="p">{t('recommend.none')}</Meta>}
			{state.state === 'ready' && state.value.items.length > 0 && (
				<Stack>
					<ShowMore
						key={state.value.items.length}
						items={state.value.items}
						few={FEW}
						more={t('recommend.all', { count: state.value.items.length })}
					>
						{(shown) => (
							<Cards>
								{shown.map((item) => (
									<RecommendationCard
										key={item.id}
										recommendation={item}
										mayRemove={isModerator || item.isOwn}
										onVote={() => void vote(item)}
										onRemove={async () => showOutcome(await store.remove(item), t('recommend.removed'))}
									/>
								))}
							</Cards>
						)}
					</ShowMore>
				</Stack>
			)}
			{isWriting && (
				<RecommendDialog
					titleId={page.id}
					name={name}
					onClose={() => setWriting(false)}
					onSaved={() => {
						setWriting(false)
						void store.load()
					}}
				/>
			)}
		</Section>
	)
}
