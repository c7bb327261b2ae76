import { useState } from 'react'
import { type CastMember, LANGUAGE_TAGS } from 'shared-contract'
import { nameOfCode, useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Section } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { CreditCard, CreditName, Credits, CreditText, creditPath } from './credits.tsx'
import { ShowMore } from './ShowMore.tsx'
import { titleTranslations } from './titleTranslations.ts'
import { firstVoiceLanguage, voiceLanguages, voicesIn } from './voiceLanguages.ts'

const FEW = 8

const Language = styled.div`
	flex: 0 1 15rem;
`

/** The characters of a title and their voice actors in one language; renders nothing if there are none. */
export function Cast({ cast }: { cast: readonly CastMember[] }) {
	const t = useTranslations(titleTranslations)
	const locale = useLocale()
	const [chosen, choose] = useState<string>()
	if (cast.length === 0) return null
	const languages = voiceLanguages(cast)
	const language = chosen ?? firstVoiceLanguage(languages, locale)
	return (
		<Section
			far
			title={t('title.cast')}
			actions={
				languages.length > 1 && (
					<Language>
						<Select
							label={t('title.cast.language')}
							hideLabel
							value={language}
							options={languages.map((value) => ({
								value,
								label: nameOfCode('language', value, LANGUAGE_TAGS[locale]),
							}))}
							onSelect={choose}
						/>
					</Language>
				)
			}
		>
			<ShowMore items={cast} few={FEW} more={t('title.cast.all', { number: cast.length })}>
				{(shown) => (
					<Credits>
						{shown.map((part) => (
							<Part key={part.character.id ?? part.character.name} part={part} language={language} />
						))}
					</Credits>
				)}
			</ShowMore>
		</Section>
	)
}

function Part({ part, language }: { part: CastMember; language: string | undefined }) {
	const t = useTranslations(titleTranslations)
	const { character, role } = part
	const voices = voicesIn(part, language)
	const [voice] = voices
	return (
		<CreditCard>
			<Avatar name={character.name} url={character.imageUrl} size={44} />
			<CreditText>
				<strong>
					<CreditName credit={character} to={creditPath('character', character)} />
				</strong>
				<span>{t(role ? `character.role.${role}` : 'title.cast.character')}</span>
			</CreditText>
			{voice && (
				<>
					<CreditText>
						{voices.map((person) => (
							<strong key={person.id ?? person.name}>
								<CreditName credit={person} to={creditPath('person', person)} />
							</strong>
						))}
						<span>{t('title.cast.voice')}</span>
					</CreditText>
					<Avatar name={voice.name} url={voice.imageUrl} size={44} />
				</>
			)}
		</CreditCard>
	)
}
