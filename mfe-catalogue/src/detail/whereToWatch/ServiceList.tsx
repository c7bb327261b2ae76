import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { LANGUAGE_TAGS, type Platform } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Button, ChevronDownIcon, ChevronUpIcon, Meta, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { PlatformButton } from '../title/PlatformButton.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { countryName } from './countries.ts'
import { $country } from './country.ts'
import { servicesFor } from './servicesFor.ts'
import { useServiceNote } from './useServiceNote.ts'

const List = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
	gap: ${space[2]};
`

/** The services of a title: those for the reader's country, and behind a button those for other countries. */
export function ServiceList({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(titleTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const country = useStore($country)
	const { here, elsewhere } = servicesFor(platforms, country)
	const isKnown = platforms.some(({ regions }) => regions !== undefined)
	return (
		<Stack $gap={3}>
			{!isKnown && <Meta as="p">{t('title.watch.noCountry')}</Meta>}
			{here.length > 0 ? (
				<Services platforms={here} sayUnknown={isKnown} />
			) : (
				<Meta as="p">{t('title.watch.noneHere', { country: countryName(country, tag) })}</Meta>
			)}
			{elsewhere.length > 0 && <Elsewhere platforms={elsewhere} />}
			<CountrySelect />
		</Stack>
	)
}

function Elsewhere({ platforms }: { platforms: readonly Platform[] }) {
	const t = useTranslations(titleTranslations)
	const [isOpen, setOpen] = useState(false)
	const listId = useId()
	return (
		<>
			<div>
				<Button
					size="sm"
					variant="quiet"
					aria-expanded={isOpen}
					aria-controls={isOpen ? listId : undefined}
					onClick={() => setOpen(!isOpen)}
				>
					{t('title.watch.elsewhere', { number: platforms.length })}
					{isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
				</Button>
			</div>
			{isOpen && <Services id={listId} platforms={platforms} sayCountries />}
		</>
	)
}

interface ServicesProps {
	id?: string
	platforms: readonly Platform[]
	/** Names the countries of each service. */
	sayCountries?: boolean
	/** Says of a service without known countries that they are unknown. */
	sayUnknown?: boolean
}

function Services({ id, platforms, sayCountries = false, sayUnknown = false }: ServicesProps) {
	const noteOf = useServiceNote()
	return (
		<List id={id}>
			{platforms.map((platform) => (
				<li key={platform.name}>
					<PlatformButton platform={platform} notes={noteOf(platform, { sayCountries, sayUnknown })} />
				</li>
			))}
		</List>
	)
}
