import { useStore } from '@nanostores/react'
import { useId, useMemo, useState } from 'react'
import { LANGUAGE_TAGS, type Platform } from 'shared-contract'
import { collator, listFormat, nameOfCode, useLocale, useTranslations } from 'shared-i18n'
import { Button, ChevronDownIcon, ChevronUpIcon, Meta, Stack, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { PlatformButton } from '../title/PlatformButton.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { namedCountries } from './countries.ts'
import { $country, chooseCountry } from './country.ts'
import { servicesFor } from './servicesFor.ts'

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
				<Meta as="p">{t('title.watch.noneHere', { country: nameOfCode('region', country, tag) })}</Meta>
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

const Narrow = styled.div`
	max-width: 24rem;
`

/** The country in which the reader watches, which this browser remembers. */
function CountrySelect() {
	const t = useTranslations(titleTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const options = useMemo(
		() => namedCountries(tag).map(({ country, name }) => ({ value: country, label: name })),
		[tag],
	)
	const country = useStore($country)
	return (
		<Narrow>
			<Select label={t('title.watch.country')} value={country} options={options} onSelect={chooseCountry} />
		</Narrow>
	)
}

/** Countries that are named before the rest is counted. */
const MAX_NAMED = 6

interface Wish {
	sayCountries: boolean
	sayUnknown: boolean
}

/** Returns the function that tells the lines below the name of a service: its countries and its languages. */
function useServiceNote() {
	const t = useTranslations(titleTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const listed = (names: readonly string[]) => listFormat(tag, { style: 'narrow' }).format(names)

	function countriesLine(regions: readonly string[]): string {
		const names = regions.map((region) => nameOfCode('region', region, tag)).sort(collator(tag).compare)
		const count = names.length - MAX_NAMED
		const countries = listed(names.slice(0, MAX_NAMED))
		return count > 0 ? t('title.watch.moreCountries', { countries, count }) : countries
	}

	return ({ regions, languages }: Platform, { sayCountries, sayUnknown }: Wish): string[] => {
		const lines: string[] = []
		if (regions === undefined && sayUnknown) lines.push(t('title.watch.regionsUnknown'))
		if (regions !== undefined && sayCountries) lines.push(countriesLine(regions))
		if (languages !== undefined) {
			const names = languages.map((language) => nameOfCode('language', language, tag))
			lines.push(t('title.watch.languages', { languages: listed(names) }))
		}
		return lines
	}
}
