import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Franchise, FranchiseWork } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { createProgress, stateOf } from './franchiseProgress.ts'
import { inReleaseOrder, sectionsOf } from './orders.ts'
import { WorkList } from './WorkList.tsx'

/** The two orders of a franchise, and which works the reader has seen. The address keeps the order. */
export function FranchiseOrders({ franchise }: { franchise: Franchise }) {
	const t = useTranslations(entityTranslations)
	const nameOf = useTitleName()
	const [query, setQuery] = useSearchParams()
	const [progress] = useState(() => createProgress(franchise.id))
	const state = useStore(progress.$state)
	const known = state.state === 'ready' ? state.value : undefined
	const order = query.get('order') === 'release' ? 'release' : 'story'
	const works = franchise.storylines.flat()
	const seen = works.filter(({ title }) => stateOf(known, title.id) === 'seen').length

	useEffect(() => progress.follow(), [progress])

	const list = (items: readonly FranchiseWork[], withRole: boolean) => (
		<WorkList works={items} withRole={withRole} stateOf={(id) => stateOf(known, id)} />
	)
	return (
		<Stack $gap={4}>
			{seen > 0 && (
				<Meta as="p" role="status">
					{t('franchise.progress', { seen, count: works.length })}
				</Meta>
			)}
			<Tabs
				label={t('franchise.order')}
				tabs={[
					{ id: 'story', label: t('franchise.story') },
					{ id: 'release', label: t('franchise.release') },
				]}
				selected={order}
				onSelect={(id) => setQuery(id === 'release' ? { order: id } : {}, { replace: true, preventScrollReset: true })}
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
