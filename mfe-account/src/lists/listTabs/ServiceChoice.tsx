import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { facetsRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Button, Count, Popover, SkeletonText } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'

/** As many services are offered: those with the most titles. */
const OFFERED = 20

const Choice = styled.div`
	padding: 8px 16px;
`

interface ServiceChoiceProps {
	/** The keys of the services, separated by commas. */
	chosen: string | undefined
	onChange: (service: string | undefined) => void
}

/** The choice of the services on which the titles of a list have to be. */
export function ServiceChoice({ chosen, onChange }: ServiceChoiceProps) {
	const t = useTranslations(listTranslations)
	const keys = chosen?.split(',') ?? []
	const choose = (key: string, isChosen: boolean) =>
		onChange((isChosen ? [...keys, key] : keys.filter((each) => each !== key)).join() || undefined)
	return (
		<Popover
			label={t('listTabs.services')}
			button={(trigger) => (
				<Button {...trigger}>
					{t('listTabs.services')}
					{keys.length > 0 && <Count>{keys.length}</Count>}
				</Button>
			)}
		>
			<Services keys={keys} onChoose={choose} />
		</Popover>
	)
}

function Services({ keys, onChoose }: { keys: readonly string[]; onChoose: (key: string, isChosen: boolean) => void }) {
	const t = useTranslations(listTranslations)
	const [facets] = useState(() => createRemote(() => call(facetsRoute, { query: { kind: 'anime' } })))
	const state = useStore(facets.$state)
	useEffect(() => void facets.load(), [facets])
	if (state.state === 'failed') return <FailurePanel title={t('listTabs.services.failed')} onRetry={facets.load} />
	if (state.state === 'loading') return <SkeletonText lines={4} />
	const services = state.value.services.filter(({ key }, at) => at < OFFERED || keys.includes(key))
	return (
		<Choice>
			{services.length === 0 && t('listTabs.services.none')}
			{services.map(({ key, name }) => (
				<Switch key={key} label={name} checked={keys.includes(key)} onChange={(isChosen) => onChoose(key, isChosen)} />
			))}
		</Choice>
	)
}
