import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import { titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Panel, SkeletonText, Stack } from 'shared-ui'
import { createNotInterested } from './notInterestedStore.ts'
import { sectionTranslations } from './sectionTranslations.ts'
import { PanelSection } from './style.ts'

/** The titles that the member does not want to be suggested, with a button to undo each. */
export function NotInterestedPanel() {
	const t = useTranslations(sectionTranslations)
	const nameOf = useTitleName()
	const headingId = useId()
	const [store] = useState(createNotInterested)
	const state = useStore(store.$state)
	useEffect(() => {
		void store.load()
	}, [store])
	return (
		<Panel>
			<PanelSection aria-labelledby={headingId}>
				<div>
					<h2 id={headingId}>{t('notInterested.title')}</h2>
					<Meta as="p">{t('notInterested.lead')}</Meta>
				</div>
				{state.state === 'loading' && <SkeletonText lines={2} />}
				{state.state === 'failed' && <FailurePanel title={t('notInterested.failed')} onRetry={store.load} />}
				{state.state === 'ready' && state.value.items.length === 0 && <Meta as="p">{t('notInterested.none')}</Meta>}
				{state.state === 'ready' && state.value.items.length > 0 && (
					<Stack as="ul" $gap={2}>
						{state.value.items.map((title) => (
							<Cluster as="li" key={title.id} $gap={3} $between>
								<Link to={titlePath(title)}>{nameOf(title)}</Link>
								<Button
									size="sm"
									aria-label={t('notInterested.undo.of', { title: nameOf(title) })}
									onClick={async () => showOutcome(await store.accept(title.id), t('forYou.accepted'))}
								>
									{t('notInterested.undo')}
								</Button>
							</Cluster>
						))}
					</Stack>
				)}
			</PanelSection>
		</Panel>
	)
}
