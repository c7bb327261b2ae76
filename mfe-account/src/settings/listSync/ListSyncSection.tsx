import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Meta, Panel, Skeleton, Stack } from 'shared-ui'
import { PanelSection } from '../style.ts'
import { createListSync } from './listSyncStore.ts'
import { ServicePanel } from './ServicePanel.tsx'
import { syncTranslations } from './syncTranslations.ts'

/** The sync of the list with each service of the site. A service leads back to this section, with a code or an error. */
export function ListSyncSection() {
	const t = useTranslations(syncTranslations)
	const [store] = useState(createListSync)
	const panel = useStore(store.$state)
	const [search, setSearch] = useSearchParams()
	const isTaken = useRef(false)
	useEffect(() => store.follow(), [store])
	useEffect(() => {
		const [code, state, error] = ['code', 'state', 'error'].map((name) => search.get(name))
		if (isTaken.current || (!code && !error)) return
		isTaken.current = true
		setSearch({}, { replace: true })
		if (code) void store.finish(code, state ?? '').then((outcome) => showOutcome(outcome, t('sync.connected')))
		else showToast('bad', t('sync.denied'))
	}, [search, setSearch, store, t])

	if (panel.state === 'failed') return <FailurePanel title={t('sync.failed')} onRetry={store.load} />
	return (
		<Stack $gap={8}>
			<Panel>
				<PanelSection>
					<div>
						<h2>{t('sync.title')}</h2>
						<Meta as="p">{t('sync.lead')}</Meta>
					</div>
					<Meta as="p">{t('sync.stays')}</Meta>
					{panel.state === 'loading' && <Skeleton $height="8rem" />}
				</PanelSection>
			</Panel>
			{panel.state === 'ready' &&
				panel.value.items.map((sync) => <ServicePanel key={sync.service} store={store} sync={sync} />)}
		</Stack>
	)
}
