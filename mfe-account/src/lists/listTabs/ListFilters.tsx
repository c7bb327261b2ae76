import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { facetsRoute, GENRES, HOURS_LEFT, type Kind } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Button, ChipButton, Count, Popover, SkeletonText } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { formatsOf, type ListView } from './listView.ts'
import { optionsOf } from './optionsOf.ts'

export interface ListFiltersProps {
	kind: Kind
	view: ListView
	/** The tags of the list. */
	tags: readonly string[]
	onChange: (view: Partial<ListView>) => void
}

/** The filters of a list beside the text. */
export default function ListFilters({ kind, view, tags, onChange }: ListFiltersProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	return (
		<>
			<Select
				label={t('listTabs.sort.format')}
				hideLabel
				options={optionsOf(['', ...formatsOf(kind)], (format) =>
					format ? shared(`format.${format}`) : t('listTabs.format.all'),
				)}
				value={view.format ?? ''}
				onSelect={(format) => onChange({ format: format || undefined })}
			/>
			<Select
				label={t('listTabs.genre')}
				hideLabel
				options={optionsOf(['', ...GENRES], (genre) => (genre ? shared(`genre.${genre}`) : t('listTabs.genre.all')))}
				value={view.genre ?? ''}
				onSelect={(genre) => onChange({ genre: genre || undefined })}
			/>
			{(tags.length > 0 || view.tag) && (
				<Select
					label={t('listTabs.tag')}
					hideLabel
					options={optionsOf([...new Set(['', ...tags, ...(view.tag ? [view.tag] : [])])], (tag) =>
						tag ? `#${tag}` : t('listTabs.tag.all'),
					)}
					value={view.tag ?? ''}
					onSelect={(tag) => onChange({ tag: tag || undefined })}
				/>
			)}
			{kind === 'anime' && (
				<>
					<Select
						label={t('listTabs.hours')}
						hideLabel
						options={optionsOf(['', ...HOURS_LEFT], (hours) =>
							hours ? t('listTabs.hours.most', { hours }) : t('listTabs.hours.all'),
						)}
						value={view.hours ?? ''}
						onSelect={(hours) => onChange({ hours: hours || undefined })}
					/>
					<ServiceChoice chosen={view.service} onChange={(service) => onChange({ service })} />
				</>
			)}
			<ChipButton
				pressed={view.unrated}
				onClick={() => onChange(view.unrated ? { unrated: false } : { unrated: true, status: 'completed' })}
			>
				{t('listTabs.unrated')}
			</ChipButton>
		</>
	)
}

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
function ServiceChoice({ chosen, onChange }: ServiceChoiceProps) {
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
