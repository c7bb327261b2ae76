import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { type CharacterVoice, entityPath, LANGUAGE_TAGS, titlePath } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, Section, Stack } from 'shared-ui'
import { LanguageHeading } from '../entity/entityStyles.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { languageGroups, languageName } from '../entity/languageGroups.ts'
import { CreditCard, CreditName, Credits, CreditText } from '../title/credits.tsx'

/** The voices of a character, by language. */
export function VoicesOfCharacter({ voices }: { voices: readonly CharacterVoice[] }) {
	const t = useTranslations(entityTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const nameOf = useTitleName()
	return (
		<Section title={t('character.voices')}>
			<Stack $gap={6}>
				{languageGroups(voices, tag).map(({ language, items }) => (
					<Stack key={language} $gap={2}>
						<LanguageHeading>{languageName(language, tag)}</LanguageHeading>
						<Credits>
							{items.map(({ person, titles }) => (
								<CreditCard key={person.id}>
									<Avatar name={person.name} url={person.imageUrl} size={44} />
									<CreditText>
										<strong>
											<CreditName credit={person} to={entityPath('person', person.id)} />
										</strong>
										<span>
											{titles.map((title, index) => (
												<Fragment key={title.id}>
													{index > 0 && ', '}
													<Link to={titlePath(title)}>{nameOf(title)}</Link>
												</Fragment>
											))}
										</span>
									</CreditText>
								</CreditCard>
							))}
						</Credits>
					</Stack>
				))}
			</Stack>
		</Section>
	)
}
