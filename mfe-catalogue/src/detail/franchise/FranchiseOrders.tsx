import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { artworkPath, type Franchise, type FranchiseWork, localizedPosterUrl, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, Card, CardTitle, color, font, from, Meta, Picture, radius, Stack, size, space } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { createProgress, stateOf } from './franchiseProgress.ts'
import { inReleaseOrder, nextWork, sectionsOf } from './orders.ts'
import { useWorkFacts } from './useWorkFacts.ts'
import { WorkList } from './WorkList.tsx'

/** Where to begin or to go on, and the two orders of a franchise. The address keeps the order. */
export function FranchiseOrders({ franchise }: { franchise: Franchise }) {
	const t = useTranslations(entityTranslations)
	const nameOf = useTitleName()
	const [query, setQuery] = useSearchParams()
	const [progress] = useState(() => createProgress(franchise.id))
	const state = useStore(progress.$state)
	const known = state.state === 'ready' ? state.value : undefined
	const order = query.get('order') === 'story' ? 'story' : 'release'
	const works = franchise.storylines.flat()
	const seen = works.filter(({ title }) => stateOf(known, title.id) === 'seen').length

	useEffect(() => progress.follow(), [progress])

	const workState = (id: number) => stateOf(known, id)
	const next = nextWork(franchise, workState)
	const start = works.find(({ title }) => title.id === franchise.start)
	const isNew = start && workState(franchise.start) === undefined && next !== start
	const list = (items: readonly FranchiseWork[], withRole: boolean) => (
		<WorkList works={items} withRole={withRole} stateOf={workState} start={isNew ? start : undefined} next={next} />
	)
	return (
		<Stack $gap={6}>
			<Picks>
				{isNew && <WorkPick work={start} label={t('franchise.start')} />}
				{next && <WorkPick work={next} label={t('franchise.next')} />}
			</Picks>
			{seen > 0 && (
				<Meta as="p" role="status">
					{t('franchise.progress', { seen, count: works.length })}
				</Meta>
			)}
			<Tabs
				label={t('franchise.order')}
				tabs={[
					{ id: 'release', label: t('franchise.release') },
					{ id: 'story', label: t('franchise.story') },
				]}
				selected={order}
				onSelect={(id) => setQuery(id === 'story' ? { order: id } : {}, { replace: true, preventScrollReset: true })}
			>
				{order === 'release' ? (
					list(inReleaseOrder(franchise), false)
				) : (
					<Stack $gap={8}>
						{sectionsOf(franchise).map((section, index, { length }) => (
							<Stack as="section" key={section.works[0]?.title.id} $gap={4}>
								{length > 1 && (
									<h2>
										{section.kind === 'single'
											? t('franchise.single')
											: t('franchise.storyline', {
													number: index + 1,
													name: section.title ? nameOf(section.title) : '',
												})}
									</h2>
								)}
								{list(section.works, section.kind === 'story')}
							</Stack>
						))}
					</Stack>
				)}
			</Tabs>
			{franchise.isCutOff && <Meta as="p">{t('franchise.cutOff')}</Meta>}
		</Stack>
	)
}

/** In the two columns of the works below, where there is room. */
const Picks = styled.div`
	display: grid;
	gap: ${space[3]} ${space[4]};
	${from.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
	&:empty { display: none; }
`
const Pick = styled(Card)`
	flex-direction: row;
	align-items: center;
	gap: ${space[4]};
	padding: ${space[3]};
	border-radius: ${radius.lg};
	background: linear-gradient(100deg, color-mix(in oklab, var(--tint) 38%, ${color.surface}), ${color.surface} 70%);
	box-shadow: inset 0 0 0 1px ${color.line};
	&:hover { background-color: ${color.raised}; box-shadow: inset 0 0 0 1px ${color.edge}; }
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
	> div { display: grid; justify-items: start; gap: ${space[2]}; min-width: 0; }
`
const Poster = styled(Picture)`
	flex: none;
	width: 6rem;
	border-radius: ${radius.md};
`
const Name = styled(CardTitle)`
	font: 700 ${size.xl}/1.2 ${font.display};
`

/** The work with which a reader begins or goes on. */
function WorkPick({ work, label }: { work: FranchiseWork; label: string }) {
	const locale = useLocale()
	const { title } = work
	const name = useTitleName()(title)
	return (
		<Pick style={{ '--tint': title.color } as React.CSSProperties}>
			<Poster
				src={localizedPosterUrl(locale, title.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
				alt=""
				width={96}
				height={144}
				color={title.color}
				eager
			/>
			<div>
				<Badge $tone="stamp">{label}</Badge>
				<Name to={titlePath(title)} title={name}>
					{name}
				</Name>
				<Meta>{useWorkFacts()(work, true)}</Meta>
			</div>
		</Pick>
	)
}
