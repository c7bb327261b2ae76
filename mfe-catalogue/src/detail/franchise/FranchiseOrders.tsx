import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Franchise, FranchiseWork } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { createProgress, stateOf } from './franchiseProgress.ts'
import { inReleaseOrder, nextWork, sectionsOf } from './orders.ts'
import { WorkList } from './WorkList.tsx'
import { Picks, WorkPick } from './WorkPick.tsx'

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
